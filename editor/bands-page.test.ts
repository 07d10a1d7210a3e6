import { expect, it } from "vitest";
import { bandKinds } from "../app/bands/kinds.ts";
import { readWithDrafts } from "../app/content/read-content.ts";
import { bandsPage } from "./bands-page.ts";

const rows = bandsPage().split("<li>").slice(1);
const { content } = readWithDrafts();
const onPages = [...(content?.pages ?? []), ...(content?.entryPages ?? [])];

it.each(bandKinds.map(({ kind, title, about }) => ({ kind, title, about })))(
  "shows $kind where a page has it, or says that none has it",
  ({ kind, title, about }) => {
    const row = rows.find((one) => one.includes(`<h2>${title}</h2><p>${about}</p>`));
    const isUsed = onPages.some(({ bands }) => bands.some(({ band }) => band === kind));
    expect(row).toMatch(isUsed ? /<iframe .*<p>Used on <a /s : /<p>No page uses it yet\./);
  },
);
