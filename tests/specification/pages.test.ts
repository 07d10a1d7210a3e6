import { expect, it } from "vitest";
import { bandOfKind, bandsOfKind } from "../../app/bands/band-words.test-helper.ts";
import { content } from "../../app/content/content.ts";
import { everywhere } from "../../app/security-headers.ts";

/** What the specification says of the pages of the sample; that a page says its words is tested in tests/pages. */

const { caseStudies, faq, pages, processSteps, recognition, site, testimonials, words } = content;
const pageAt = (path: string) => pages.find((page) => page.path === path);
const kindsOn = (path: string) => pageAt(path)?.bands.map(({ band }) => band);

it("has the specified parts of the home page, in order, at their anchors", () => {
  expect(kindsOn("/")).toEqual([
    ...["opening-picture", "figures", "featured-service", "clients", "process", "case-studies"],
    ...["quotes", "questions", "closing-call"],
  ]);
  const { heading, badge, second, figures } = bandOfKind("opening-picture");
  expect(heading).toBe("Elevating Enterprise Through Transformational Excellence");
  expect(badge).toContain("Global Excellence Award, Top Strategic Consultancy");
  expect(words.actions.schedule).toBe("Schedule a Consultation");
  expect(second).toEqual({ label: "View Solutions", href: "/services" });
  expect(figures.map(({ value }) => value)).toEqual(["£100B+", "92%", "35+"]);
  expect(site.tagline).toBe("Global Business Excellence Partner");
});

it("has four stat cards, six steps of four points, six case studies and four clients on home", () => {
  const values = bandOfKind("figures").cards.map(({ claim }) => claim.value);
  expect(values).toEqual(["98.5%", "1,250+", "37%", "5x"]);
  const drawn = [...bandOfKind("figures").cards, ...processSteps].filter(({ icon }) => icon);
  expect(drawn).toHaveLength(4 + 6);
  expect(recognition).toHaveLength(4);
  expect(processSteps.map(({ bulletPoints }) => bulletPoints.length)).toEqual([4, 4, 4, 4, 4, 4]);
  expect(recognition.map(({ description }) => description).join()).toContain(
    "450+ verified reviews",
  );
  expect([bandOfKind("case-studies").count, caseStudies.length]).toEqual([6, 8]);
  expect([bandOfKind("quotes").count, testimonials.length, faq.length]).toEqual([4, 8, 6]);
  expect(bandOfKind("case-studies").all).toEqual({
    label: "View Client Success Stories",
    href: "/client-success-stories",
  });
});

it("says of plans and dates what the case studies show", () => {
  const { text } = bandOfKind("case-studies");
  const plannedEnd = ({ approach }: (typeof caseStudies)[number]) =>
    Math.max(...approach.map(({ planned }) => planned?.to ?? 0));
  const late = caseStudies.filter((study) => study.months > plannedEnd(study));
  const fixed = caseStudies.filter(({ track }) => track.limit);
  expect(late.filter(({ track }) => !track.agreed)).toEqual([]);
  for (const { slug, track } of fixed)
    expect(track.finish?.at, slug).toBeLessThanOrEqual(track.limit?.at ?? 0);
  const inWords = (number: number) => words.durations.numbers[number - 1];
  const all = inWords(caseStudies.length);
  const said = text?.toLowerCase();
  expect(said).toContain(`${inWords(late.length)} of ${all} programs ended late`);
  expect(said).toContain(
    `${inWords(fixed.length)} of them were planned back from a date nobody could move, and met it`,
  );
  const [opening] = pageAt("/client-success-stories")?.bands ?? [];
  const { lead } = opening as { lead: string };
  const pitch = "Plans moved. The dates that could not move were kept.";
  expect(lead.startsWith(`${pitch} `)).toBe(true);
  expect(bandOfKind("case-studies").heading).toBe(pitch);
  expect(lead.toLowerCase()).toContain(`${inWords(late.length)} of ${all} programs ran late`);
});

