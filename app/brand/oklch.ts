/** A color by what the eye sees: lightness from 0 to 1, strength of the hue, and the hue in degrees. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

type Triple = readonly [number, number, number];

/** Björn Ottosson's matrices between linear sRGB, the cones of the eye, and OKLab. */
const toCones = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
] as const;
const toLab = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
] as const;
const labToCones = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
] as const;
const conesToLinear = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
] as const;

const times = ([a, b, c]: Triple, matrix: readonly [Triple, Triple, Triple]) =>
  matrix.map(([x, y, z]) => a * x + b * y + c * z) as unknown as Triple;
const each = (triple: Triple, change: (part: number) => number) =>
  triple.map(change) as unknown as Triple;

/** The parts of #rrggbb as amounts of light, from 0 to 1. */
export const linear = (color: string) =>
  each([1, 3, 5], (at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });

export function oklch(color: string): Oklch {
  const [lightness, a, b] = times(each(times(linear(color), toCones), Math.cbrt), toLab);
  return { lightness, chroma: Math.hypot(a, b), hue: (Math.atan2(b, a) * 180) / Math.PI };
}

function linearOf({ lightness, chroma, hue }: Oklch): Triple {
  const turn = (hue * Math.PI) / 180;
  const lab = [lightness, chroma * Math.cos(turn), chroma * Math.sin(turn)] as const;
  return times(
    each(times(lab, labToCones), (part) => part ** 3),
    conesToLinear,
  );
}

/** As #rrggbb. Where a screen has no such color, it is paler, of the same lightness and hue. */
export function hex(color: Oklch): string {
  const light = linearOf(color);
  if (color.chroma > 0 && light.some((part) => part < -0.0005 || part > 1.0005))
    return hex({ ...color, chroma: Math.max(0, color.chroma - 0.002) });
  const parts = each(light, (part) => {
    const encoded = part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(Math.max(encoded, 0), 1) * 255);
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
