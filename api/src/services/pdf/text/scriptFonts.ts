import { readFileSync } from 'node:fs';

/** What the build writes beside the fonts of scripts (api/printFonts.ts). */
export interface FontIndex {
  /** Versions of the packages that the fonts come from. */
  readonly source: string;
  /** In the order in which they are preferred. `files`: the characters of each file. */
  readonly families: readonly {
    readonly name: string;
    readonly files: Readonly<Record<string, string>>;
  }[];
}

/** The bundle has the fonts in its own folder. */
const FOLDER = new URL(
  import.meta.url.endsWith('.ts') ? '../../../../dist/fonts/' : './fonts/',
  import.meta.url,
);

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether Chinese characters of a text are printed as they are written in Japan. */
export const isJapanese = (text: string): boolean => KANA.test(text);

/** The fonts of scripts that the main typefaces lack. The index and each font are read on first use. */
export class ScriptFonts {
  #families: { readonly name: string; readonly files: ReadonlyMap<string, string> }[] | null = null;

  /** The font file that has a character; undefined if none has it. */
  fileOf(character: string, japanese: boolean): string | undefined {
    this.#families ??= readFamilies();
    if (japanese) {
      const file = this.#families.find(({ name }) => name === 'jp')?.files.get(character);
      if (file !== undefined) return file;
    }
    for (const { files } of this.#families) {
      const file = files.get(character);
      if (file !== undefined) return file;
    }
    return undefined;
  }

  read(file: string): Uint8Array {
    return readFileSync(new URL(file, FOLDER));
  }
}

function readFamilies(): { name: string; files: Map<string, string> }[] {
  const { families } = JSON.parse(readFileSync(new URL('index.json', FOLDER), 'utf8')) as FontIndex;
  return families.map(({ name, files }) => ({
    name,
    files: new Map(
      Object.entries(files).flatMap(([file, characters]) =>
        Array.from(characters, (character) => [character, file] as const),
      ),
    ),
  }));
}
