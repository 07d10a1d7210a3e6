import { href } from "react-router";
import { ButtonLink } from "../../components/button";
import { ErrorFrame } from "../../components/error-frame";
import { useWords } from "../../lib/use-words";

/** What a host shows on a server error. Links only, because nothing else is sure to work then. */
export function ErrorPage() {
  const words = useWords().errors.server;
  return (
    <ErrorFrame words={words}>
      <div className="flex flex-wrap gap-3.5">
        {/* An empty href reloads the URL that failed. */}
        <ButtonLink href="">{words.reload}</ButtonLink>
        <ButtonLink href={href("/")} variant="secondary">
          {words.home}
        </ButtonLink>
      </div>
    </ErrorFrame>
  );
}
