import type { ReactNode } from "react";
import { useWords } from "../lib/use-words";
import { Dock } from "./dock";
import { Footer } from "./footer";
import { Header } from "./header";
import { Ribbon } from "./ribbon";

export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <a
        href="#main"
        className="fixed top-3 left-3 z-20 [translate:0_-6rem] rounded-edge bg-action px-5 py-3 font-medium text-on-action focus:[translate:0] print:hidden"
      >
        {useWords().header.skip}
      </a>
      <Header />
      <Ribbon />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Dock />
    </>
  );
}
