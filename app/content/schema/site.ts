import { z } from "zod";
import { closedDays } from "./closed-days.ts";
import { eachOnce } from "./each-once.ts";
import {
  anyNumber,
  anyRows,
  choice,
  flag,
  group,
  line,
  link,
  list,
  reference,
  rows,
  whole,
} from "./fields.ts";
import { offersSchema, onlyWith } from "./offers.ts";

const mailbox = (title: string) =>
  z.email({ error: ({ input }) => `“${input}” is not an email address.` }).meta({ title });

/** A name or a number, which no translation changes. */
const same = { isFact: true } as const;

const languageCode = (title: string) =>
  z
    .string()
    .regex(/^[a-z]{2}(-[A-Z]{2})?$/, {
      error: ({ input }) => `“${input}” is not a language code. Write one like en-US or de.`,
    })
    .meta({ title, description: "Its code. For example: en-US or de" });

const item = { name: line("Name", 30), href: link("Address"), of: onlyWith() };
const items = (title: string) => anyRows(10, title, "Link", "{name}", item);

export const siteSchema = group("Site", {
  name: line(
    "Name of the firm",
    30,
    "As visitors know it: a phone has room for no more. The whole name goes under Legal name.",
  ).meta(same),
  legalName: line("Legal name", 60, "As registered. For example: Brightwater Ltd.").meta(same),
  tagline: line(
    "Tagline",
    60,
    "What the firm does, in a few words. Search results show it with the name.",
  ),
  pitch: line(
    "Pitch",
    80,
    "What your case studies prove, in a sentence or two. Texts take it as {site.pitch}.",
  ).exactOptional(),
  url: z
    .string()
    .regex(/^https:\/\/[^/]+$/, {
      error: ({ input }) =>
        `“${input}” is not the address of a site. Write it like https://example.com, without a path.`,
    })
    .meta({ title: "Address of the site", description: "For example: https://www.example.com" }),
  language: languageCode("Language"),
  languages: anyRows(12, "Languages", "Language", "{name}", {
    code: languageCode("Code"),
    name: line("Name", 30, "In the language itself. For example: Deutsch").meta(same),
  })
    .describe("All languages of the site, its first one first. Without others, leave it empty.")
    .superRefine(eachOnce("code")),
  currency: z
    .string()
    .refine((code) => Intl.supportedValuesOf("currency").includes(code), {
      error: ({ input }) => `“${input}” is not a currency code. Write one like USD or EUR.`,
    })
    .meta({ title: "Currency", description: "Its code. For example: USD or EUR" }),
  foundedYear: whole("Year founded", 1800, 2100).exactOptional(),
  address: group("Postal address", {
    street: line("Street", 60).meta(same),
    city: line("City", 40).meta(same),
    region: line("Region", 30, "A state or province, if addresses have one. For example: CA")
      .meta(same)
      .exactOptional(),
    postalCode: line("Postal code", 12).meta(same).exactOptional(),
    countryCode: z
      .string()
      .regex(/^[A-Z]{2}$/, {
        error: ({ input }) =>
          `“${input}” is not a country code. Write two capital letters, like US.`,
      })
      .meta({
        title: "Country code",
        description:
          "Two capital letters. For example: US. It decides how the address is laid out.",
      }),
    country: line(
      "Country",
      40,
      "Written at the end of the address, for readers abroad.",
    ).exactOptional(),
  }),
  area: line(
    "Service area",
    24,
    "Where the services are available. Search engines are told, too.",
  ).exactOptional(),
  headquarters: group("Headquarters", {
    state: line("State", 30).exactOptional(),
    country: line("Country", 30),
  }).exactOptional(),
  mailboxes: group("Email addresses", {
    info: mailbox("General"),
    privacy: mailbox("Privacy").exactOptional(),
    legal: mailbox("Legal").exactOptional(),
    accessibility: mailbox("Accessibility").exactOptional(),
    security: mailbox("Security").exactOptional(),
  }),
  closed: closedDays,
  phone: line("Phone", 24, "With its country code. For example: +1 916 555 0142")
    .meta(same)
    // What a phone would not dial must not be part of the number, as in +44 (0)20.
    .regex(/^\+\d+( \d+)*$/, {
      error: ({ input }) =>
        `“${input}” is not a phone number. Write it like +1 916 555 0142, with the country code and only digits and spaces.`,
    })
    .exactOptional(),
  phonePlace: choice(
    "Phone on every page",
    ["header", "footer"],
    "Where every page shows the phone number. Otherwise, only the contact page does.",
  ).exactOptional(),
  booking: link(
    "Booking calendar",
    "The address where visitors book a time, starting with https://. Name the calendar in the Privacy Policy.",
  ).exactOptional(),
  showsPrices: flag(
    "Published prices",
    "Turn it on if texts may state the firm’s fees. Otherwise they are refused: a price on a page is held against the next offer.",
  ),
  avoid: z
    .record(z.string(), line("Instead", 60).meta(same))
    .superRefine((words, { addIssue }) => {
      for (const word of Object.keys(words))
        try {
          new RegExp(word);
        } catch {
          addIssue({ code: "custom", path: [word], message: `“${word}” is not a pattern.` });
        }
    })
    .meta({
      title: "Words to avoid",
      description:
        "And what to write instead. A word may be a pattern: suppliers? stands for both numbers. For the first language.",
    })
    .exactOptional(),
  imageHosts: anyNumber(
    10,
    "Other sites with pictures",
    z
      .string()
      .refine(
        (host) =>
          URL.canParse(host) && host.startsWith("https://") && new URL(host).origin === host,
        {
          error: ({ input }) =>
            `“${input}” is not a host. Write it like https://example.com, without a path.`,
        },
      )
      .meta({ title: "Site" }),
  ).describe(
    "Pages may load client logos and portraits from there. For example: https://logos.example.com",
  ),
  offers: offersSchema.prefault({}),
  navigation: rows(2, 7, "Main menu", "Menu item", "{name}", {
    ...item,
    owns: list(
      1,
      5,
      "Other pages that highlight it",
      line("Address", 60, "For example: /case-study").meta(same),
    ).exactOptional(),
    inFooter: line(
      "Name in the footer",
      30,
      "Leave it empty to leave the item out of the footer.",
    ).exactOptional(),
  }),
  callToAction: group("Header button", {
    ...item,
    href: link("Address", "The page all calls to action lead to. For example: /contact").regex(
      /^\/[^?#]*$/,
      {
        error: ({ input }) =>
          `“${input}” is not a page of this site. It has to be one, because a topic is added to the address.`,
      },
    ),
  }),
  footerServices: anyRows(8, "Services in the footer", "Service", "{name}", {
    name: line("Name", 40),
    service: reference("services", "Service"),
  }),
  legalNavigation: items("Legal pages in the footer"),
  trustNavigation: items("Trust pages in the footer"),
  socialLinks: anyRows(6, "Social networks", "Network", "{name}", {
    ...item,
    icon: choice("Icon", ["facebook", "twitter", "linkedin", "instagram"]).meta({
      labels: { linkedin: "LinkedIn", twitter: "X (Twitter)" },
    }),
  }),
  editor: group("Where the content is kept", {
    branch: line("Branch", 60, "What is pushed to it is published.").meta(same),
    backend: choice("Repository host", ["github", "gitlab", "gitea"])
      .meta({ labels: { github: "GitHub", gitlab: "GitLab" } })
      .exactOptional(),
    repo: line("Repository", 100, "For example: owner/name.").meta(same).exactOptional(),
    url: link("Address of the host", "For a GitLab or Gitea of your own.").exactOptional(),
    signIn: link(
      "Address of the sign-in worker",
      "Without one, people sign in with an access token.",
    ).exactOptional(),
  })
    .describe("For publishing from the form, and for the editor of a team.")
    .exactOptional(),
});
