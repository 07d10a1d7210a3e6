/** A key that the site may store in the browser. */
export interface StoredKey {
  key: string;
  where: "session storage" | "local storage";
  holds: string;
  written: string;
  gone: string;
}

/**
 * All of these keys; /cookies and /security show this list, and a test compares it with what the code
 * writes.
 */
export const storedKeys: readonly StoredKey[] = [
  {
    key: "chat",
    where: "session storage",
    holds: "Both sides of the conversation, an unsent line, and the state of the panel",
    written: "With your first message to the assistant",
    gone: "When you press Clear, or when the tab closes",
  },
  {
    key: "scheme",
    where: "local storage",
    holds: "The word “light” or “dark”",
    written: "When you choose one of the two in the footer",
    gone: "When you choose System there",
  },
  {
    key: "slash",
    where: "local storage",
    holds: "The word “off”",
    written: "When you switch off the slash key in the search",
    gone: "When you switch it on there",
  },
];

/** The column headings of their table. */
export const storedKeyWords = {
  caption: "Everything that this site can store",
  key: "Key",
  where: "Where",
  holds: "What it holds",
  written: "Written",
  gone: "Gone",
};
