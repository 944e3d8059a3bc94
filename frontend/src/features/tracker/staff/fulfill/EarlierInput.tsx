import { Button } from '@fluentui/react-components';
import { deleteInvoice } from '@portal/contract/invoices/endpoints.ts';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../components/Notice.tsx';
import { call } from '../../../../lib/api.ts';
import { useInvoiceAction } from '../../../invoices/api/useInvoiceAction.ts';

interface Props {
  requestId: string;
  /** Number of documents that an earlier attempt has released. */
  releasedFiles: number;
  /** Names of files that must be chosen again. */
  missingFiles: readonly string[];
  /** The invoice that an earlier attempt created and did not send. */
  draftInvoice: { invoiceId: string; invoiceNumber: string } | null;
  isSending: boolean;
  onStartOver: () => void;
}

/** Says what is left of an earlier attempt, and offers to start over. */
export function EarlierInput(props: Props) {
  const { requestId, releasedFiles, missingFiles, draftInvoice, isSending, onStartOver } = props;
  const { t } = useTranslation();
  const deleting = useInvoiceAction(
    requestId,
    () => call(deleteInvoice, { body: { requestId, invoiceId: draftInvoice?.invoiceId ?? '' } }),
    {
      success: t('Invoice deleted successfully'),
      failure: (reason) => t('Error deleting invoice: {{reason}}', { reason }),
      onSuccess: onStartOver,
    },
  );
  return (
    <Notice
      type="info"
      title={t('What you entered earlier is still here')}
      actions={
        <>
          {draftInvoice && (
            <Button disabledFocusable={isSending || deleting.isPending} onClick={deleting.start}>
              {t('Delete the draft invoice and start over')}
            </Button>
          )}
          <Button disabledFocusable={isSending || deleting.isPending} onClick={onStartOver}>
            {draftInvoice ? t('Keep the draft invoice and start over') : t('Start over')}
          </Button>
        </>
      }
    >
      {releasedFiles > 0
        ? t('Documents that were already sent: {{number}}. The rest was not sent yet.', {
            number: releasedFiles,
          })
        : t('It was not sent yet.')}{' '}
      {missingFiles.length > 0 &&
        t('Choose these files again: {{names}}. They get their terms back.', {
          names: missingFiles.join(', '),
        })}{' '}
      {draftInvoice &&
        t(
          'The draft invoice {{number}} exists under “Money”. If you send the lines below, it is sent with them.',
          { number: draftInvoice.invoiceNumber },
        )}
    </Notice>
  );
}
