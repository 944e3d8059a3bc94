import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { StaffInvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';
import { completeLines } from '@portal/contract/invoices/schemas/invoiceDraft.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { ApiError } from '../../lib/apiError.ts';
import { invoicesQuery } from './api/invoicesQuery.ts';
import { useSaveInvoice } from './api/useSaveInvoice.ts';
import { invoiceForm, type InvoiceValues, invoiceValues } from './rules/invoiceValues.ts';
import { typedField } from './rules/typedField.ts';

type Parsed = z.output<typeof invoiceForm>;

interface Callbacks {
  onSaved: () => void;
  onFailed: (reason: string) => void;
}

/** A draft that somebody else rewrote while it was edited, as it is on record now. */
export interface ConflictingDraft {
  readonly recorded: StaffInvoiceView;
  /** The server's error message. */
  readonly message: string;
}

/**
 * A form that makes an invoice, or rewrites a draft. What fails keeps everything, and sent again makes no second one.
 * What somebody else saved meanwhile is written over only once it was seen.
 */
export function useInvoiceForm(requestId: string, invoice: StaffInvoiceView | null, callbacks: Callbacks) {
  const queryClient = useQueryClient();
  const save = useSaveInvoice(requestId);
  const [seen, setSeen] = useState(invoice);
  const [overtaking, setOvertaking] = useState<ConflictingDraft | null>(null);
  const [key] = useState(() => crypto.randomUUID());
  const [initial, setInitial] = useState(() => invoiceValues(invoice));
  const form = useForm<InvoiceValues, unknown, Parsed>({
    defaultValues: initial,
    resolver: standardSchemaResolver(invoiceForm),
    mode: 'onTouched',
  });

  async function send({ lineItems }: Parsed) {
    const kept = completeLines(lineItems);
    try {
      await save.mutateAsync({ seen, key, lineItems: kept });
      callbacks.onSaved();
    } catch (error) {
      if (error instanceof ApiError) {
        const recorded = error.code === 'conflict' && newerDraft();
        if (recorded) return setOvertaking({ recorded, message: error.message });
        const positions = kept.map((line) => lineItems.indexOf(line));
        for (const [path, message] of Object.entries(error.fields)) {
          const field = typedField(path, positions);
          if (field) form.setError(field, { message });
        }
      }
      callbacks.onFailed(error instanceof Error ? error.message : String(error));
    }
  }

  /** The draft as the list shows it now, when that is not what was seen. */
  function newerDraft(): StaffInvoiceView | undefined {
    return queryClient
      .getQueryData(invoicesQuery(requestId).queryKey)
      ?.find(
        ({ invoiceId, status, version }) =>
          invoiceId === seen?.invoiceId && status === 'draft' && version !== seen.version,
      );
  }

  /** Whatever is chosen, what is on record has been seen now. */
  function settle() {
    if (overtaking) setSeen(overtaking.recorded);
    setOvertaking(null);
  }

  return {
    form,
    submit: form.handleSubmit(send),
    overtaking,
    /** What was typed is to be saved over what somebody else saved. */
    keepMine: settle,
    /** What somebody else saved takes the place of what was typed. */
    useRecorded: () => {
      if (!overtaking) return;
      const values = invoiceValues(overtaking.recorded);
      form.reset(values);
      setInitial(values);
      settle();
    },
    isSaving: form.formState.isSubmitting,
    /** Something was typed that closing would lose. */
    isChanged: () => JSON.stringify(form.getValues()) !== JSON.stringify(initial),
  };
}
