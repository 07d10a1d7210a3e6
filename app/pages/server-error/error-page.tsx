import { href } from "react-router";
import { ButtonLink } from "../../components/button";
import { Label } from "../../components/section";
import { useWords } from "../../lib/use-words";

/** What a host shows on a server error. Links only, because nothing else is sure to work then. */
export function ErrorPage() {
  const words = useWords().errors.server;
  return (
    <div className="wrap grid min-h-[70svh] content-center gap-y-6 py-band">
      <Label>{words.label}</Label>
      <h1 className="display text-title-1">{words.heading}</h1>
      <p className="lede text-lead text-muted">{words.text}</p>
      <div className="flex flex-wrap gap-3.5">
        {/* An empty href reloads the URL that failed. */}
        <ButtonLink href="">{words.reload}</ButtonLink>
        <ButtonLink href={href("/")} variant="secondary">
          {words.home}
        </ButtonLink>
      </div>
    </div>
  );
}
