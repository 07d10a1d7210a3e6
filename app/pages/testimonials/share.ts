/** What part of the whole a figure is, as an SVG length; a rating is out of five, and a count has no whole. */
export function shareOf(value: string): `${number}%` | undefined {
  const [, number, unit] = /^(\d+(?:\.\d+)?)(%|\/5)?$/.exec(value) ?? [];
  const share = number && Number(number) * (unit === "%" ? 1 : 20);
  return share && share <= 100 ? `${share}%` : undefined;
}
