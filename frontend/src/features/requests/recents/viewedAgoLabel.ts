import type { TFunction } from 'i18next';
import { formatDate } from '../../../lib/format.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** From this age, the date is shown. */
const DATE_FROM_DAYS = 7;

type ViewedAgo =
  | { unit: 'now' }
  | { unit: 'minutes' | 'hours' | 'days'; amount: number }
  | { unit: 'date'; instant: string };

/** The age of an instant (ISO) in the largest unit that fits. A future instant, after a clock correction, is now. */
function viewedAgo(viewedAt: string, now: Date): ViewedAgo {
  const ageMs = now.getTime() - Date.parse(viewedAt);
  if (ageMs < MINUTE_MS) return { unit: 'now' };
  if (ageMs < HOUR_MS) return { unit: 'minutes', amount: Math.floor(ageMs / MINUTE_MS) };
  if (ageMs < DAY_MS) return { unit: 'hours', amount: Math.floor(ageMs / HOUR_MS) };
  if (ageMs < DATE_FROM_DAYS * DAY_MS) return { unit: 'days', amount: Math.floor(ageMs / DAY_MS) };
  return { unit: 'date', instant: viewedAt };
}

/** `Just now`, `5m ago`, `3h ago`, `6d ago`, or a date after a week. */
export function viewedAgoLabel(viewedAt: string, now: Date, t: TFunction): string {
  const ago = viewedAgo(viewedAt, now);
  switch (ago.unit) {
    case 'now':
      return t('Just now');
    case 'minutes':
      return t('{{minutes}}m ago', { minutes: ago.amount });
    case 'hours':
      return t('{{hours}}h ago', { hours: ago.amount });
    case 'days':
      return t('{{days}}d ago', { days: ago.amount });
    case 'date':
      return formatDate(ago.instant);
  }
}
