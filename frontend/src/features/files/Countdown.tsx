import { useTranslation } from 'react-i18next';
import { formatDate } from '../../lib/format.ts';
import { useNow } from '../../lib/time/useNow.ts';
import { countdownOf } from './rules/countdownOf.ts';

/** Counts down to the end of an embargo by the minute, with the date. */
export function Countdown({ until }: { until: string }) {
  const { t } = useTranslation();
  const now = useNow();
  const date = formatDate(until);
  return (
    <time dateTime={until}>
      {t('Available in {{days}}d {{hours}}h {{minutes}}m, on {{date}}', { ...countdownOf(until, now), date })}
    </time>
  );
}
