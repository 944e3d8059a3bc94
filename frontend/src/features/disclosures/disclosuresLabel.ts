import type { TFunction } from 'i18next';

/** `1 disclosure`, `3 disclosures`. */
export function disclosuresLabel(total: number, t: TFunction): string {
  return total === 1 ? t('1 disclosure') : t('{{total}} disclosures', { total });
}
