import { isLanguage, type Language } from './languages.ts';

/** The supported language with the highest weight in an Accept-Language header; English if there is none. */
export function preferredLanguage(acceptLanguage = ''): Language {
  const ranges = acceptLanguage
    .toLowerCase()
    .split(',')
    .map((range) => {
      const [tag = '', weight] = range.split(/;\s*q=/);
      return { name: tag.trim().split('-')[0] ?? '', weight: Number(weight ?? 1) };
    });
  const ordered = ranges
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  return ordered.map(({ name }) => name).find(isLanguage) ?? 'en';
}
