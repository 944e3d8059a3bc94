import { catalogOf, type Language } from '@portal/contract/languages/languages.ts';
import { fillTemplate, type LocalizableText } from '@portal/contract/fields/localizableText.ts';

/**
 * Translates an English text or template. Without a translation it returns the English text. As on screens, a value `context`
 * chooses one of several meanings, and a number `count` chooses the singular or plural.
 */
export type Translate = (template: string, values?: LocalizableText['values']) => string;

export async function translator(language: Language): Promise<Translate> {
  const catalog = await catalogOf(language);
  const plurals = new Intl.PluralRules(language);
  return (template, values = {}) => {
    // Labels are chosen by staff and can equal a property of every object, such as `constructor`.
    const key = keysOf(template, values, plurals).find((each) => Object.hasOwn(catalog, each));
    return fillTemplate((key && catalog[key]) || template, values);
  };
}

/** The keys under which a catalog can have a text, the most specific one first. */
function keysOf(text: string, values: LocalizableText['values'], plurals: Intl.PluralRules): string[] {
  const [context, count] = ['context', 'count'].map((name) =>
    Object.hasOwn(values, name) ? values[name] : undefined,
  );
  const texts = context === undefined ? [text] : [`${text}_${context}`, text];
  if (typeof count !== 'number') return texts;
  return texts.flatMap((each) => [`${each}_${plurals.select(count)}`, `${each}_other`, each]);
}
