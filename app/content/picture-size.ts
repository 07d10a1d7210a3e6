interface Size {
  width: number;
  height: number;
}

/** How a camera was held, from 1 to 8: the tag 0x112 of the EXIF data that begins there. */
function orientationIn(exif: DataView): number {
  const isLittle = exif.getUint16(0) === 0x4949;
  const list = exif.getUint32(4, isLittle);
  for (let entry = 0; entry < exif.getUint16(list, isLittle); entry++) {
    const at = list + 2 + entry * 12;
    if (exif.getUint16(at, isLittle) === 0x112) return exif.getUint16(at + 8, isLittle);
  }
  return 1;
}

/** A JPG is a row of segments; one has the size, an earlier one what the camera says, and its pixels have an end. */
function sizeOfJpg(bytes: DataView): Size | undefined {
  let orientation = 1;
  let size: Size | undefined;
  let at = 2;
  for (let mark = 0; mark !== 0xda; at += 2 + bytes.getUint16(at + 2)) {
    mark = bytes.getUint8(at + 1);
    if (mark === 0xe1 && bytes.getUint32(at + 4) === 0x45786966)
      orientation = orientationIn(new DataView(bytes.buffer, bytes.byteOffset + at + 10));
    if (mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark))
      size = { width: bytes.getUint16(at + 7), height: bytes.getUint16(at + 5) };
  }
  while (bytes.getUint16(at) !== 0xffd9) at++;
  return size && orientation > 4 ? { width: size.height, height: size.width } : size;
}

/** The last block of a PNG has a name. */
function sizeOfPng(bytes: DataView): Size | undefined {
  const isWhole = bytes.getUint32(bytes.byteLength - 8) === 0x49454e44;
  return isWhole ? { width: bytes.getUint32(16), height: bytes.getUint32(20) } : undefined;
}

/** A WebP says how long it is, and gives its size in one of three ways. */
function sizeOfWebp(bytes: DataView): Size | undefined {
  const isWebp = bytes.getUint32(8) === 0x57454250;
  if (!isWebp || bytes.getUint32(4, true) + 8 > bytes.byteLength) return undefined;
  const kind = String.fromCharCode(bytes.getUint8(15));
  const bits = bytes.getUint32(kind === "L" ? 21 : 24, true);
  if (kind === "L") return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  if (kind === "X")
    return { width: (bits & 0xffffff) + 1, height: (bytes.getUint32(26, true) >>> 8) + 1 };
  const side = (at: number) => bytes.getUint16(at, true) & 0x3fff;
  return { width: side(26), height: side(28) };
}

const kinds: Record<number, (bytes: DataView) => Size | undefined> = {
  65496: sizeOfJpg,
  35152: sizeOfPng,
  21065: sizeOfWebp,
};

/** How large a picture is as people see it; of what is no whole JPG, PNG or WebP, nothing. */
export function pictureSize({ buffer, byteOffset, length }: Uint8Array): Size | undefined {
  const bytes = new DataView(buffer, byteOffset, length);
  try {
    return kinds[bytes.getUint16(0)]?.(bytes);
  } catch {
    // It ends before it is whole.
    return undefined;
  }
}
