import { eachOnce } from "./each-once.ts";
import { faultIn, group, line, link, list, rows, text } from "./fields.ts";

const chatLink = group("Link", { label: line("Label", 60), href: link("Address") });
const linkList = (title: string) =>
  list(1, 4, title, chatLink, { row: "{label}" }).superRefine(eachOnce("href"));
const links = linkList("Links");

/** "price, prices, how much" as a list. */
const words = line("Words", 500, "Lowercase, separated by commas. Matched as whole words.")
  .refine((value) => value === value.toLowerCase(), "has capital letters. Use lowercase.")
  .refine(
    (value) => value.split(",").every((word) => /[\p{L}\p{N}]/u.test(word)),
    "has an extra comma, or a word without letters.",
  )
  .transform(
    (value) =>
      value.split(",").map((word) => word.trim()) as unknown as readonly [string, ...string[]],
  );

/** How a reply may speak of the links that follow it. */
const pointsToLinks = /\blinks? below\b/;
const speaksOfLinks = /\blinks?\b|\bbelow\b|\bpages\b/i;
const reply = text("Reply", 260).refine(
  (value) => pointsToLinks.test(value) || !speaksOfLinks.test(value),
  "mentions links in other words. Say “link below” or “links below”.",
);
const fallback = text("Reply", 260).refine(
  (value) => !speaksOfLinks.test(value),
  "mentions links or pages, but none may follow. Leave them out.",
);

export const chatSchema = group("Chat", {
  greeting: text("Greeting", 160),
  disclosure: text("Disclosure", 100, "Says below the conversation that this is not a person."),
  topicReply: text("Reply to a topic", 100, "For a topic without a keyword. Its links follow."),
  meanwhile: text("After a fallback", 100, "Where pages were found. Their links follow."),
  keywords: rows(1, 20, "Keywords", "Keyword", "{keyword}", {
    keyword: line("Keyword", 20).refine(
      (word) => word === word.toLowerCase(),
      "has capital letters. Use lowercase.",
    ),
    replies: list(1, 6, "Replies", reply).describe("One of them is picked at random."),
  }).describe(
    "The first keyword found in a message decides, even inside a word: “which” contains “hi”.",
  ),
  fallbacks: list(1, 12, "Replies to everything else", fallback).describe(
    "One of them is picked at random: ask for details, offer help, or suggest an email.",
  ),
  letter: group("Email that is offered instead", {
    text: text("Text", 100, "To whom it goes, and that it is the visitor who sends it."),
    subject: line("Subject", 60),
    lines: list(0, 4, "Lines below the visitor’s words", line("Line", 60)).describe(
      "Each starts a sentence for the visitor to finish.",
    ),
    open: line("Button that opens the email", 34),
  }).describe("For a message about which nothing was found. The visitor’s own words begin it."),
  topics: rows(1, 20, "Topics", "Topic", "{label}", {
    label: line("Label", 20),
    words,
    links,
  }).superRefine(eachOnce("label")),
  furtherWords: rows(0, 20, "More words with links", "Words", "{words}", { words, links }),
  defaultLinks: linkList("Links when nothing matches"),
}).superRefine(({ keywords, fallbacks, topics, furtherWords }, context) => {
  const fault = faultIn(context);
  for (const [index, { keyword }] of keywords.entries()) {
    const earlier = keywords.slice(0, index).find((one) => keyword.includes(one.keyword));
    if (earlier)
      fault(
        `is never found, because “${keyword}” contains “${earlier.keyword}”, which comes first. Move it up, or delete it.`,
        "keywords",
        index,
        "keyword",
      );
  }
  const replies = [...keywords.flatMap(({ replies }) => replies), ...fallbacks];
  for (const [index, one] of replies.entries())
    if (replies.indexOf(one) < index) fault(`has the same reply twice: “${one}”`, "keywords");
  const all = [...topics, ...furtherWords].flatMap(({ words }) => words);
  for (const [index, word] of all.entries())
    if (all.indexOf(word) < index) fault(`has “${word}” in two places. Remove one.`, "topics");
});
