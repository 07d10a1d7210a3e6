import { href } from "react-router";
import { ButtonLink } from "../../components/button";
import { servicesPath } from "../../lib/paths";
import { useContent, useWords } from "../../lib/use-words";
import { NearestPages } from "./nearest-pages";

/** A small schedule with its critical bar missing, as a picture of the missing page. */
function MissingBar() {
  return (
    <div aria-hidden="true" className="grid max-w-xl grid-cols-12 gap-y-2.5">
      <div data-bar className="col-span-5 h-3.5 rounded-edge bg-text" />
      <div className="col-span-5 col-start-4 row-start-2 h-3.5 rounded-edge border border-mark border-dashed" />
      <div data-bar className="col-span-5 col-start-8 row-start-3 h-3.5 rounded-edge bg-text" />
    </div>
  );
}

function Words() {
  const words = useWords().errors.notFound;
  const services = servicesPath(useContent());
  return (
    <div className="twelve items-end gap-y-8">
      <div className="min-w-0 lg:col-span-7">
        <p
          aria-hidden="true"
          className="display mb-8 overflow-x-clip text-[min(50vw,21rem)] leading-[0.75]! lg:text-[min(27vw,21rem)]"
        >
          404
        </p>
        <MissingBar />
      </div>
      <div className="lg:col-span-4 lg:col-start-9">
        <h1 className="display text-title-1">{words.heading}</h1>
        <p className="mt-5 lede text-lead text-muted">{words.text}</p>
        <div className="mt-7 flex flex-wrap gap-3.5">
          <ButtonLink href={href("/")}>{words.home}</ButtonLink>
          {services && (
            <ButtonLink href={services} variant="secondary">
              {words.services}
            </ButtonLink>
          )}
        </div>
      </div>
    </div>
  );
}

export function NotFound() {
  return (
    <div className="wrap min-h-[70svh] py-[clamp(3.5rem,7vw,6rem)]">
      <Words />
      {useWords().search && <NearestPages />}
    </div>
  );
}
