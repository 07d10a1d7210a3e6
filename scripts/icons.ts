import { readFileSync } from "node:fs";
import sharp from "sharp";
import { brandMark } from "../app/brand-mark.ts";
import { contentFolder } from "../app/content/folder.ts";
import { palette } from "../app/site.ts";
import { cached, derivedFolder, projectFile } from "./cached.ts";
import { firmLogo, firmLogoFiles } from "./firm-logo.ts";
import { fontInputs } from "./fonts.ts";
import { logoSvg, markRects, svg } from "./logo.ts";

interface Look {
  size: number;
  /** Share of the picture that the mark spans. */
  span: number;
  corner?: number;
}

/** The firm's own symbol as it is on light grounds, or the mark on ink. */
function iconSvg({ size, span, corner = 0 }: Look): string {
  const on = (ground: string, drawing: string) =>
    svg(
      size,
      size,
      `<rect width="${size}" height="${size}" rx="${size * corner}" fill="${ground}"/>${drawing}`,
    );
  const side = size * span;
  const left = (size - side) / 2;
  if (firmLogo.symbol) {
    const data = readFileSync(firmLogo.symbol, "base64");
    return on(
      palette.paper,
      `<image x="${left}" y="${left}" width="${side}" height="${side}" href="data:image/svg+xml;base64,${data}"/>`,
    );
  }
  const mark = markRects(palette.paper, palette["signal-bright"]);
  const scale = side / brandMark.width;
  const top = (size - brandMark.height * scale) / 2;
  return on(palette.ink, `<g transform="translate(${left} ${top}) scale(${scale})">${mark}</g>`);
}

async function iconPng(look: Look): Promise<Buffer> {
  return sharp(Buffer.from(iconSvg(look)))
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An ICO file is a directory of images; every browser that requests one supports PNG in it. */
function icoFile(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + pictures.length * 16);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ size, png }, index) => {
    const entry = 6 + index * 16;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

const small = (size: number): Look => ({ size, span: 0.72, corner: 0.14 });

/** Includes the fonts, because the logo contains the name. */
const iconInputs = [
  ...[
    "app/brand-mark.ts",
    `${contentFolder}/site.yaml`,
    "scripts/icons.ts",
    "scripts/logo.ts",
    "scripts/satori-box.ts",
  ].map(projectFile),
  ...firmLogoFiles,
  ...fontInputs,
];

/** Favicon, touch icon and logo, all from the one mark, or from the firm’s own logo. */
export async function makeIcons(): Promise<number> {
  const make = async () => {
    const ico = await Promise.all(
      [16, 32, 48].map(async (size) => ({ size, png: await iconPng(small(size)) })),
    );
    return new Map<string, string | Uint8Array>([
      [`${derivedFolder}/public/icons/favicon.svg`, iconSvg(small(64))],
      [`${derivedFolder}/public/favicon.ico`, icoFile(ico)],
      [
        `${derivedFolder}/public/icons/apple-touch-icon.png`,
        await iconPng({ size: 180, span: 0.62 }),
      ],
      [
        `${derivedFolder}/public/icons/logo.svg`,
        firmLogo.onLight ? readFileSync(firmLogo.onLight) : await logoSvg(),
      ],
      ...(firmLogo.onDark
        ? [
            [
              `${derivedFolder}/public/icons/logo-on-dark.svg`,
              readFileSync(firmLogo.onDark),
            ] as const,
          ]
        : []),
    ]);
  };
  return cached("icons", iconInputs, make, JSON.stringify(palette));
}
