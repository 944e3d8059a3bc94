import type { SecondCheckView } from '@portal/contract/packets/secondCheck.ts';
import type { TFunction } from 'i18next';
import { formatDateTime } from '../../../lib/format.ts';

/** Who sent a packet back before it waited once more, and why. Notes have lines. */
export function returnedBeforeText(
  { byName: name, at, note }: NonNullable<SecondCheckView['returned']>,
  t: TFunction,
): string {
  const time = formatDateTime(at);
  return note
    ? t('{{name}} sent it back before, on {{time}}: {{note}}', { name, time, note })
    : t('{{name}} sent it back before, on {{time}}.', { name, time });
}
