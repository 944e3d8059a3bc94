import { resolveUnmatchedPayment } from '@portal/contract/reconciliation/endpoints.ts';
import type { UnmatchedPayment } from '@portal/contract/reconciliation/schemas.ts';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import { useListForm } from '../../../components/form/useListForm.ts';
import { call } from '../../../lib/api.ts';
import { UNMATCHED_PAYMENTS } from '../api/unmatchedPaymentsQuery.ts';

const schema = z.object({ note: resolveUnmatchedPayment.body.shape.note });
const MAX_NOTE = 500;

/** Marks a payment as resolved, with a note on how. */
export function ResolveDialog({ payment, onClose }: { payment: UnmatchedPayment; onClose: () => void }) {
  const { t } = useTranslation();
  const edit = useListForm({
    schema,
    values: { note: '' },
    save: ({ note }) => call(resolveUnmatchedPayment, { body: { intentId: payment.intentId, note } }),
    keys: [[UNMATCHED_PAYMENTS]],
    success: t('Payment marked as resolved'),
    onSaved: onClose,
    failure: t('The note was not saved'),
  });
  return (
    <FormDialog title={t('Mark as resolved')} save={t('Mark as resolved')} edit={edit} onClose={onClose}>
      <p>{t('This doesn’t move any money. It only records that someone handled the payment.')}</p>
      <TextAreaField
        name="note"
        label={t('How was it resolved?')}
        hint={t('Only staff can read it. Please do not include patient names.')}
        maxLength={MAX_NOTE}
      />
    </FormDialog>
  );
}
