/** Degrees clockwise by which a document is turned on the screen. The file stays as it is. */
export type Rotation = 0 | 90 | 180 | 270;

const next: Readonly<Record<Rotation, Rotation>> = { 0: 90, 90: 180, 180: 270, 270: 0 };

export function turned(rotation: Rotation): Rotation {
  return next[rotation];
}

/** A size after a rotation. */
export function rotatedSize(
  size: { readonly width: number; readonly height: number },
  rotation: Rotation,
): { readonly width: number; readonly height: number } {
  return rotation % 180 === 0 ? size : { width: size.height, height: size.width };
}
