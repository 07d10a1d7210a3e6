import type { Thing, WithContext } from "schema-dts";

/** Facts for search engines. "<" is escaped, so that no text can end the script early. */
export function JsonLd<T extends Thing>({ data }: { data: WithContext<T> }) {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
  );
}
