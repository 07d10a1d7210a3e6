import { FinishedHtml } from "../components/finished-html";
import { FooterContent } from "./footer-content";

/** Every document brings it, so the browser needs no code for it. */
export function Footer() {
  return (
    <footer className="on-ink border-line border-t pt-16 pb-24">
      <FinishedHtml name="footer">
        {import.meta.env.SSR ? <FooterContent /> : undefined}
      </FinishedHtml>
    </footer>
  );
}
