import { useRef, useState } from 'react';
import type { FulfillDraft, Sent } from '../useFulfillDraft.ts';

/** What the attempts have sent so far, beginning with those of an earlier visit. */
export function useSent(initial: FulfillDraft | null) {
  const [sent, setSent] = useState<Sent>(() => ({
    invoiceKey: initial?.invoiceKey ?? crypto.randomUUID(),
    sentStatus: initial?.sentStatus ?? null,
    createdInvoice: initial?.createdInvoice ?? null,
    sentFileIds: initial?.sentFileIds ?? [],
  }));
  const latest = useRef(sent);
  return {
    sent,
    /** Also up to date in an attempt that began before the last change. */
    latest: () => latest.current,
    keep: (change: Partial<Sent>) => {
      latest.current = { ...latest.current, ...change };
      setSent(latest.current);
    },
  };
}
