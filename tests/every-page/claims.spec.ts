import { type ChildNode, type Document, type Element, hasChildren, isTag } from "domhandler";
import { findAll, findOne, innerText } from "domutils";
import { parse } from "parse5";
import { adapter as treeAdapter } from "parse5-htmlparser2-tree-adapter";
import { figuresBeyond, figuresIn } from "../../app/content/claim-figures.ts";
import { allClaims, type Claim, claims } from "../../app/content/claims.ts";
import { allPages } from "../../app/lib/pages.ts";
import { fileOf, read } from "../support/built-files.ts";
import { expect, test } from "../support/fixtures.ts";

/** The ledger and the pages hold each other: no figure without a row, no row without a figure. */

const ledgerPage = "/about";
const ledgerId = "how-we-measure";
const rowOf = (claim: string) => `${ledgerPage}#${claim}`;
const knownClaims: Record<string, Claim> = claims;

/**
 * Pages that tell of one service or of one client: their figures are that story's own. And the page
 * whose figures the build measures in itself, which a test of its own holds (pages/trust.spec.ts).
 */
const isDetail = (page: string) =>
  /^\/(services|case-study)\/./.test(page) || page === "/accessibility";

const documents = new Map<string, Document>(
  allPages.map((page) => [page, parse(read(fileOf(page)), { treeAdapter })]),
);

const elementsIn = (page: string, accepts: (element: Element) => boolean) =>
  findAll(accepts, documents.get(page)?.children ?? []);

const isLinkTo = (href: string) => (element: Element) =>
  element.name === "a" && element.attribs.href === href;

function isInLedger(element: Element): boolean {
  for (let up: Element["parent"] = element; up && isTag(up); up = up.parent)
    if (up.attribs.id === ledgerId) return true;
  return false;
}

/** A figure and its link share a box: the figure itself, or up to three boxes around it. */
function hasLinkNearby(element: Element, href: string): boolean {
  let box: Element["parent"] = element;
  for (let step = 0; step <= 3 && box && isTag(box); step++, box = box.parent)
    if (isLinkTo(href)(box) || findOne(isLinkTo(href), box.children)) return true;
  return false;
}

/** What is shown of claims, away from the ledger. */
const shown = allPages.flatMap((page) =>
  elementsIn(page, ({ attribs }) => "data-claim" in attribs)
    .filter((element) => !isInLedger(element))
    .map((element) => ({
      page,
      element,
      id: element.attribs["data-claim"] ?? "",
      text: innerText(element),
    })),
);

/** The words of a page that are its own: no claim, chart, story or quotation, and not the ledger. */
function proseOf(nodes: readonly ChildNode[]): string {
  return nodes
    .map((node) => {
      if (!hasChildren(node)) return innerText(node);
      if (!isTag(node)) return "";
      const { name, attribs } = node;
      const isOthers =
        "data-claim" in attribs || "data-sample" in attribs || attribs.id === ledgerId;
      return isOthers || ["blockquote", "script", "style"].includes(name)
        ? ""
        : ` ${proseOf(node.children)} `;
    })
    .join("");
}

const complain = (problems: readonly string[]) => expect(problems, problems.join("\n")).toEqual([]);

test("every figure that is shown as a claim is in the ledger", () => {
  expect(shown.length).toBeGreaterThan(100);
  complain(
    shown.flatMap(({ page, id, text }) => {
      const claim = knownClaims[id];
      if (!claim)
        return [`${page}: data-claim="${id}" is no id of app/content/claims.ts; take one that is.`];
      return figuresBeyond(claim, text).map(
        (figure) =>
          `${page} shows ${figure} as “${id}”; app/content/claims.ts says ${claim.value}.`,
      );
    }),
  );
});

test("every figure that is shown as a claim leads to its row with one click", () => {
  complain(
    shown
      .filter(({ element, id }) => !hasLinkNearby(element, rowOf(id)))
      .map(
        ({ page, id, text }) =>
          `${page} shows “${text}” with no link to ${rowOf(id)}: put a ClaimLink beside it.`,
      ),
  );
});

for (const page of allPages.filter((path) => !isDetail(path)))
  test(`${page} claims nothing in its sentences that the ledger does not show`, () => {
    const main = elementsIn(page, ({ name }) => name === "main");
    expect(main, `${page} has one <main>`).toHaveLength(1);
    complain(
      figuresIn(proseOf(main)).map(
        (figure) =>
          `${page} says ${figure}: add it to app/content/claims.ts and show it with CitedText or ClaimRow, or say it without a figure.`,
      ),
    );
  });

test("every claim of the ledger is shown on a page", () => {
  complain(
    allClaims
      .filter(
        (claim) => !shown.some(({ id, text }) => id === claim.id && text.includes(claim.value)),
      )
      .map(
        ({ id, value }) =>
          `app/content/claims.ts “${id}”: no page shows ${value}; show it or take it out.`,
      ),
  );
});

test("the ledger has a row for every claim, with its whole evidence", () => {
  const rows = elementsIn(
    ledgerPage,
    (element) => isInLedger(element) && (element.attribs.id ?? "") in knownClaims,
  );
  expect(
    rows.map(({ attribs }) => attribs.id),
    `${ledgerPage} has one row for each claim: see app/pages/about/claims-ledger.tsx`,
  ).toEqual(allClaims.map(({ id }) => id));
  complain(
    allClaims.flatMap(
      ({ id, value, scope, period, method, checkedBy, trend, benchmark, cases }) => {
        const row = rows.find(({ attribs }) => attribs.id === id);
        const text = row ? innerText(row) : "";
        const links = row ? findAll(({ name }) => name === "a", row.children) : [];
        const words = [value, scope, period, method, checkedBy, trend?.value, benchmark?.value];
        return [
          ...words.flatMap((part) =>
            !part || text.includes(part) ? [] : [`${rowOf(id)} does not say “${part}”.`],
          ),
          ...(cases ?? []).flatMap(({ slug, shows }) =>
            links.some(isLinkTo(`/case-study/${slug}`)) && text.includes(shows)
              ? []
              : [`${rowOf(id)} does not lead to /case-study/${slug}, which shows ${shows}.`],
          ),
        ];
      },
    ),
  );
});

test("no link leads to a row that is not there", () => {
  const ids = new Set(elementsIn(ledgerPage, () => true).map(({ attribs }) => attribs.id));
  complain(
    allPages.flatMap((page) =>
      elementsIn(page, ({ name }) => name === "a")
        .map(({ attribs }) => attribs.href ?? "")
        .filter((href) => href.startsWith(`${ledgerPage}#`))
        .filter((href) => !ids.has(href.slice(ledgerPage.length + 1)))
        .map((href) => `${page} links to ${href}, and ${ledgerPage} has no such id.`),
    ),
  );
});
