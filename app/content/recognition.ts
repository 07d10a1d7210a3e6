import { claims } from "./claims";
import type { Four, Recognition } from "./types";

/** Sample mentions; an owner replaces them before launch. */
export const recognition: Four<Recognition> = [
  {
    source: "Gartner",
    rating: "Leader",
    description: "Project and portfolio management services",
  },
  {
    source: "Forrester",
    rating: "Strong Performer",
    description: "Strategy and transformation consulting",
  },
  {
    source: "IDC",
    rating: "Top 10",
    description: "Enterprise project services, worldwide",
  },
  {
    source: "G2",
    rating: claims["g2-rating"].value,
    description: `Based on ${claims["g2-rating"].scope}`,
    claim: "g2-rating",
  },
];
