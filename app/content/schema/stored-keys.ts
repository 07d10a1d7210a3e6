import { group, line, rows } from "./fields.ts";
import { onlyWith } from "./offers.ts";

export const storedKeysSchema = group("Stored data", {
  words: group("Table headings", {
    caption: line("Caption", 60),
    key: line("Key", 30),
    where: line("Place", 30),
    holds: line("Contents", 30),
    written: line("When it is written", 30),
    gone: line("When it is deleted", 30),
  }),
  keys: rows(1, 10, "Keys", "Key", "{key}", {
    key: line("Key", 20).meta({ isFact: true }),
    of: onlyWith(),
    where: line("Place", 30, "Session storage or local storage."),
    holds: line("Contents", 120),
    written: line("When it is written", 120),
    gone: line("When it is deleted", 120),
  }),
});
