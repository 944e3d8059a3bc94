/**
 * Translations of a language, by English text. A text with several meanings has a key for each context (`Paid_file`). A text
 * with a number of things has one for each plural form (`{{count}} days_one`, `{{count}} days_other`), as in i18next.
 */
export type Catalog = Readonly<Record<string, string>>;
