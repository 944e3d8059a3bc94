/** The typefaces of documents, which have most letters of the portal's languages. */
export interface Typefaces {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}

/** The portal's typefaces. They are loaded on first use. */
export async function portalTypefaces(): Promise<Typefaces> {
  return (await import('./fonts.ts')).fonts;
}
