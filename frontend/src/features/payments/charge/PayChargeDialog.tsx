import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { formatMoney } from '../../../lib/format.ts';
import type { CallAccess } from '../../requests/api/withRequestAccess.ts';
import { chargeIntentQuery } from '../api/chargeIntentQuery.ts';
import type { Charge } from './charge.ts';
import { PayDialog } from './PayDialog.tsx';
import { PayForm } from './PayForm.tsx';

interface Props {
  access: CallAccess;
  charge: Charge;
  onPaid: () => void;
  onClose: () => void;
}

/** Pays for a file from the legal team or for an invoice. */
export function PayChargeDialog({ access, charge, onPaid, onClose }: Props) {
  const { t } = useTranslation();
  const query = chargeIntentQuery(useQueryClient(), access, bodyOf(charge, access.request._id));
  // PayForm runs this query. The server's amount is what will be charged.
  const { data: intent } = useQuery({ ...query, enabled: false });
  const [shownCents] = useState(charge.cents);
  const cents = intent?.amount ?? shownCents;
  const { withdrawnMessage, ...labels } = dialogLabels({ ...charge, cents }, t);
  return (
    <PayDialog
      {...labels}
      onClose={onClose}
      form={(progress) => (
        <div style={{ display: 'grid', gap: '16px' }}>
          {cents !== shownCents && (
            <Notice type="warning" role="status">
              {t('The amount changed from {{before}} to {{now}}.', {
                before: formatMoney(shownCents),
                now: formatMoney(cents),
              })}
            </Notice>
          )}
          <PayForm
            {...progress}
            query={query}
            withdrawnMessage={withdrawnMessage}
            onClose={onClose}
            onPaid={() => {
              onPaid();
              onClose();
            }}
          />
        </div>
      )}
    />
  );
}

interface DialogLabels {
  title: string;
  description: string;
  withdrawnMessage: string;
}

function dialogLabels({ kind, name, cents }: Charge, t: TFunction): DialogLabels {
  const amount = formatMoney(cents);
  if (kind === 'invoice') {
    return {
      title: t('Pay an invoice'),
      description: t('{{amount}} for invoice {{name}}', { amount, name }),
      withdrawnMessage: t(
        'This invoice can’t be paid anymore. It was withdrawn or already paid. Nothing was charged now.',
      ),
    };
  }
  return {
    title: t('Pay for a file'),
    description: t('{{amount}} for “{{name}}”. You can download it once, within 12 hours of the payment.', {
      amount,
      name,
    }),
    withdrawnMessage: t('This file can’t be paid for anymore. It was withdrawn. Nothing was charged now.'),
  };
}

function bodyOf(charge: Charge, requestId: string) {
  return charge.kind === 'file'
    ? ({ type: 'file', requestId, fileId: charge.fileId } as const)
    : ({ type: 'invoice', requestId, invoiceId: charge.invoiceId } as const);
}
