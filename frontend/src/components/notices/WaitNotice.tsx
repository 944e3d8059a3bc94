import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWait } from './formatWait.ts';

/** Counts down to the instant (milliseconds since 1970) when the user can try again. */
export function WaitNotice({ until }: { until: number }) {
  const { t, i18n } = useTranslation();
  const seconds = useSecondsUntil(until);
  return (
    <strong role="timer">
      {seconds > 0
        ? t('You can try again in {{wait}}.', { wait: formatWait(seconds, i18n.language) })
        : t('You can try again now.')}
    </strong>
  );
}

/** Whole seconds left until an instant (milliseconds since 1970), counted down while the component is shown. */
function useSecondsUntil(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  const isOver = now >= until;
  useEffect(() => {
    if (isOver) return;
    const tick = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(tick);
  }, [isOver]);
  return Math.max(0, Math.ceil((until - now) / 1000));
}
