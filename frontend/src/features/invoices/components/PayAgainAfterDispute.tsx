import { Button } from '@fluentui/react-components';
import { reopenDisputedPayment } from '@portal/contract/disputes/endpoints.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { call } from '../../../lib/api.ts';
import { useInvoiceAction } from '../api/useInvoiceAction.ts';

/** A paid file or invoice of a request, with its display name. */
type PaidItem = { readonly requestId: string; readonly name: string } & (
  | { readonly fileId: string }
  | { readonly invoiceId: string }
);

/** Asks for confirmation, then lets the client pay again for an item whose payment was lost in a dispute. */
export function PayAgainAfterDispute({ item }: { item: PaidItem }) {
  const { t } = useTranslation();
  const [isConfirming, setConfirming] = useState(false);
  const { name, ...body } = item;
  const reopening = useInvoiceAction(body.requestId, () => call(reopenDisputedPayment, { body }), {
    success: t('The client can now pay {{name}} again', { name }),
    failure: (reason) => t('Error allowing a new payment: {{reason}}', { reason }),
    onSuccess: () => setConfirming(false),
  });
  return (
    <>
      <Button aria-label={t('Allow a new payment: {{name}}', { name })} onClick={() => setConfirming(true)}>
        {t('Allow a new payment')}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={t('Allow a new payment?')}
          confirmLabel={t('Allow a new payment')}
          isPending={reopening.isPending}
          onConfirm={reopening.start}
          onClose={() => setConfirming(false)}
        >
          <p>
            {t(
              '{{name}} becomes unpaid, and the client can pay it on the request page. We don’t email them about it: send a message.',
              { name },
            )}
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
