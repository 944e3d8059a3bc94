import type { TFunction } from 'i18next';

/** Says how many corrections staff have to decide. */
export function openCorrectionsLabel(number: number, t: TFunction): string {
  return number === 1
    ? t('1 correction of the client is open')
    : t('{{number}} corrections of the client are open', { number });
}
