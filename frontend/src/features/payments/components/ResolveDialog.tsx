import '../../../lib/schemaMode.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { resolveUnsettledPayment } from '@portal/contract/endpoints/reconciliation.ts';
import type { UnsettledPayment } from '@portal/contract/schemas/unsettledPayment.ts';
import { useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { Button } from '../../../components/Button.tsx';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { SmallDialog } from '../../../components/SmallDialog.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { useResolvePayment } from '../api/useResolvePayment.ts';

const schema = z.object({ note: resolveUnsettledPayment.body.shape.note });
const MOST_NOTE = 500;

interface Values {
  note: string;
}

/** Takes a payment from the list, with a note on how it was resolved. */
export function ResolveDialog({ payment, onClose }: { payment: UnsettledPayment; onClose: () => void }) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const formId = useId();
  const form = useForm<Values>({ defaultValues: { note: '' }, resolver: standardSchemaResolver(schema) });
  const { mutate, isPending, error } = useResolvePayment(() => {
    toasts.show({ type: 'success', message: t('Payment marked as resolved') });
    onClose();
  });
  const close = () => {
    if (!isPending) onClose();
  };
  return (
    <SmallDialog
      title={t('Mark as Resolved')}
      onClose={close}
      actions={
        <>
          <Button disabledFocusable={isPending} onClick={close}>
            {t('Cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            appearance="primary"
            disabledFocusable={isPending}
            icon={isPending ? <SmallSpinner /> : null}
          >
            {isPending ? t('Saving...') : t('Mark as Resolved')}
          </Button>
        </>
      }
    >
      <p>{t('No money moves by this: it only says that the payment was dealt with.')}</p>
      <FormProvider {...form}>
        <form
          id={formId}
          noValidate
          aria-label={t('Mark as Resolved')}
          onSubmit={(event) =>
            void form.handleSubmit(({ note }) => mutate({ intentId: payment.intentId, note }))(event)
          }
        >
          {error && (
            <Notice type="error" role="alert" title={t('The note was not saved')}>
              {error.message}
            </Notice>
          )}
          <TextAreaField<Values>
            name="note"
            label={t('How was it resolved?')}
            hint={t('Only staff can read it. Please do not name patients.')}
            maxLength={MOST_NOTE}
          />
        </form>
      </FormProvider>
    </SmallDialog>
  );
}
