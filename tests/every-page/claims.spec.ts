import { selectOne } from "css-select";
import { type ChildNode, type Element, hasChildren, isTag } from "domhandler";
import { innerText } from "domutils";
import { pathOfKind } from "../../app/bands/band-words.test-helper.ts";
import { content } from "../../app/content/content.ts";
import type { Claim } from "../../app/content/types.ts";
import { claimPath } from "../../app/lib/paths.ts";
import { allPages } from "../../app/site.ts";
import { elementsOf, firstOf } from "../support/built-documents.ts";
import { figuresBeyond, figuresIn } from "../support/claim-figures.ts";
import { isInFirst } from "../support/first-language.ts";
import { expect, test } from "../support/fixtures.ts";

const { claims } = content;
const firstPages = allPages.filter(isInFirst);

/** The ledger and the pages hold each other: no figure without a row, no row without a figure. */

const [ledgerPage = "", ledgerId = ""] = claimPath(content)?.split("#") ?? [];
const rowOf = (claim: string) => `${ledgerPage}#${claim}`;
const knownClaims = new Map<string, Claim>(claims.map((claim) => [claim.id, claim]));

/**
 * Pages that tell of one service or of one client: their figures are its own.
 * And the page that tells how it was measured itself.
 */
const isDetail = (page: string) =>
  /^\/(services|case-study)\/./.test(page) || page === pathOfKind("contrast");

/** A figure and its link share a box: the figure itself, or up to three boxes around it. */
function hasLinkNearby(element: Element, href: string): boolean {
  let box: Element["parent"] = element;
  for (let step = 0; step <= 3 && box && isTag(box); step++, box = box.parent)
    if (selectOne(`a[href="${href}"]`, [box])) return true;
  return false;
}

/** What is shown of claims, away from the ledger. */
const shown = firstPages.flatMap((page) =>
  elementsOf(page, `[data-claim]:not(#${ledgerId} *)`).map((element) => ({
    page,
    element,
    id: element.attribs["data-claim"] ?? "",
    text: innerText(element),
  })),
);

/** The words of a page that are its own: no claim, chart, sample or quotation, and not the ledger. */
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
  expect(shown).not.toEqual([]);
  complain(
    shown.flatMap(({ page, id, text }) => {
      const claim = knownClaims.get(id ?? "");
      if (!claim)
        return [`${page}: data-claim="${id}" is no id of content/claims.yaml; take one that is.`];
      return figuresBeyond(claim, text).map(
        (figure) => `${page} shows ${figure} as “${id}”; content/claims.yaml says ${claim.value}.`,
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

test("no sentence of a page claims what the ledger does not show", () => {
  complain(
    firstPages
      .filter((page) => !isDetail(page))
      .flatMap((page) => {
        const main = elementsOf(page, "main");
        expect(main, `${page} has one <main>`).toHaveLength(1);
        return figuresIn(proseOf(main)).map(
          (figure) =>
            `${page} says ${figure}: add it to content/claims.yaml and show it with CitedText or ClaimRow, or say it without a figure.`,
        );
      }),
  );
});

test("every claim of the ledger is shown on a page", () => {
  complain(
    claims
      .filter(
        (claim) => !shown.some(({ id, text }) => id === claim.id && text.includes(claim.value)),
      )
      .map(
        ({ id, value }) =>
          `content/claims.yaml “${id}”: no page shows ${value}; show it or take it out.`,
      ),
  );
});

test("the row of a claim says its trend and benchmark, and leads to the case studies that show it", () => {
  complain(
    claims.flatMap(({ id, trend, benchmark, cases = [] }) => {
      const row = firstOf(ledgerPage, `li:has([id="${id}"])`);
      const text = row ? innerText(row) : "";
      const words = [trend?.value, benchmark?.value, ...cases.map(({ shows }) => shows)];
      const isLedTo = (slug: string) => row && selectOne(`a[href="/case-study/${slug}"]`, row);
      return [
        ...words
          .filter((part) => part && !text.includes(part))
          .map((part) => `${rowOf(id)} does not say “${part}”.`),
        ...cases
          .filter(({ slug }) => !isLedTo(slug))
          .map(({ slug }) => `${rowOf(id)} does not lead to /case-study/${slug}.`),
      ];
    }),
  );
});