it("has the picture, three figures, six values and the way to clients on About", () => {
  const { image, figures } = bandOfKind("opening-half");
  expect(image).toBe("/pictures/team-work.png");
  expect(figures?.map(({ value }) => value)).toEqual(["98%", "250+"]);
  expect(bandOfKind("values").values).toHaveLength(6);
  expect(JSON.stringify(pageAt("/about"))).toContain("See What Clients Say");
});

it("has a lead for each practice in their order, and hubs around the clock with California", () => {
  const practices = bandOfKind("practices").practices.map(({ service }) => service.id);
  expect(bandOfKind("practice-leads").leads.map(({ service }) => service?.id)).toEqual(practices);
  const { hubs } = bandOfKind("hubs");
  expect(hubs.map(({ place }) => place)).toContain("California");
  expect(hubs.filter(({ dutyDesk }) => dutyDesk)).toHaveLength(3);
});

it("has the specified words where nothing is found or something fails", () => {
  expect(words.errors.notFound).toMatchObject({
    heading: "Page Not Found",
    text: "We couldn't find the page you're looking for. It might have been moved, deleted, or never existed.",
    home: "Return to Home",
    services: "Browse Services",
  });
  expect(words.errors.caseStudy).toMatchObject({
    heading: "Case Study Not Found",
    text: "The case study you're looking for could not be found.",
  });
  expect(words.errors.server).toMatchObject({
    heading: "Something went wrong",
    text: "The application encountered an error. Please try refreshing the page.",
  });
});

it("has the specified links in header and footer", () => {
  const linksOf = (links: readonly { name: string; href: string }[]) =>
    links.map(({ name, href }) => `${name} ${href}`).join(", ");
  expect(linksOf(site.navigation)).toBe(
    "Home /, Services /services, Case Studies /client-success-stories, About /about, Contact /contact",
  );
  expect(linksOf([site.callToAction])).toBe("Get Started /contact");
  expect(site.navigation.map(({ inFooter }) => inFooter).filter(Boolean)).toEqual([
    ...["Home", "Services", "About Us", "Contact"],
  ]);
  expect(site.footerServices.map(({ service }) => service)).toEqual([
    ...["project-management-service", "strategic-consulting", "digital-transformation"],
    ...["enterprise-transformation", "ai-ml-solutions"],
  ]);
  expect(linksOf(site.legalNavigation)).toBe(
    "Privacy Policy /privacy-policy, Terms of Service /terms-of-service, Cookies /cookies",
  );
  expect(site.socialLinks.map(({ name }) => name)).toEqual([
    ...["Facebook", "Twitter", "LinkedIn", "Instagram"],
  ]);
});

it("says in the privacy policy who the firm is and what the law asks of it", () => {
  const policy = JSON.stringify(pageAt("/privacy-policy"));
  for (const said of [
    "For the purposes of the GDPR we are the controller",
    "Do Not Track",
    "Global Privacy Control",
    "professional information",
    "the length of the engagement plus seven years",
    `${site.legalName}, ${site.postalAddress},`,
  ])
    expect(policy).toContain(said);
  expect(JSON.stringify(pageAt("/terms-of-service"))).toContain(
    `${site.legalName}, ${site.postalAddress},`,
  );
});

it("says what the headers say", () => {
  const age = Number(/max-age=(\d+)/.exec(everywhere["Strict-Transport-Security"])?.[1]);
  const [meanings] = bandsOfKind("text").flatMap(({ headers }) => headers ?? []);
  expect(age / 31_536_000).toBe(2);
  expect(meanings?.["Strict-Transport-Security"]).toContain("two years");
});

it.each([
  ["/privacy-policy", site.mailboxes.privacy],
  ["/terms-of-service", site.mailboxes.legal],
  ["/cookies", site.mailboxes.privacy],
  ["/accessibility", site.mailboxes.accessibility],
  ["/security", site.mailboxes.security],
])("%s gives the mailbox for its questions: %s", (address, mailbox) => {
  expect(JSON.stringify(pageAt(address)?.bands)).toContain(mailbox);
});
