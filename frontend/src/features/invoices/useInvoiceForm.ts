import '../../lib/schemaMode.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { StaffInvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';
import { completeLines } from '@portal/contract/invoices/schemas/invoiceDraft.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { ApiError } from '../../lib/apiError.ts';
import { useStaffDraft } from '../../lib/session/useStaffDraft.ts';
import { invoicesQuery } from './api/invoicesQuery.ts';
import { useSaveInvoice } from './api/useSaveInvoice.ts';
import { invoiceForm, type InvoiceValues, invoiceValues, storedLines } from './rules/invoiceValues.ts';
import { formFieldForPath } from './rules/formFieldForPath.ts';

/** A new invoice that was not created yet. `key`: its idempotency key. */
const storedInvoice = z.object({ lineItems: storedLines, key: z.uuid() });

type Parsed = z.output<typeof invoiceForm>;

interface Callbacks {
  onSaved: () => void;
  onFailed: (reason: string) => void;
}

/** A draft that someone else changed during the edit. */
export interface ConflictingDraft {
  readonly saved: StaffInvoiceView;
  /** The server's error message. */
  readonly message: string;
}

/**
 * A form that creates an invoice or edits a draft. A failure keeps the input, and a retry does not create a second
 * invoice. Changes that someone else saved are overwritten only after the user has seen them.
 */
export function useInvoiceForm(requestId: string, invoice: StaffInvoiceView | null, callbacks: Callbacks) {
  const queryClient = useQueryClient();
  const save = useSaveInvoice(requestId);
  const [seen, setSeen] = useState(invoice);
  const [conflict, setConflict] = useState<ConflictingDraft | null>(null);
  const draft = useStaffDraft('invoice', requestId, storedInvoice);
  const restored = invoice ? null : draft.initial;
  const [key] = useState(() => restored?.key ?? crypto.randomUUID());
  const [initial, setInitial] = useState(() => invoiceValues(invoice));
  const form = useForm<InvoiceValues, unknown, Parsed>({
    defaultValues: restored ? { lineItems: restored.lineItems } : initial,
    resolver: standardSchemaResolver(invoiceForm),
    mode: 'onTouched',
  });

  const isChanged = () => JSON.stringify(form.getValues()) !== JSON.stringify(initial);
  const keep = useEffectEvent(() => {
    if (invoice) return;
    if (isChanged()) draft.save({ ...form.getValues(), key });
    else draft.clear();
  });
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => keep() }), [form]);

  async function send({ lineItems }: Parsed) {
    const filledIn = completeLines(lineItems);
    try {
      await save.mutateAsync({ seen, key, lineItems: filledIn });
      discard();
      callbacks.onSaved();
    } catch (error) {
      if (error instanceof ApiError) {
        const saved = error.code === 'conflict' && newerDraft();
        if (saved) return setConflict({ saved, message: error.message });
        const positions = filledIn.map((line) => lineItems.indexOf(line));
        for (const [path, message] of Object.entries(error.fields)) {
          const field = formFieldForPath(path, positions);
          if (field) form.setError(field, { message });
        }
      }
      callbacks.onFailed(error instanceof Error ? error.message : String(error));
    }
  }

  /** Forgets what was entered for a new invoice. */
  function discard() {
    if (!invoice) draft.clear();
  }

  /** The draft in the reloaded list, if its version is not the one that the user edited. */
  function newerDraft(): StaffInvoiceView | undefined {
    return queryClient
      .getQueryData(invoicesQuery(requestId).queryKey)
      ?.find(
        ({ invoiceId, status, version }) =>
          invoiceId === seen?.invoiceId && status === 'draft' && version !== seen.version,
      );
  }

  /** Either choice counts as having seen the saved version. */
  function resolveConflict() {
    if (conflict) setSeen(conflict.saved);
    setConflict(null);
  }

  return {
    form,
    submit: form.handleSubmit(send),
    conflict,
    /** The next save overwrites the saved version. */
    keepMine: resolveConflict,
    /** Replaces the input with the saved version. */
    loadSavedVersion: () => {
      if (!conflict) return;
      const values = invoiceValues(conflict.saved);
      form.reset(values);
      setInitial(values);
      resolveConflict();
    },
    isSaving: form.formState.isSubmitting,
    /** Whether closing would lose changes. */
    isChanged,
    discard,
  };
}
