import { z } from "zod";
import { closedDays } from "./closed-days.ts";
import { choice, flag, group, line, link, list, reference, whole } from "./fields.ts";
import { offersSchema, onlyWith } from "./offers.ts";

const mailbox = (title: string) =>
  z.email({ error: ({ input }) => `“${input}” is no mailbox.` }).meta({ title });

const item = { name: line("Name", 30), href: link("Address"), of: onlyWith() };
const items = (title: string) =>
  list(0, 10, title, group("Link", item), { row: "{name}" }).prefault([]);

export const siteSchema = group("Site", {
  name: line("Name of the firm", 30),
  legalName: line("Legal name", 60),
  tagline: line("Tagline", 60),
  url: z
    .string()
    .regex(/^https:\/\/[^/]+$/, {
      error: ({ input }) => `“${input}”: write it as https://host, without a path.`,
    })
    .meta({ title: "Address of the site" }),
  language: z
    .string()
    .regex(/^[a-z]{2}(-[A-Z]{2})?$/, {
      error: ({ input }) => `“${input}” is no language: write en-US, or de.`,
    })
    .meta({ title: "Language" }),
  currency: z
    .string()
    .refine((code) => Intl.supportedValuesOf("currency").includes(code), {
      error: ({ input }) => `“${input}” is no currency: write its code, as USD or EUR.`,
    })
    .meta({ title: "Currency", description: "Its code: sums are given in it." }),
  foundedYear: whole("Founded in", 1800, 2100).exactOptional(),
  address: group("Postal address", {
    street: line("Street", 60),
    city: line("City", 40),
    region: line("Region", 30, "Where addresses have one, as CA.").exactOptional(),
    postalCode: line("Postal code", 12).exactOptional(),
    countryCode: z
      .string()
      .regex(/^[A-Z]{2}$/, {
        error: ({ input }) => `“${input}”: write the country in two capital letters, as NL.`,
      })
      .meta({
        title: "Country, in two letters",
        description: "An address is written in the order of its country.",
      }),
  }),
  area: line(
    "Where its services are available",
    24,
    "Also told to search engines.",
  ).exactOptional(),
  headquarters: group("Headquarters", {
    state: line("State", 30).exactOptional(),
    country: line("Country", 30),
  }).exactOptional(),
  mailboxes: group("Mailboxes", {
    info: mailbox("Everything else"),
    privacy: mailbox("Privacy").exactOptional(),
    legal: mailbox("Legal").exactOptional(),
    accessibility: mailbox("Accessibility").exactOptional(),
    security: mailbox("Security").exactOptional(),
  }),
  closed: closedDays,
  phone: line("Phone", 24, "With its country code, as +1 916 555 0142, or empty.")
    // What a phone would not dial must not be part of the number, as in +44 (0)20.
    .regex(/^\+\d+( \d+)*$/, {
      error: ({ input }) =>
        `“${input}”: write it as +1 916 555 0142, with its country code and no other signs.`,
    })
    .exactOptional(),
  phonePlace: choice(
    "Where every page shows the phone",
    ["header", "footer"],
    "Without one, only the contact page does.",
  ).exactOptional(),
  booking: link(
    "Calendar in which visitors choose a time",
    "Its https:// address, or empty. If you have one, name it in the Privacy Policy.",
  ).exactOptional(),
  showsPrices: flag(
    "Texts may name our fees",
    "Otherwise a text that does is refused, since a figure on a page is held against the next offer.",
  ),
  imageHosts: list(
    0,
    10,
    "Other hosts of client logos",
    z
      .string()
      .refine(
        (host) =>
          URL.canParse(host) && host.startsWith("https://") && new URL(host).origin === host,
        { error: ({ input }) => `“${input}”: write it as https://host, without a path.` },
      )
      .meta({ title: "Host" }),
    { hint: "As https://host. Pages may then load pictures from there." },
  ).prefault([]),
  offers: offersSchema.prefault({}),
  navigation: list(
    2,
    7,
    "Navigation",
    group("Item", {
      ...item,
      owns: list(1, 5, "Also active below", line("Path", 60)).exactOptional(),
      inFooter: line(
        "Name in the footer",
        30,
        "Empty if the footer leaves it out.",
      ).exactOptional(),
    }),
    { row: "{name}" },
  ),
  callToAction: group("The button of the header", {
    ...item,
    href: link("Address", "The page where all calls lead, as /contact.").regex(/^\/[^?#]*$/, {
      error: ({ input }) =>
        `“${input}”: write a page of this site, because a topic is added to its address.`,
    }),
  }),
  footerServices: list(
    0,
    8,
    "Services in the footer",
    group("Service", { name: line("Name", 40), service: reference("services", "Service") }),
    { row: "{name}" },
  ).prefault([]),
  legalNavigation: items("Legal pages in the footer"),
  trustNavigation: items("Pages with which visitors can check our claims"),
  socialLinks: list(
    0,
    6,
    "Social networks",
    group("Network", {
      ...item,
      icon: choice("Icon", ["facebook", "twitter", "linkedin", "instagram"]),
    }),
    { row: "{name}" },
  ).prefault([]),
  editor: group(
    "Where the content is kept",
    {
      branch: line("Branch", 60, "What is pushed to it is published."),
      backend: choice("Repository host", ["github", "gitlab", "gitea"]).exactOptional(),
      repo: line("Repository", 100, "For example: owner/name.").exactOptional(),
      url: link("Address of the host", "For a GitLab or Gitea of your own.").exactOptional(),
      signIn: link(
        "Address of the sign-in worker",
        "Without one, people sign in with an access token.",
      ).exactOptional(),
    },
    "For publishing from the form, and for the editor of a team.",
  ).exactOptional(),
});
