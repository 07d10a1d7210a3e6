import { catalogWords } from "../content/catalog";
import { isLarge, shownOfGroup } from "../content/catalog-size";
import { type ServiceGroupId, serviceIdsByGroup } from "../content/ids";
import { formatNumber } from "./format-number";
import { groupPath } from "./paths";

/** The link under the first services of a group to the list of them all, if there are more. */
export function allOfGroup(group: ServiceGroupId): { href: string; text: string } | undefined {
  const { length } = serviceIdsByGroup[group];
  if (!isLarge || length <= shownOfGroup) return undefined;
  return { href: groupPath(group), text: catalogWords.all(formatNumber(length)) };
}
