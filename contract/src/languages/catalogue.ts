/** Translations of a language, by English text. */
export type Catalogue = Readonly<Record<string, string>>;
