import { catalogueOf, type Language } from '@portal/contract/languages/languages.ts';
import { fill, type Said } from '@portal/contract/rules/said.ts';

/** Says an English text, or a template with values, in one language; what is not translated is said in English. */
export type Translate = (template: string, values?: Said['values']) => string;

export async function translator(language: Language): Promise<Translate> {
  const catalogue = await catalogueOf(language);
  return (template, values = {}) => fill(catalogue[template] ?? template, values);
}
