import type { DeadlineView } from '@portal/contract/deadlines/deadlineView.ts';
import type { RequestView } from '@portal/contract/requests/schemas/requestView.ts';
import { useTranslation } from 'react-i18next';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { dayInDisplayZone, formatDay } from '../../../lib/format.ts';
import { useNow } from '../../../lib/time/useNow.ts';
import { explainDueDate, explainPause } from '../../requests/deadline/deadlineTexts.ts';
import { hasDeadlinePassed } from '../rules/hasDeadlinePassed.ts';
import { nextStepOf } from '../rules/nextStepOf.ts';

/**
 * When the client can expect the records, and why; while the clock is paused, what it waits for. A day that has passed at
 * the facility or for the reader is not promised. Empty if the next step already says so.
 */
export function ExpectedBy({ request, deadline }: { request: RequestView; deadline: DeadlineView }) {
  const { t } = useTranslation();
  const shared = useSharedStyles();
  const isPassed = hasDeadlinePassed(deadline, dayInDisplayZone(useNow()));
  const pause = explainPause({ ...deadline, isPassed }, 'client', t);
  if (pause) return <p className={shared('body', 'above2', 'soft')}>{pause}</p>;
  if (isPassed) {
    if (nextStepOf(request).kind === 'waiting' && !request.unansweredNote) return null;
    return <p className={shared('strong')}>{t('We are working on your request and will write to you.')}</p>;
  }
  // Who set another date, and why, is for staff.
  const reason = deadline.isManual ? null : explainDueDate(deadline, t);
  return (
    <div>
      <p className={shared('strong')}>
        {t('Expected by {{day}}', { day: formatDay(deadline.dueDate, 'medium') })}
      </p>
      {reason && <p className={shared('body', 'above2', 'soft')}>{reason}</p>}
    </div>
  );
}
