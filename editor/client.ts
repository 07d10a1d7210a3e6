import CMS from "@sveltia/cms";
import { contentFolder } from "../app/content/folder.ts";
import { mendedIn } from "../app/content/mended.ts";
import { folderOf } from "../app/content/moved-names.ts";
import { idOf } from "../app/content/rules/references.ts";
import { files, folders } from "../app/content/schema/file-schemas.ts";
import { formatOf, formatOfWords } from "../app/content/write.ts";
import { backend, hasReviews, isLocal, language, translations } from "./backend.ts";
import { check } from "./check.tsx";
import { collections } from "./collections.ts";
import { formerlyOf } from "./former-address.ts";
import { holdWhileSaving } from "./hold.ts";
import { type Entry, entryOf, fileOf, opened } from "./loaded.ts";
import { Point } from "./point.tsx";
import style from "./preview.css?raw";
import { Preview } from "./preview.tsx";
import { nameOf } from "./relation.ts";
import { listenToServer } from "./told.ts";

const all = [...Object.keys(files), ...Object.keys(folders).map((folder) => `${folder}/`)];
for (const name of all) {
  const extension = name === "legal/" ? "md" : "yaml";
  const { fromFile, toFile } = formatOf(name);
  CMS.registerCustomFormat(nameOf(name), extension, {
    fromFile,
    // Of a translation the server takes the words, row by row: also one without words keeps its place.
    toFile: ({ locale, ...value }) =>
      translations.includes(String(locale))
        ? formatOfWords(name).toFile({ ...value, locale })
        : toFile(value),
  });
  CMS.registerPreviewTemplate(nameOf(name), Preview);
}
for (const { name } of collections) CMS.registerPreviewTemplate(name, Preview);

const nameAndData = (entry: Entry) => ({ name: fileOf(entry), data: entry.data });

type Saved = Parameters<Parameters<typeof CMS.registerEventListener>[0]["handler"]>[0]["entry"];

/** What is typed in another language is mended as well; what is new in it begins as a draft. */
function withTranslations(entry: Saved, { i18n = {}, newRecord, ...own }: Entry): Saved {
  const name = fileOf(own);
  return translations.reduce((changed, code) => {
    const words = i18n[code]?.data;
    if (!words) return changed;
    const isDraft = newRecord && folderOf(name);
    const start = isDraft ? changed.setIn(["i18n", code, "data", "draft"], true) : changed;
    return mendedIn(name, words, code).reduce(
      (next, { path, text }) => next.setIn(["i18n", code, "data", ...path], text),
      start,
    );
  }, entry);
}

CMS.registerEventListener({
  name: "preSave",
  handler({ entry }) {
    holdWhileSaving(Preview.field, Preview.locale);
    const own = entryOf(entry);
    const after = nameAndData(own);
    const formerly = opened.entry?.path && formerlyOf(nameAndData(opened.entry), after);
    const start = formerly ? entry.setIn(["data", "formerly"], formerly) : entry;
    return mendedIn(after.name, after.data, language).reduce(
      (changed, { path, text }) => changed.setIn(["data", ...path], text),
      withTranslations(start, own),
    );
  },
});
CMS.registerEventListener({
  name: "postSave",
  handler({ entry }) {
    const saved = entryOf(entry);
    // The tool would look for a renamed entry under its old name when the form is loaded again.
    if (opened.entry?.path && opened.entry.path !== saved.path)
      history.replaceState(null, "", location.hash.replace(/[^/]*$/, idOf(saved.path)));
    opened.entry = saved;
    void Preview.open?.reload(saved);
  },
});
CMS.registerPreviewStyle(style, { raw: true });
CMS.registerFieldType("check", check);
CMS.registerFieldType("point", Point);

// At home nobody signs in.
const you = { backendName: "gitea", token: "you", login: "you" };
if (isLocal) localStorage["sveltia-cms.user"] = JSON.stringify(you);

/** Larger than any page shows it. */
const photo = { quality: 92, width: 3200, height: 3200 };

CMS.init({
  config: {
    load_config_file: false,
    backend: backend(),
    publish_mode: hasReviews ? "editorial_workflow" : "simple",
    media_folder: `${contentFolder}/pictures`,
    public_folder: "/pictures",
    media_libraries: {
      stock_assets: { providers: [] },
      // What a phone takes is turned into WebP in the browser: where it was taken stays on the phone.
      default: {
        config: { slugify_filename: true, transformations: { heic: photo, jpeg: photo } },
      },
    },
    app_title: "Edit the site",
    slug: { encoding: "ascii", clean_accents: true },
    ...(translations.length && {
      i18n: {
        structure: "multiple_folders",
        locales: [language, ...translations],
        default_locale: language,
        // What is not translated stays so until somebody asks for it.
        initial_locales: "default",
        omit_default_locale_from_file_path: true,
      },
    }),
    output: { omit_empty_optional_fields: true },
    collections,
  } as never,
});

listenToServer();

/** The tool doubles a row by this, which fails for one that was added since the form was opened. */
const clone = window.structuredClone;
window.structuredClone = (value, options) => {
  try {
    return clone(value, options);
  } catch {
    return JSON.parse(JSON.stringify(value));
  }
};
