/** How an image is turned to be seen upright: as in the tag of TIFF and EXIF. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** A picture of a TIFF file, or the one that EXIF describes. Tags that are missing have the default of TIFF 6.0. */
export interface ImageFacts {
  readonly width: number;
  readonly height: number;
  readonly orientation: Orientation;
  /** Pixels per inch; null if unknown. */
  readonly dpi: number | null;
  readonly compression: number;
  /** 0: white is zero, 1: black is zero, 2: RGB, … */
  readonly photometric: number;
  /** 2: the bits of each byte are in reverse order. */
  readonly fillOrder: number;
  readonly bitsPerSample: number;
  readonly samplesPerPixel: number;
  readonly t4Options: number;
  readonly rowsPerStrip: number;
  readonly isTiled: boolean;
  readonly strips: readonly { readonly offset: number; readonly bytes: number }[];
}

const MAX_PICTURES = 6_000;
const MAX_TAGS = 400;
const MAX_STRIPS = 200_000;
/** Bytes of a value, by its type. */
const SIZES: Readonly<Record<number, number>> = { 1: 1, 3: 2, 4: 4, 5: 8 };
const CENTIMETERS_PER_INCH = 2.54;

/** The pictures of a TIFF file in their order. Empty: it is not one, or it is damaged. */
export function imageFactsOf(content: Buffer): ImageFacts[] {
  if (content.length < 8) return [];
  const order = content.subarray(0, 2).toString('latin1');
  if (order !== 'II' && order !== 'MM') return [];
  const isLittle = order === 'II';
  const u16 = (at: number) => (isLittle ? content.readUInt16LE(at) : content.readUInt16BE(at));
  const u32 = (at: number) => (isLittle ? content.readUInt32LE(at) : content.readUInt32BE(at));
  const pictures: ImageFacts[] = [];
  const seen = new Set<number>();
  try {
    if (u16(2) !== 42) return [];
    for (let at = u32(4); at !== 0;) {
      // A chain that leads back to itself has no end.
      if (seen.has(at) || pictures.length >= MAX_PICTURES) return [];
      seen.add(at);
      const count = u16(at);
      if (count > MAX_TAGS) return [];
      pictures.push(picture(at + 2, count));
      at = u32(at + 2 + count * 12);
    }
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
  return pictures;

  function picture(first: number, count: number): ImageFacts {
    const places = new Map(
      Array.from({ length: count }, (_, index) => [u16(first + index * 12), first + index * 12]),
    );
    const values = (tag: number, fallback: number): number[] => {
      const at = places.get(tag);
      if (at === undefined) return [fallback];
      const [type, amount] = [u16(at + 2), u32(at + 4)];
      const size = SIZES[type];
      if (!size) return [fallback];
      if (amount > MAX_STRIPS) throw new RangeError('too many values');
      const start = size * amount <= 4 ? at + 8 : u32(at + 8);
      return Array.from({ length: amount }, (_, index) => value(start + index * size, type));
    };
    const one = (tag: number, fallback: number) => values(tag, fallback)[0] ?? fallback;
    const height = one(257, 0);
    const offsets = values(273, 0);
    const bytes = values(279, 0);
    const orientation = one(274, 1);
    const density = one(282, 0) * (one(296, 2) === 3 ? CENTIMETERS_PER_INCH : 1);
    return {
      width: one(256, 0),
      height,
      orientation: (orientation >= 1 && orientation <= 8 ? orientation : 1) as Orientation,
      dpi: one(296, 2) !== 1 && density > 0 ? density : null,
      compression: one(259, 1),
      photometric: one(262, 0),
      fillOrder: one(266, 1),
      bitsPerSample: one(258, 1),
      samplesPerPixel: one(277, 1),
      t4Options: one(292, 0),
      rowsPerStrip: Math.min(one(278, height), height) || height,
      isTiled: places.has(322),
      strips: offsets.map((offset, index) => ({ offset, bytes: bytes[index] ?? 0 })),
    };
  }

  function value(at: number, type: number): number {
    if (type === 1) return content.readUInt8(at);
    if (type === 3) return u16(at);
    if (type === 4) return u32(at);
    const divisor = u32(at + 4);
    return divisor === 0 ? 0 : u32(at) / divisor;
  }
}
