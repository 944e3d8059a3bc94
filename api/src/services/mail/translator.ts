import { catalogueOf, type Language } from '@portal/contract/languages/languages.ts';
import { fillTemplate, type LocalizableText } from '@portal/contract/fields/localizableText.ts';

/** Says an English text, or a template with values, in one language; what is not translated is said in English. */
export type Translate = (template: string, values?: LocalizableText['values']) => string;

export async function translator(language: Language): Promise<Translate> {
  const catalogue = await catalogueOf(language);
  // What staff call things may be the name of something that every object has.
  return (template, values = {}) =>
    fillTemplate((Object.hasOwn(catalogue, template) && catalogue[template]) || template, values);
}
