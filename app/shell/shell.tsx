import type { ReactNode } from "react";
import { useReveal } from "../browser/reveal";
import { ChatButton } from "../chat/chat-button";
import { BackToTop } from "./back-to-top";
import { Footer } from "./footer";
import { Header } from "./header";
import { RouteAnnouncer } from "./route-announcer";

/** What stands around every page. */
export function Shell({ children }: { children: ReactNode }) {
  useReveal();
  return (
    <>
      <a
        href="#main"
        className="fixed top-3 left-3 z-20 -translate-y-24 rounded-edge bg-action px-5 py-3 font-medium text-on-action focus:translate-y-0 print:hidden"
      >
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <ChatButton />
      <BackToTop />
      <RouteAnnouncer />
    </>
  );
}
