import { choice, group, line, list } from "./fields.ts";
import { onlyWith } from "./offers.ts";

const storage = choice("Where", ["session storage", "local storage"]);

export const storedKeysSchema = group("What the browser may keep", {
  words: group("Headings of the table", {
    caption: line("Caption", 60),
    key: line("Key", 30),
    where: line("Where", 30),
    holds: line("What it holds", 30),
    written: line("Written", 30),
    gone: line("Gone", 30),
  }),
  keys: list(
    1,
    10,
    "Keys",
    group("Key", {
      key: line("Key", 20),
      of: onlyWith(),
      where: storage,
      holds: line("What it holds", 120),
      written: line("Written", 120),
      gone: line("Gone", 120),
    }),
    { row: "{key}" },
  ),
});
