import type { Content } from "./assemble.ts";
import { bandsIn } from "./rules/rule.ts";
import type { Pictogram } from "./schema/pictogram.ts";

/** Every pictogram of the site, with the file and the place where it is drawn. */
export function drawnPictograms({ services, processSteps, pages }: Content) {
  const found: {
    title: string;
    icon: Pictogram;
    file: string;
    path: PropertyKey[];
    isOwn: boolean;
    /** The figure that it stands for, on whatever page. */
    claim?: string;
  }[] = services.flatMap(({ id, title, pictogram: icon, ownPictogram }) => {
    const place = { file: `services/${id}.yaml`, path: ["pictogram"] };
    return icon ? [{ title, icon, ...place, isOwn: ownPictogram !== undefined }] : [];
  });
  for (const [index, { title, icon }] of processSteps.entries())
    if (icon)
      found.push({
        title,
        icon,
        file: "process.yaml",
        path: ["steps", index, "icon"],
        isOwn: true,
      });
  for (const page of pages)
    for (const { band, path } of bandsIn(page))
      if (band.band === "figures")
        for (const [index, { claim, title, icon }] of band.cards.entries())
          if (icon)
            found.push({
              title,
              icon,
              file: page.file,
              path: [...path, "cards", index, "icon"],
              isOwn: true,
              claim: claim.id,
            });
  return found;
}
