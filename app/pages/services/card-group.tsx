import type { ComponentType } from "react";
import { CardBoard, CardPairs, CardsOnPicture, Rows, RowsBesidePicture } from "./card-layouts";
import { Group } from "./group";
import type { CardGroupId, Catalog } from "./view";

type CardGroupView = Catalog["cardGroups"][number];

/** Every group stands in a way of its own, so that the longest page is no one grid. */
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
