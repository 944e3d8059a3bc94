import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { StaffInvoiceView } from '@portal/contract/schemas/invoice.ts';
import { keptLines } from '@portal/contract/schemas/invoiceDraft.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { ApiError } from '../../lib/apiError.ts';
import { useSaveInvoice } from './api/useSaveInvoice.ts';
import { invoiceForm, type InvoiceValues, invoiceValues } from './rules/invoiceValues.ts';
import { typedField } from './rules/typedField.ts';

type Parsed = z.output<typeof invoiceForm>;

interface Told {
  onSaved: () => void;
  onFailed: (reason: string) => void;
}

/** A form that makes an invoice, or rewrites a draft. What fails keeps everything, and sent again makes no second one. */
export function useInvoiceForm(requestId: string, invoice: StaffInvoiceView | null, told: Told) {
  const save = useSaveInvoice(requestId);
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm<InvoiceValues, unknown, Parsed>({
    defaultValues: invoiceValues(invoice),
    resolver: standardSchemaResolver(invoiceForm),
    mode: 'onTouched',
  });

  async function send({ lineItems }: Parsed) {
    const kept = keptLines(lineItems);
    try {
      await save.mutateAsync({ invoiceId: invoice?.invoiceId ?? null, key, lineItems: kept });
      told.onSaved();
    } catch (error) {
      if (error instanceof ApiError) {
        const positions = kept.map((line) => lineItems.indexOf(line));
        for (const [path, message] of Object.entries(error.fields)) {
          const field = typedField(path, positions);
          if (field) form.setError(field, { message });
        }
      }
      told.onFailed(error instanceof Error ? error.message : String(error));
    }
  }

  return {
    form,
    submit: form.handleSubmit(send),
    isSaving: form.formState.isSubmitting,
    /** Something was typed that closing would lose. */
    isChanged: form.formState.isDirty,
  };
}
