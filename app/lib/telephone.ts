/** "+31 10 555 0142" as a link that a phone dials. */
export const telephone = (phone: string) => `tel:${phone.replaceAll(" ", "")}`;
