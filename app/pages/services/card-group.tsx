import type { ComponentType } from "react";
import { CardBoard, CardPairs, CardsOnPicture, Rows, RowsBesidePicture } from "./card-layouts";
import { Group } from "./group";
import type { CardGroupId, Catalog } from "./view";

type CardGroupView = Catalog["cardGroups"][number];

/** Each group has its own layout, so that the longest page does not look like one big grid. */
const layouts: Record<CardGroupId, ComponentType<Pick<CardGroupView, "cards">>> = {
  "enterprise-solutions": CardBoard,
  "specialized-services": Rows,
  "industry-expertise": CardsOnPicture,
  "technology-transformation": RowsBesidePicture,
  "premium-service-offerings": CardPairs,
};

export function CardGroup({ cards, ...group }: CardGroupView) {
  const Layout = layouts[group.id];
  return (
    <Group {...group}>
      <Layout cards={cards} />
    </Group>
  );
}
