declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: {
      readonly keepAllGlyphs?: boolean;
      readonly targetFormat?: 'truetype';
      readonly variationAxes?: Readonly<Record<string, number>>;
      readonly noHinting?: boolean;
      readonly dropTables?: readonly string[];
    },
  ): Promise<Buffer>;
}
