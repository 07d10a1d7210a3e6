import CMS from "@sveltia/cms";
import { contentFolder } from "../app/content/folder.ts";
import { files, folders } from "../app/content/schema/kinds.ts";
import { formatOf } from "../app/content/write.ts";
import { backend, isLocal } from "./backend.ts";
import { check } from "./check.tsx";
import { collections } from "./collections.ts";
import { movedFrom } from "./former-address.ts";
import { holdWhileSaving } from "./hold.ts";
import { type Entry, fileOf, opened } from "./loaded.ts";
import { nameOf } from "./name-of.ts";
import style from "./preview.css?raw";
import { Preview } from "./preview.tsx";

const all = [...Object.keys(files), ...Object.keys(folders).map((folder) => `${folder}/`)];
for (const name of all) {
  const extension = name === "legal/" ? "md" : "yaml";
  CMS.registerCustomFormat(nameOf(name), extension, formatOf(name));
  CMS.registerPreviewTemplate(nameOf(name), Preview);
}
for (const { name } of collections) CMS.registerPreviewTemplate(name, Preview);

let moved: ReturnType<typeof movedFrom>;
const nameAndData = (entry: Entry) => ({ name: fileOf(entry), data: entry.data });
CMS.registerEventListener({
  name: "preSave",
  handler({ entry }) {
    holdWhileSaving(Preview.field);
    const after = nameAndData(entry.toJS() as unknown as Entry);
    moved = opened.entry?.path ? movedFrom(nameAndData(opened.entry), after) : undefined;
    return moved && entry.setIn(["data", "formerly"], moved.formerly);
  },
});
CMS.registerEventListener({
  name: "postSave",
  handler({ entry }) {
    opened.entry = entry.toJS() as unknown as Entry;
    void Preview.open?.reload(opened.entry);
    if (moved)
      alert(`Links to ${moved.from} lead to ${moved.to} from now on: see “Former addresses”.`);
  },
});
CMS.registerPreviewStyle(style, { raw: true });
CMS.registerFieldType("check", check);

// At home nobody signs in.
const you = { backendName: "gitea", token: "you", login: "you" };
if (isLocal) localStorage["sveltia-cms.user"] = JSON.stringify(you);

CMS.init({
  config: {
    load_config_file: false,
    backend: backend(),
    media_folder: `${contentFolder}/pictures`,
    public_folder: "/pictures",
    media_libraries: {
      stock_assets: { providers: [] },
      default: { config: { slugify_filename: true } },
    },
    app_title: "Edit the site",
    slug: { encoding: "ascii", clean_accents: true },
    output: { omit_empty_optional_fields: true },
    collections,
  } as never,
});

/** Of a refused deletion the tool says nothing more. */
const ask = window.fetch;
window.fetch = async (...call) => {
  const answer = await ask(...call);
  const isDeletion = String(call[1]?.body).includes('"operation":"delete"');
  if (answer.status === 422 && isDeletion) {
    const { message } = (await answer.clone().json()) as { message: string };
    alert(`This cannot be deleted while others name it.\n\n${message}`);
  }
  return answer;
};

/** The tool doubles a row by this, which fails for one that was added since the form was opened. */
const clone = window.structuredClone;
window.structuredClone = (value, options) => {
  try {
    return clone(value, options);
  } catch {
    return JSON.parse(JSON.stringify(value));
  }
};
