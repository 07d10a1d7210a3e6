import { expect, it } from "vitest";
import { letter } from "./letter";

const words = {
  to: "info@firm.test",
  lines: ["What we want:", "Date & why:\nJune 30, 2027"],
};

/** What a link hands over, as mail programs decode it: a "+" stays one. */
function handedOver(link: string) {
  const fields = new URL(link).search.slice(1).split("&");
  return Object.fromEntries(
    fields.map((field) => field.split("=").map(decodeURIComponent) as [string, string]),
  );
}

it("is the same by every way, whatever stands in it", () => {
  for (const subject of ["M&A Integration", "100% of R+D? “#1” / naïve"]) {
    const { body, mailto, gmail, outlook } = letter({ ...words, subject });
    expect(body).toBe("What we want:\n\nDate & why:\nJune 30, 2027");
    const sent = body.replaceAll("\n", "\r\n");
    expect(new URL(mailto).pathname).toBe(words.to);
    expect(handedOver(mailto)).toEqual({ subject, body: sent });
    expect(new URL(gmail).origin).toBe("https://mail.google.com");
    expect(handedOver(gmail)).toEqual({
      view: "cm",
      fs: "1",
      to: words.to,
      su: subject,
      body: sent,
    });
    expect(new URL(outlook).origin).toBe("https://outlook.office.com");
    expect(handedOver(outlook)).toEqual({ to: words.to, subject, body: sent });
  }
});
