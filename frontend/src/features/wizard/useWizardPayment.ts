import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { paymentStore, type StoredPayment } from '../payments/fee/storedPayment.ts';

/**
 * How the fee of this draft stands. `claimed` is what this tab remembers, `confirmed` what server or provider said;
 * either locks the steps before, only the second lets the request be submitted.
 */
export function useWizardPayment(draftId: string, remembered: StoredPayment | null) {
  const queryClient = useQueryClient();
  const [claimed, setClaimed] = useState(remembered);
  const [confirmed, setConfirmed] = useState<StoredPayment | null>(null);
  const [busy, setBusy] = useState(false);

  const settle = (payment: StoredPayment) => {
    paymentStore.save(payment);
    setClaimed(payment);
    setConfirmed(payment);
    setBusy(false);
  };
  const forget = () => {
    paymentStore.clear();
    setClaimed(null);
    setConfirmed(null);
  };
  const askAgain = () => {
    forget();
    void queryClient.invalidateQueries({ queryKey: ['payment-intent', draftId] });
  };
  return { confirmed, locked: busy || claimed !== null, setBusy, settle, forget, askAgain };
}
