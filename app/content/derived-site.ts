import { type Address, postalAddress } from "../text/postal-address.ts";

const mailboxNames = ["info", "privacy", "legal", "accessibility", "security"] as const;
type Mailboxes = Record<(typeof mailboxNames)[number], string>;

/** What texts and pages take from site.yaml besides what is written there; nothing is checked yet. */
export function derivedSite({
  address,
  mailboxes,
}: {
  address: Address;
  mailboxes: Partial<Mailboxes>;
}) {
  return {
    /** In one line, for the privacy policy, the terms and the contact page. */
    postalAddress: postalAddress(address),
    /** A mailbox that a firm does not have is the one for everything else. */
    mailboxes: Object.fromEntries(
      mailboxNames.map((name) => [name, mailboxes[name] ?? mailboxes.info]),
    ) as Mailboxes,
  };
}
