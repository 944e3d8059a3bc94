import type { TFunction } from 'i18next';

/** Says how many corrections staff have to decide. */
export function openCorrectionsLabel(number: number, t: TFunction): string {
  return number === 1
    ? t('1 correction from the client is undecided')
    : t('{{number}} corrections from the client are undecided', { number });
}
