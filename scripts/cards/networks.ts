import { inArial, inCharacters, type Measure } from "./cut.ts";

export interface Limit {
  room: number;
  measure: Measure;
}

export interface Network {
  name: string;
  /** What it does, in words: none publishes its limits, these are what people have measured. */
  rule: string;
  picture: boolean;
  title: Limit;
  /** Not shown at all by some. */
  description?: Limit;
}

export const networks: readonly Network[] = [
  {
    name: "Google",
    rule: "Title up to 580 px, description up to 920 px of Arial, on a desktop.",
    picture: false,
    title: { room: 580, measure: inArial(20) },
    description: { room: 920, measure: inArial(14) },
  },
  {
    name: "Google on a phone",
    rule: "Title up to about 75 characters, description up to 680 px.",
    picture: false,
    title: { room: 75, measure: inCharacters },
    description: { room: 680, measure: inArial(14) },
  },
  {
    name: "LinkedIn",
    rule: "Card, title up to about 70 characters, host. No description.",
    picture: true,
    title: { room: 70, measure: inCharacters },
  },
  {
    name: "X",
    rule: "Card with the title on it, one line of about 50 characters. No description.",
    picture: true,
    title: { room: 50, measure: inCharacters },
  },
  {
    name: "Slack",
    rule: "Title up to 150 characters, description up to 300, then the card.",
    picture: true,
    title: { room: 150, measure: inCharacters },
    description: { room: 300, measure: inCharacters },
  },
];
