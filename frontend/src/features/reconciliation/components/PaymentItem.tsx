import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { retryUnmatchedPayment } from '@portal/contract/reconciliation/endpoints.ts';
import type { UnmatchedPaymentView, UnmatchedReason } from '@portal/contract/reconciliation/schemas.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { Surface } from '../../../components/Surface.tsx';
import { Row } from '../../../components/layout/pieces.tsx';
import { column, focusRing } from '../../../components/layout/shapes.ts';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';
import { useListMutation } from '../../../lib/query/useListMutation.ts';
import { formatDate, formatDateTime } from '../../../lib/format.ts';
import { UNMATCHED_PAYMENTS } from '../api/unmatchedPaymentsQuery.ts';
import { amountLabel, paymentKindLabel, reasonLabels } from '../paymentLabels.ts';
import { ResolveDialog } from './ResolveDialog.tsx';

const useStyles = makeStyles({
  item: { ...column('8px') },
  amount: { fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  link: { ...focusRing, color: tokens.colorBrandForegroundLink, borderRadius: tokens.borderRadiusSmall },
});

/** The bank decides these, so a retry changes nothing. */
const NOT_RETRIABLE: readonly UnmatchedReason[] = ['disputed', 'dispute-lost', 'won-after-reopening'];

interface Props {
  payment: UnmatchedPaymentView;
  /** Whether the user may mark it as resolved. */
  canResolve: boolean;
}

/** A payment that could not be settled, with the problem and the recommended action. */
export function PaymentItem({ payment, canResolve }: Props) {
  const styles = useStyles();
  const shared = useSharedStyles();
  const { t } = useTranslation();
  const toasts = useToasts();
  const [isResolving, setResolving] = useState(false);
  const { intentId, requestId, orderId, evidenceDueBy, kind, firstSeenAt, lastTriedAt, resolution } = payment;
  const { problem, action } = reasonLabels(payment.reason, t);
  const isRetriable = !NOT_RETRIABLE.includes(payment.reason);
  const retry = () => call(retryUnmatchedPayment, { body: { intentId } });
  const { mutate, isPending } = useListMutation([[UNMATCHED_PAYMENTS]], retry, {
    onSuccess: ({ resolution: settled }) =>
      toasts.show(
        settled
          ? { type: 'success', message: t('Payment settled') }
          : { type: 'info', message: t('The payment still can’t be settled') },
      ),
    onError: ({ message }) => toasts.show({ type: 'error', message }),
  });
  return (
    <Surface className={styles.item}>
      <Row gap={16} rowGap={4} align="stretch" justify="between">
        <h2 className={shared('heading')}>{problem}</h2>
        <span className={styles.amount}>{amountLabel(payment, t)}</span>
      </Row>
      {resolution === null && (
        <p className={shared('flush', 'soft')}>
          {action}
          {evidenceDueBy && (
            <>
              {' '}
              <strong>{t('Evidence is due by {{day}}.', { day: formatDate(evidenceDueBy) })}</strong>
            </>
          )}
        </p>
      )}
      {resolution !== null && (
        <p className={shared('flush', 'soft')}>
          {resolution.byName === null
            ? t('The portal settled it on {{time}}.', { time: formatDateTime(resolution.at) })
            : t('Resolved by {{name}} on {{time}}: {{note}}', {
                name: resolution.byName,
                time: formatDateTime(resolution.at),
                note: resolution.note,
              })}
        </p>
      )}
      <Row as="p" gap={16} rowGap={4} align="stretch" shared={['small', 'muted', 'breaks']}>
        <span>{paymentKindLabel(kind, t)}</span>
        <span>{intentId}</span>
        <span>{t('First seen: {{time}}', { time: formatDateTime(firstSeenAt) })}</span>
        <span>{t('Last tried: {{time}}', { time: formatDateTime(lastTriedAt) })}</span>
        {requestId && (
          <Link to={`/dashboard/request/${requestId}`} className={styles.link}>
            {orderId ? t('Order {{orderId}}', { orderId }) : t('Go to the request')}
          </Link>
        )}
      </Row>
      {resolution === null && (isRetriable || canResolve) && (
        <Row gap={8} align="stretch" shared="above4">
          {isRetriable && (
            <Button
              aria-label={t('Retry: {{name}}', { name: intentId })}
              disabledFocusable={isPending}
              icon={isPending ? <SmallSpinner /> : undefined}
              onClick={() => mutate(undefined)}
            >
              {t('Retry')}
            </Button>
          )}
          {canResolve && (
            <Button
              aria-label={t('Mark as resolved: {{name}}', { name: intentId })}
              onClick={() => setResolving(true)}
            >
              {t('Mark as resolved')}
            </Button>
          )}
        </Row>
      )}
      {isResolving && <ResolveDialog payment={payment} onClose={() => setResolving(false)} />}
    </Surface>
  );
}
