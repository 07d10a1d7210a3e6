import { href } from "react-router";
import { attachStages } from "../browser/chart-stage";
import { FinishedHtml } from "../components/finished-html";
import { SectionHead } from "../components/section";
import { branded } from "../lib/branded.server";
import { finishedHtml } from "../lib/finished-html.server";
import { pageHead } from "../lib/page-head.server";
import { picturePreloads } from "../lib/picture-preloads.server";
import { servicesPageData } from "../lib/services-page-data.server";
import { ClosingCall } from "../sections/closing-call.server";
import { GroupNavigation } from "../sections/services/group-navigation";
import { ServiceGroups } from "../sections/services/groups.server";
import { ServicesLanding } from "../sections/services/landing.server";
import type { Route } from "./+types/services";

export function loader() {
  const path = href("/services");
  const { head, landing, all } = servicesPageData();
  const { picture, closing } = landing;
  return branded({
    meta: pageHead({ ...head, path }),
    preloads: picturePreloads(picture),
    landing: finishedHtml(path, <ServicesLanding landing={landing} />),
    head: finishedHtml(
      path,
      <SectionHead id="services-heading" {...all.section}>
        {all.section.text}
      </SectionHead>,
    ),
    contents: all.contents,
    groups: finishedHtml(path, <ServiceGroups {...all} />),
    closing: finishedHtml(
      path,
      <ClosingCall {...closing} buttonLabel="Schedule a Strategic Consultation" />,
    ),
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData.meta;
}

export default function Services({ loaderData }: Route.ComponentProps) {
  const { landing, preloads, head, contents, groups, closing } = loaderData;
  return (
    <>
      <FinishedHtml name="landing" html={landing} preloads={preloads} />
      <section id="services" aria-labelledby="services-heading" className="py-band">
        <div className="wrap">
          <FinishedHtml name="head" html={head} />
          <div className="services-layout">
            <GroupNavigation contents={contents} />
            <FinishedHtml name="groups" html={groups} attach={attachStages} />
          </div>
        </div>
      </section>
      <FinishedHtml name="closing" html={closing} />
    </>
  );
}
