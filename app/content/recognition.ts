import { claims } from "./claims";
import type { Four, Recognition } from "./types";

/** Sample mentions; an owner replaces them before launch. */
export const recognition: Four<Recognition> = [
  {
    source: "Gartner",
    rating: "Leader",
    description: "“Project and Portfolio Management Services: How Providers Compare,” 2025",
  },
  {
    source: "Forrester",
    rating: "Strong Performer",
    description: "“Strategy and Transformation Consulting, North America and Europe,” 2025",
  },
  {
    source: "IDC",
    rating: "Top 10",
    description: "“Enterprise Project Services Worldwide: Providers by Revenue and Reach,” 2024",
  },
  {
    source: "G2",
    rating: claims["g2-rating"].value,
    description: `Based on ${claims["g2-rating"].scope}`,
    claim: "g2-rating",
  },
];
