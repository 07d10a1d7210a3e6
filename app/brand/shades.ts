/** A shade of another color: its lightness or how much lighter it is, how colorful, and how far turned. */
export interface Shade {
  of: string;
  at?: number;
  by?: number;
  /** Times the chroma of the other. */
  chroma: number;
  /** Degrees. */
  turn: number;
}

/** What a color must be told from, and how it is changed until it can be. */
export interface Demand {
  becomes: "darker" | "lighter";
  on: readonly (readonly [least: number, ...grounds: string[]])[];
}

export interface Row {
  is?: string;
  shade?: Shade;
  /** In place of that one, if it would be a brown or an olive. */
  rather?: Shade;
  demand?: Demand;
  /** Another color that it is not to look like. */
  unlike?: string;
}

const at = (of: string, lightness: number, chroma: number, turn = 0) => ({
  shade: { of, at: lightness, chroma, turn },
});
const by = (of: string, lighter: number, chroma: number, turn = 0) => ({
  shade: { of, by: lighter, chroma, turn },
});
const darker = (...on: Demand["on"]) => ({ demand: { becomes: "darker" as const, on } });
const lighter = (...on: Demand["on"]) => ({ demand: { becomes: "lighter" as const, on } });

/** The least contrast of words and of marks (WCAG 2.2, AA), and of a band with the page. */
const [words, marks, band] = [4.5, 3, 1.09];

const papers = ["paper", "raised"] as const;
/** What is behind words in the dark scheme, and on bands of ink in both. */
const nights = [
  ...["ink", "ink-raised", "deep"],
  ...["night", "night-raised", "night-well"],
] as const;

/**
 * All colors of the palette, each after those that it is made from and told from. Paper, ink, signal (the
 * accent) and teal (the second color) can be given by the firm; whatever else it gives, all demands are
 * met. What makes up the dark scheme has a lightness of its own, however light the firm's colors are.
 */
const table = {
  paper: {},
  raised: by("paper", 0.026, 0.5),
  sand: { ...by("paper", -0.045, 1.7), ...darker([band, "paper"]) },
  "sand-line": by("paper", -0.151, 2.4),
  "sand-line-strong": { ...by("paper", -0.406, 2, 5), ...darker([marks, "sand", "raised"]) },
  line: by("paper", -0.085, 1.7),
  "line-strong": { ...by("paper", -0.345, 2, 5), ...darker([marks, ...papers]) },
  bone: by("paper", 0.017, 1),
  // Dark enough to leave room for what is raised from it.
  ink: darker([words, ...papers, "sand"], [8, "bone"]),
  "ink-raised": { ...by("ink", 0.056, 1.3), ...darker([6, "bone"]) },
  "ink-line": by("ink", 0.146, 1.25),
  "ink-soft": { ...at("ink", 0.463, 1.04), ...darker([words, ...papers, "sand"]) },
  night: at("ink", 0.26, 1.04),
  "night-raised": { ...at("ink", 0.3, 1.21), ...lighter([band, "night"]) },
  "night-well": at("ink", 0.35, 1.3),
  "night-line": at("ink", 0.388, 1.23),
  deep: { ...at("ink", 0.183, 0.86), ...darker([band, "night"]) },
  "ink-line-strong": { ...at("ink", 0.647, 0.92, -10), ...lighter([marks, ...nights]) },
  "bone-soft": { ...at("ink", 0.838, 0.4, -30), ...lighter([words, ...nights]) },
  signal: darker([words, ...papers, "bone"]),
  "signal-deep": { ...by("signal", -0.033, 0.94), ...darker([words, "sand", "raised"]) },
  ember: at("signal", 0.17, 0.2, 10),
  "signal-bright": {
    ...at("signal", 0.639, 1.1, 1),
    ...lighter([marks, ...nights], [words, "ember"]),
  },
  "signal-pale": { ...at("signal", 0.735, 0.81, 5), ...lighter([words, ...nights]) },
  teal: {
    ...at("signal", 0.446, 0.383, 161),
    rather: at("ink", 0.446, 2).shade,
    ...darker([words, ...papers, "sand"]),
  },
  "teal-pale": { ...at("teal", 0.771, 0.8, -10), ...lighter([words, ...nights]) },
  mist: { ...at("teal", 0.658, 0.76, -10), ...lighter([marks, ...nights]) },
  stone: { ...by("paper", -0.25, 2.4), ...lighter([marks, ...nights]) },
  // A milestone is golden, unless the accent is.
  gold: { is: "#c39a4a", unlike: "signal", ...lighter([marks, ...nights]) },
} satisfies Record<string, Row>;

export type ColorName = keyof typeof table;
export type Palette = Readonly<Record<ColorName, string>>;
export const shades: Readonly<Record<ColorName, Row>> = table;
