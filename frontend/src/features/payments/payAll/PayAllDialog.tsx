import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { DueItem, EverythingDueView } from '@portal/contract/payments/schemas/everythingDue.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { formatMoney } from '../../../lib/format.ts';
import type { ClientViewAccess } from '../../requests/api/withRequestAccess.ts';
import { chargeIntentQuery } from '../api/chargeIntentQuery.ts';
import { PayDialog } from '../charge/PayDialog.tsx';
import { PayForm } from '../charge/PayForm.tsx';
import { NotIncluded } from './NotIncluded.tsx';

const useStyles = makeStyles({
  content: { display: 'grid', gap: '16px' },
  items: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '6px' },
  item: { ...typographyStyles.body1, display: 'flex', justifyContent: 'space-between', gap: '16px' },
  name: { overflowWrap: 'anywhere', minWidth: 0 },
  amount: { fontVariantNumeric: 'tabular-nums', flexShrink: 0 },
  total: {
    ...typographyStyles.body1Strong,
    paddingTop: '6px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});

interface Props {
  access: ClientViewAccess;
  /** What was due when the page was loaded. */
  due: EverythingDueView;
  /** Called with an item of the payment. */
  onPaid: (item: DueItem) => void;
  onClose: () => void;
}

/**
 * Pays for several documents and invoices at once. The server decides which, and charges the amounts that it returned: if
 * they change, the new total is shown and has to be confirmed.
 */
export function PayAllDialog({ access, due, onPaid, onClose }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const query = chargeIntentQuery(useQueryClient(), access, {
    type: 'pay_all',
    requestId: access.request._id,
  });
  // PayForm runs this query.
  const { data: intent } = useQuery({ ...query, enabled: false });
  const [shown] = useState(due);
  const items = intent?.items ?? shown.items;
  const cents = intent?.amount ?? shown.amount;
  return (
    <PayDialog
      title={t('Pay everything at once')}
      description={t('{{amount}} for order {{orderId}}', {
        amount: formatMoney(cents),
        orderId: access.request.orderId,
      })}
      onClose={onClose}
      form={(progress) => (
        <div className={styles.content}>
          {cents !== shown.amount && (
            <Notice type="warning" role="status">
              {t('The amount changed from {{before}} to {{now}}.', {
                before: formatMoney(shown.amount),
                now: formatMoney(cents),
              })}
            </Notice>
          )}
          <div>
            <ul className={styles.items} aria-label={t('What you pay for')}>
              {items.map((item) => (
                <li key={item.kind === 'file' ? item.fileId : item.invoiceId} className={styles.item}>
                  <span className={styles.name}>
                    {item.kind === 'file' ? item.name : t('Invoice {{number}}', { number: item.name })}
                  </span>
                  <span className={styles.amount}>{formatMoney(item.amount)}</span>
                </li>
              ))}
              <li className={`${styles.item} ${styles.total}`}>
                <span>{t('Total')}</span>
                <span className={styles.amount}>{formatMoney(cents)}</span>
              </li>
            </ul>
            <NotIncluded waiting={due.waiting} />
          </div>
          {items.some(({ kind }) => kind === 'file') && (
            <Notice type="warning" title={t('The 12 hours to download start with the payment')}>
              {t(
                'You can download each document once, within 12 hours of the payment. This applies to all of them.',
              )}
            </Notice>
          )}
          <PayForm
            {...progress}
            query={query}
            withdrawnMessage={t('These items can’t be paid anymore. Nothing was charged now.')}
            onClose={onClose}
            onPaid={() => {
              onPaid(items[0]!);
              onClose();
            }}
          />
        </div>
      )}
    />
  );
}
