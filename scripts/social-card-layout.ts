import type { ReactNode } from "react";
import sharp, { type Matrix3x3 } from "sharp";
import { brandMark } from "../app/brand-mark.ts";
import { socialCover } from "../app/content/schema/case-study.ts";
import { palette, site } from "../app/site.ts";
import { cropped } from "./crop.ts";
import { firmLogo } from "./firm-logo.ts";
import { box, type Style } from "./satori-box.ts";

export interface CardText {
  title: string;
  label: string;
  /** File of the picture on the right half, or a drawing; without one, bars are drawn there. */
  picture?: string | Buffer;
  /** The point of it that must stay in sight. */
  focus?: string | undefined;
}

export const cardSize = { width: 1200, height: 630 };

/** A schedule: color, and [left, top, width, height] of each bar; the critical one is taller. */
const bars = [
  ["ink", 40, 70, 230, 28],
  ["mist", 170, 140, 290, 28],
  ["signal", 90, 234, 330, 72],
  ["stone", 20, 372, 240, 28],
  ["teal", 210, 442, 250, 28],
  ["ink", 330, 512, 130, 28],
] as const;

function schedule(): ReactNode {
  const drawn = bars.map(([color, left, top, width, height]) =>
    box({
      position: "absolute",
      left,
      top,
      width,
      height,
      borderRadius: 3,
      backgroundColor: palette[color],
    }),
  );
  return box(
    { position: "absolute", left: 740, top: 0, width: 460, height: cardSize.height },
    drawn,
  );
}

/** The part of a picture around the point that must stay in sight, on the right half. */
async function coverPicture(file: string | Buffer, focus: string | undefined): Promise<ReactNode> {
  const cover = await (await cropped(file, socialCover, focus))
    .resize(socialCover)
    .jpeg({ quality: 90 })
    .toBuffer();
  return box({
    position: "absolute",
    right: 0,
    top: 0,
    ...socialCover,
    backgroundImage: `url(data:image/jpeg;base64,${cover.toString("base64")})`,
  });
}

/** hue-rotate(180deg), as CSS defines it. */
const hueTurned: Matrix3x3 = [
  [-0.574, 1.43, 0.144],
  [0.426, 0.43, 0.144],
  [0.426, 1.43, -0.856],
];

/** The firm's own, twice as sharp as it is large; on dark, as pages show it there (app/styles/on-ink.css). */
async function ownLogo(file: string, isDark: boolean): Promise<ReactNode> {
  const isSwapped = isDark && !firmLogo.onDark;
  const own = sharp((isDark && firmLogo.onDark) || file)
    .resize({ width: 720, height: 128, fit: "inside" })
    .negate(isSwapped && { alpha: false });
  const picture = sharp(await own.png().toBuffer());
  if (isSwapped) picture.recomb(hueTurned);
  const { data, info } = await picture.png().toBuffer({ resolveWithObject: true });
  return box({
    width: info.width / 2,
    height: info.height / 2,
    backgroundSize: "100% 100%",
    backgroundImage: `url(data:image/png;base64,${data.toString("base64")})`,
  });
}

function drawnLogo(ink: string, critical: string): ReactNode {
  const scale = 1.5;
  const mark = box(
    { position: "relative", width: brandMark.width * scale, height: brandMark.height * scale },
    brandMark.bars.map((bar) =>
      box({
        position: "absolute",
        left: bar.x * scale,
        top: bar.y * scale,
        width: bar.width * scale,
        height: bar.height * scale,
        backgroundColor: bar.critical ? critical : ink,
      }),
    ),
  );
  const name = box(
    { fontFamily: "Display", fontSize: 42, letterSpacing: -0.9, color: ink },
    site.name,
  );
  return box({ alignItems: "center", gap: 18 }, [mark, name]);
}

/** Long titles and long words get a smaller font, so that they fit. */
function titleSize(title: string): number {
  const longestWord = Math.max(...title.split(/[\s-]/).map((word) => word.length));
  if (title.length > 40 || longestWord > 16) return 64;
  return title.length > 26 ? 74 : 88;
}

export async function cardLayout(text: CardText): Promise<ReactNode> {
  const { title, label, focus } = text;
  const picture = text.picture && (await coverPicture(text.picture, focus));
  const dark = picture !== undefined;
  const [ground, foreground, accent, soft] = dark
    ? (["ink", "bone", "signal-bright", "bone-soft"] as const)
    : (["paper", "ink", "signal", "signal"] as const);
  const heading: Style = {
    fontFamily: "Display",
    fontSize: titleSize(title),
    lineHeight: 1.05,
    letterSpacing: -1.5,
    textWrap: "balance",
    color: palette[foreground],
  };

  return box(
    {
      width: cardSize.width,
      height: cardSize.height,
      backgroundColor: palette[ground],
      position: "relative",
    },
    [
      picture ?? schedule(),
      box(
        {
          position: "absolute",
          left: 72,
          top: 64,
          fontFamily: "Text",
          fontSize: 26,
          color: palette[soft],
        },
        label,
      ),
      box(
        { position: "absolute", left: 72, top: 130, width: 600, height: 360, alignItems: "center" },
        box(heading, title),
      ),
      box(
        { position: "absolute", left: 72, bottom: 60 },
        firmLogo.onLight
          ? await ownLogo(firmLogo.onLight, dark)
          : drawnLogo(palette[foreground], palette[accent]),
      ),
    ],
  );
}
