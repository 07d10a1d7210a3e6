import { eachOnce } from "./each-once.ts";
import { exactly, group, line, link, list, text } from "./fields.ts";

const chatLink = group("Link", { label: line("Label", 60), href: link("Address") });
const linkList = (title: string) =>
  list(1, 4, title, chatLink, { row: "{label}" }).superRefine(eachOnce("href"));
const links = linkList("Links");

/** "price, prices, how much" as a list. */
const words = line("Words", 500, "In small letters, separated by commas; matched as whole words.")
  .refine((value) => value === value.toLowerCase(), "small letters only.")
  .refine(
    (value) => value.split(",").every((word) => /[\p{L}\p{N}]/u.test(word)),
    "a comma too many, or a word without a letter.",
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
  "say “link below” or “links below” if you mean the links, and no other words for them.",
);
const fallback = text("Reply", 260).refine(
  (value) => !speaksOfLinks.test(value),
  "no link may follow it: say nothing of links or pages.",
);

export const chatSchema = group("Chat", {
  greeting: text("Greeting", 160),
  disclosure: text("What it is, below the conversation", 100),
  topicReply: text("Reply to a chosen topic without a keyword", 100, "Its links follow."),
  keywords: list(
    1,
    20,
    "Keywords",
    group("Keyword", {
      keyword: line("Keyword", 20).refine(
        (word) => word === word.toLowerCase(),
        "small letters only.",
      ),
      replies: exactly(2, "Replies", reply),
    }),
    {
      hint: "The first keyword found anywhere in a message decides, even inside a word: “which” contains “hi”.",
      row: "{keyword}",
    },
  ),
  fallbacks: exactly(5, "Replies to everything else", fallback, {
    hint: "In this order: ask for details, ask to elaborate, offer help, recommend email, ask to rephrase.",
  }),
  topics: list(1, 20, "Topics", group("Topic", { label: line("Label", 20), words, links }), {
    row: "{label}",
  }).superRefine(eachOnce("label")),
  furtherWords: list(0, 20, "More words with links", group("Words", { words, links }), {
    row: "{words}",
  }),
  defaultLinks: linkList("Links if none were found"),
}).superRefine(({ keywords, fallbacks, topics, furtherWords }, context) => {
  const fault = (message: string, ...path: (string | number)[]) =>
    context.addIssue({ code: "custom", path, message });
  for (const [index, { keyword }] of keywords.entries()) {
    const earlier = keywords.slice(0, index).find((one) => keyword.includes(one.keyword));
    if (earlier)
      fault(
        `is never found, because “${earlier.keyword}” in “${keyword}” decides before: move it up, or delete it.`,
        "keywords",
        index,
        "keyword",
      );
  }
  const replies = [...keywords.flatMap(({ replies }) => replies), ...fallbacks];
  for (const [index, one] of replies.entries())
    if (replies.indexOf(one) < index) fault(`two replies are the same: “${one}”`, "keywords");
  const all = [...topics, ...furtherWords].flatMap(({ words }) => words);
  for (const [index, word] of all.entries())
    if (all.indexOf(word) < index) fault(`“${word}” stands in two places.`, "topics");
});
