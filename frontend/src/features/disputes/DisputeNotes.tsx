import { makeStyles, tokens } from '@fluentui/react-components';
import { disputeReason } from '@portal/contract/disputes/disputeReasons.ts';
import type { DisputeView } from '@portal/contract/disputes/schemas.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { focusRing, screenOnly } from '../../components/layout/shapes.ts';
import { useNoteStyles } from '../../components/notices/useNoteStyles.ts';
import { dollarsToCents } from '../../lib/dollarsToCents.ts';
import { formatDate, formatMoney } from '../../lib/format.ts';
import { DisputeMark } from './DisputeMark.tsx';

const DASHBOARD = 'https://dashboard.stripe.com/payments/';

const useStyles = makeStyles({
  text: { margin: 0 },
  link: { ...focusRing, color: tokens.colorBrandForegroundLink, borderRadius: tokens.borderRadiusSmall },
  action: { ...screenOnly, marginTop: '8px' },
});

interface Props {
  disputes: readonly DisputeView[] | undefined;
  /** Action that requests payment again after a lost dispute; undefined if that is not possible. */
  payAgain?: ReactNode;
}

/** Disputes of a payment for staff: state, next action and link to Stripe. */
export function DisputeNotes({ disputes = [], payAgain }: Props) {
  const styles = useStyles();
  const noteStyles = useNoteStyles();
  const { t } = useTranslation();
  if (disputes.length === 0) return null;
  return (
    <ul className={noteStyles.notes}>
      {disputes.map((dispute) => (
        <li key={dispute.disputeId}>
          <div className={noteStyles.head}>
            <span className={noteStyles.title}>
              {t('Dispute of {{amount}}', { amount: formatMoney(dollarsToCents(dispute.amount)) })}
            </span>
            <DisputeMark dispute={dispute} />
          </div>
          <p className={styles.text}>
            {t('{{reason}}. Opened on {{day}}.', {
              reason: t(disputeReason(dispute.reason)),
              day: formatDate(dispute.openedAt),
            })}{' '}
            {stateText(dispute)}
          </p>
          {(dispute.state === 'open' || dispute.state === 'inquiry') && (
            <p className={styles.text}>
              <a
                className={styles.link}
                href={`${DASHBOARD}${dispute.paymentIntentId}`}
                target="_blank"
                rel="noreferrer"
              >
                {t('Respond in the Stripe Dashboard')}
              </a>
            </p>
          )}
          {payAgain && dispute.state === 'lost' && !dispute.reopenedAt && (
            <div className={styles.action}>{payAgain}</div>
          )}
        </li>
      ))}
    </ul>
  );

  function stateText({ state, dueBy, reopenedAt }: DisputeView): string {
    if (reopenedAt) return t('Payment requested again on {{day}}.', { day: formatDate(reopenedAt) });
    if (state === 'won') return t('Dispute won. The funds were returned to your account.');
    if (state === 'lost') return t('Dispute lost. The funds stay with the payer.');
    const due = dueBy
      ? t('Evidence is due by {{day}}.', { day: formatDate(dueBy) })
      : t('Waiting for the bank’s decision.');
    if (state === 'inquiry') return due;
    return `${t('The bank withdrew the funds, so you can’t refund this payment.')} ${due}`;
  }
}
