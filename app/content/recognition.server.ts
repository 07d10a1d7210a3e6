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
    rating: "4.8/5",
    description: "Based on 450+ verified reviews",
  },
];
