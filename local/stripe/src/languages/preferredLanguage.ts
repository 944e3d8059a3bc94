import { isLanguage, type Language } from './languages.ts';

/** The language that a reader with this Accept-Language header likes best; English when it names none of ours. */
export function preferredLanguage(accepted = ''): Language {
  const wishes = accepted
    .toLowerCase()
    .split(',')
    .map((range) => {
      const [tag = '', weight] = range.split(/;\s*q=/);
      return { name: tag.trim().split('-')[0] ?? '', weight: Number(weight ?? 1) };
    });
  const ordered = wishes
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  return ordered.map(({ name }) => name).find(isLanguage) ?? 'en';
}
