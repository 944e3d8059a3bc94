import { useTranslation } from 'react-i18next';
import { useSecondsUntil } from './useSecondsUntil.ts';
import { waitInWords } from './waitInWords.ts';

/** Counts down, in words, to the instant (milliseconds since 1970) from which it may be tried again. */
export function WaitNotice({ until }: { until: number }) {
  const { t, i18n } = useTranslation();
  const seconds = useSecondsUntil(until);
  return (
    <strong role="timer">
      {seconds > 0
        ? t('You can try again in {{wait}}.', { wait: waitInWords(seconds, i18n.language) })
        : t('You can try again now.')}
    </strong>
  );
}
