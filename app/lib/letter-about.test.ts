import { expect, it } from "vitest";
import { letterAbout } from "./letter-about";

const words = {
  site: { mailboxes: { info: "info@firm.test" } },
  letter: {
    subject: "A question",
    subjectAbout: "A question about {topic}",
    agenda: [{ line: "What we want:" }],
  },
} as unknown as Parameters<typeof letterAbout>[0];

it.each([
  ["anything", undefined, "A question", "What we want:"],
  ["a service", { title: "R&D $&" }, "A question about R&D $&", "What we want:"],
  [
    "a situation, in its own words",
    { subject: "We are late", letter: "We are late, again." },
    "We are late",
    "We are late, again.\n\nWhat we want:",
  ],
])("is about %s", (_, topic, subject, body) => {
  expect(letterAbout(words, topic)).toMatchObject({ to: "info@firm.test", subject, body });
});
