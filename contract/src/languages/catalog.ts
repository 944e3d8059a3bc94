/** Translations of a language, by English text. */
export type Catalog = Readonly<Record<string, string>>;
