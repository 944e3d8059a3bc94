import type { TFunction } from 'i18next';

/** `0 disclosures`, `1 disclosure`, `3 disclosures`. The count chooses the singular for 0 in French. */
export function disclosuresLabel(total: number, t: TFunction): string {
  return total === 1 ? t('1 disclosure') : t('{{total}} disclosures', { total, count: total });
}
