import { type Cut, cut } from "./cut.ts";
import { type Limit, type Network, networks } from "./networks.ts";
import type { SharedPage } from "./shared-page.ts";
import { previewStyles } from "./styles.ts";

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const applied = (text: string, { room, measure }: Limit) => cut(text, room, measure);

/** "https://firm.example › services › cloud-migration", as search results write it. */
function crumbsOf({ url }: SharedPage): string {
  const { origin, pathname } = new URL(url);
  return [origin, ...pathname.split("/").filter(Boolean)].join(" › ");
}

const hostOf = ({ url }: SharedPage) => new URL(url).host;

/** Cards are served from the build beside this page, not from where the site will be. */
const pictureOf = ({ picture }: SharedPage) => `/social/${picture.split("/").at(-1)}`;

function line(part: string, { shown, lost }: Cut): string {
  const rest = lost ? `<p class="lost"><b>Cut:</b> ${escaped(lost)}</p>` : "";
  return `<p class="${part}">${escaped(shown)}</p>${rest}`;
}

function cutsOf(page: SharedPage, { picture, title, description }: Network): Cut[] {
  const texts = picture
    ? [page.title, page.description]
    : [page.searchTitle, page.searchDescription];
  return [title, description].flatMap((limit, index) =>
    limit ? [applied(texts[index] ?? "", limit)] : [],
  );
}

function previewOf(page: SharedPage, network: Network): string {
  const [title, description] = cutsOf(page, network);
  const where = network.picture ? hostOf(page) : `${page.siteName} · ${crumbsOf(page)}`;
  const picture = network.picture
    ? `<img src="${escaped(pictureOf(page))}" alt="${escaped(page.alt)}" width="1200" height="630" loading="lazy">`
    : "";
  return `<section data-network="${network.name}"><h3>${network.name}</h3><div class="preview">${picture}<p class="where">${escaped(where)}</p>${title ? line("title", title) : ""}${description ? line("description", description) : ""}</div></section>`;
}

const isCut = (page: SharedPage, network: Network) =>
  cutsOf(page, network).some(({ lost }) => lost);

function article(page: SharedPage): string {
  const cutBy = networks.filter((network) => isCut(page, network)).map(({ name }) => name);
  const verdict = cutBy.length
    ? `<span class="flag">Cut by ${cutBy.join(", ")}</span>`
    : "Shown whole";
  return `<article><h2>${escaped(page.path)}</h2><p class="verdict">${verdict}</p><div class="networks">${networks.map((network) => previewOf(page, network)).join("")}</div></article>`;
}

/** One page, without script, that shows every page as others will: for whoever is about to share it. */
export function previewPage(pages: readonly SharedPage[], palette: string): string {
  const counts = networks.map((network) => {
    const count = pages.filter((page) => isCut(page, network)).length;
    return `<li><b>${network.name}</b> cuts ${count} of ${pages.length}. ${network.rule}</li>`;
  });
  const [{ siteName } = { siteName: "" }] = pages;
  const title = escaped(`${siteName}: ${pages.length} pages as they are shared`);
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${palette}${previewStyles}</style></head><body><header><h1>${title}</h1><p>Titles, descriptions and cards from the build, as search engines and networks cut them. No network publishes its limits: take a cut near the end as a warning.</p><ul>${counts.join("")}</ul></header><main>${pages.map(article).join("")}</main></body></html>`;
}
