import { expect, it } from "vitest";
import { site } from "../../site";
import { consultationMail } from "./consultation-mail";

it("prepares subject and agenda, whatever characters they hold", () => {
  const mail = new URL(consultationMail(["Goal & date:", "Budget?"], "M&A Integration"));
  expect(mail.pathname).toBe(site.mailboxes.info);
  expect(mail.searchParams.get("subject")).toBe("Consultation: M&A Integration");
  expect(mail.searchParams.get("body")).toBe("Goal & date:\r\n\r\nBudget?");
});
