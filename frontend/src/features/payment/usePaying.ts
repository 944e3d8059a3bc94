import type { PaymentStatus } from '@portal/contract/endpoints/payments.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Confirmation } from './confirmation.ts';

/** How long the success banner stands before the rest of the page hears of it. */
const SUCCESS_DELAY_MS = 2000;

export type PayPhase =
  { kind: 'idle'; problem?: string } | { kind: 'processing' } | { kind: 'complete'; status: PaymentStatus };

/** What the form of a payment method tells the panel around it. */
export interface PayEvents {
  /** While true, the payment is on its way and nothing may be changed. */
  onBusy: (busy: boolean) => void;
  onPaid: (status: PaymentStatus) => void;
  /** The bank account has to be verified first. */
  onVerify: (verificationUrl: string) => void;
  /** This PaymentIntent can be paid no more. */
  onExpired: () => void;
}

interface Paying {
  phase: PayPhase;
  /** Tries to pay; does nothing while a try is under way or has succeeded. */
  pay: (confirm: () => Promise<Confirmation>) => Promise<void>;
  /** Says what is wrong before anything was tried. */
  refuse: (problem: string) => void;
}

/** The course of a try to pay: idle, processing, complete; two seconds after the banner the panel hears that it is paid. */
export function usePaying({ onBusy, onPaid, onVerify, onExpired }: PayEvents): Paying {
  const [phase, setPhase] = useState<PayPhase>({ kind: 'idle' });
  const tellPaid = useEffectEvent(onPaid);
  useEffect(() => {
    if (phase.kind !== 'complete') return;
    const timer = setTimeout(() => tellPaid(phase.status), SUCCESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  const pay = async (confirm: () => Promise<Confirmation>) => {
    if (phase.kind !== 'idle') return;
    setPhase({ kind: 'processing' });
    onBusy(true);
    const answer = await confirm();
    switch (answer.kind) {
      case 'accepted':
        return setPhase({ kind: 'complete', status: answer.status });
      case 'verify':
        setPhase({ kind: 'idle' });
        return onVerify(answer.verificationUrl);
      case 'expired':
        setPhase({ kind: 'idle' });
        onBusy(false);
        return onExpired();
      case 'refused':
        setPhase({ kind: 'idle', problem: answer.message });
        return onBusy(false);
    }
  };
  return { phase, pay, refuse: (problem) => setPhase({ kind: 'idle', problem }) };
}
