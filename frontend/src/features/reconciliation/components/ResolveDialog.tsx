import '../../../lib/schemaMode.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { resolveUnmatchedPayment } from '@portal/contract/reconciliation/endpoints.ts';
import type { UnmatchedPayment } from '@portal/contract/reconciliation/schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { DialogForm } from '../../../components/dialogs/DialogForm.tsx';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';
import { failureTitle } from '../../../lib/language/failureTitle.ts';
import { UNMATCHED_PAYMENTS } from '../api/unmatchedPaymentsQuery.ts';

const schema = z.object({ note: resolveUnmatchedPayment.body.shape.note });
const MAX_NOTE = 500;

interface Values {
  note: string;
}

/** Marks a payment as resolved, with a note on how. */
export function ResolveDialog({ payment, onClose }: { payment: UnmatchedPayment; onClose: () => void }) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const form = useForm<Values>({ defaultValues: { note: '' }, resolver: standardSchemaResolver(schema) });
  const { mutate, isPending, error } = useResolvePayment(() => {
    toasts.show({ type: 'success', message: t('Payment marked as resolved') });
    onClose();
  });
  return (
    <FormProvider {...form}>
      <DialogForm
        title={t('Mark as resolved')}
        save={isPending ? t('Saving...') : t('Mark as resolved')}
        isSaving={isPending}
        problem={
          error && {
            title: failureTitle(error, t('The note was not saved')),
            reason: error.message,
          }
        }
        onSubmit={form.handleSubmit(({ note }) => mutate({ intentId: payment.intentId, note }))}
        onClose={onClose}
      >
        <p>{t('This doesn’t move any money. It only records that someone handled the payment.')}</p>
        <TextAreaField<Values>
          name="note"
          label={t('How was it resolved?')}
          hint={t('Only staff can read it. Please do not include patient names.')}
          maxLength={MAX_NOTE}
        />
      </DialogForm>
    </FormProvider>
  );
}

/** Records how a payment was resolved. */
function useResolvePayment(onSuccess: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (resolution: { intentId: string; note: string }) =>
      call(resolveUnmatchedPayment, { body: resolution }),
    onSuccess,
    onSettled: () => queryClient.invalidateQueries({ queryKey: [UNMATCHED_PAYMENTS] }),
  });
}
