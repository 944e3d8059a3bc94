import { catalogOf, type Language } from '@portal/contract/languages/languages.ts';
import { fillTemplate, type LocalizableText } from '@portal/contract/fields/localizableText.ts';

/**
 * Translates an English text or template. Without a translation it returns the English text. A value `context` chooses one
 * of several translations, as on screens: the key is then the text, `_` and the context.
 */
export type Translate = (template: string, values?: LocalizableText['values']) => string;

export async function translator(language: Language): Promise<Translate> {
  const catalog = await catalogOf(language);
  // Labels are chosen by staff and can equal a property of every object, such as `constructor`.
  return (template, values = {}) => {
    const key = Object.hasOwn(values, 'context') ? `${template}_${values['context']}` : template;
    return fillTemplate((Object.hasOwn(catalog, key) && catalog[key]) || template, values);
  };
}
