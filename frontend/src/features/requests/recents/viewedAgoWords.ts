import type { TFunction } from 'i18next';
import { formatDate } from '../../../lib/format.ts';
import { viewedAgo } from './viewedAgo.ts';

/** `Just now`, `5m ago`, `3h ago`, `6d ago`, and a date from a week on. */
export function viewedAgoWords(viewedAt: string, now: Date, t: TFunction): string {
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
