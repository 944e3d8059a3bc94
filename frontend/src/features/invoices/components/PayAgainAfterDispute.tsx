import { reopenDisputedPayment } from '@portal/contract/disputes/endpoints.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { call } from '../../../lib/api.ts';
import { useInvoiceAction } from '../api/useInvoiceAction.ts';

/** A file or an invoice of a request that was paid for, and what it is called. */
type PaidItem = { readonly requestId: string; readonly name: string } & (
  { readonly fileId: string } | { readonly invoiceId: string }
);

/** Has something paid for again whose payment was lost to a dispute, after asking. */
export function PayAgainAfterDispute({ item }: { item: PaidItem }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const { name, ...body } = item;
  const asking = useInvoiceAction(body.requestId, () => call(reopenDisputedPayment, { body }), {
    done: t('{{name}} can be paid again', { name }),
    failed: (reason) => t('Error requesting payment again: {{reason}}', { reason }),
    onDone: () => setAsking(false),
  });
  return (
    <>
      <Button aria-label={t('Request payment again: {{name}}', { name })} onClick={() => setAsking(true)}>
        {t('Request payment again')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('Request payment again?')}
          confirmLabel={t('Request payment again')}
          isPending={asking.isPending}
          onConfirm={asking.start}
          onClose={() => setAsking(false)}
        >
          <p>{t('The client owes {{name}} again and can make a new payment.', { name })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
