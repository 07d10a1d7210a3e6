import { createHash } from "node:crypto";
import { policySources } from "../../app/security-headers.ts";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const directives = Object.keys(policySources({ scripts: [], styles: [], imageHosts: [] }));

/** Inline scripts and styles that need a hash in the policy. */
function inlineParts(html: string): { kind: string; text: string }[] {
  return [...html.matchAll(/<(script|style)([^>]*)>([\s\S]*?)<\/\1>/g)].flatMap(
    ([, kind = "", attributes = "", text = ""]) =>
      /\bsrc=|application\/ld\+json/.test(attributes) ? [] : [{ kind, text }],
  );
}

/** Checks that the host has not changed the HTML: some "optimize" it. */
export function pageDifferences(address: string, html: string): string[] {
  const [, policy = ""] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  if (!policy) return [`${address} has no Content-Security-Policy in its head.`];
  return [
    ...directives
      .filter((directive) => !`; ${policy}`.includes(`; ${directive} `))
      .map((directive) => `${address}: its policy lacks ${directive}.`),
    ...(/unsafe-/.test(policy) ? [`${address}: its policy allows unsafe code.`] : []),
    ...inlineParts(html)
      .filter(({ text }) => !policy.includes(hashOf(text)))
      .map(
        ({ kind, text }) =>
          `${address}: its policy forbids a <${kind}> that it has (“${text.slice(0, 40)}…”). Does the host change pages?`,
      ),
  ];
}
