import { describe, expect, it } from "vitest";
import { withoutRepeatedHtml } from "./handed-data.ts";

/** A page as React Router writes it: what is shown, then the data as a string inside a script. */
function page(shown: string, data: readonly unknown[]): string {
  const text = JSON.stringify(`${JSON.stringify(data)}\n`).replace(
    /[<>&]/g,
    (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`,
  );
  return `<main>${shown}</main><script>window.x.streamController.enqueue(${text});</script>`;
}

const html = '<p class="a">Ink &amp; paper, “set”</p>';

describe("the data that a page hands over", () => {
  it("loses the HTML that the page shows, and no position", () => {
    const data = [{ _1: 2 }, "html", html, "<p>Not shown</p>", 4];
    expect(withoutRepeatedHtml(page(html, data))).toBe(
      page(html, [{ _1: 2 }, "html", "", "<p>Not shown</p>", 4]),
    );
  });

  it("keeps words, also those that the page shows", () => {
    const written = page("<h1>Title</h1>", [{ _1: 2 }, "title", "Title"]);
    expect(withoutRepeatedHtml(written)).toBe(written);
  });

  it("stays a script that nothing inside can end", () => {
    expect(withoutRepeatedHtml(page("", ["</script><b>"]))).not.toContain("</script><b>");
  });

  it("may be absent", () => {
    expect(withoutRepeatedHtml("<main></main>")).toBe("<main></main>");
  });
});
