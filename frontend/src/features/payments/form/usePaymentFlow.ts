import type { PaymentStatus } from '@portal/contract/payments/schemas/paymentStatus.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Confirmation } from './confirmation.ts';

/** How long the success banner is shown before onPaid is called. */
const SUCCESS_DELAY_MS = 2000;

export type PayPhase =
  /**
   * `problem`: why the last attempt failed; `isDeclined`: because the bank declined the card. `missing`: which input is
   * missing; nothing was attempted.
   */
  | { kind: 'idle'; problem?: string; isDeclined?: boolean; missing?: string }
  | { kind: 'processing' }
  /** Unknown whether the charge succeeded. Paying again is blocked until it is known. */
  | { kind: 'unknown' }
  | { kind: 'complete'; status: PaymentStatus };

/** Events of a payment method form. */
export interface PayEvents {
  /** While true, the payment is in progress and the form is locked. */
  onBusy: (busy: boolean) => void;
  onPaid: (status: PaymentStatus) => void;
  /** The bank account has to be verified first. */
  onVerify: (verificationUrl: string) => void;
  /** The PaymentIntent can no longer be paid. */
  onExpired: () => void;
}

export interface PaymentFlow {
  phase: PayPhase;
  /** Tries to pay. Does nothing while an attempt runs or after one succeeded. `isCurrent` returns false after the attempt was given up. */
  pay: (confirm: (isCurrent: () => boolean) => Promise<Confirmation>) => Promise<void>;
  /** Checks a payment without a result at the provider and updates the phase. */
  check: () => Promise<void>;
  checking: boolean;
  /** Shows which input is missing. Nothing is sent. */
  showMissing: (missing: string) => void;
  /** Clears the error after the user edits the form. */
  clearProblem: () => void;
}

/**
 * The phases of a payment attempt: idle, processing, complete. Calls onPaid two seconds after the success banner.
 * `checkStatus` asks the provider for the payment's state.
 */
export function usePaymentFlow(events: PayEvents, checkStatus: () => Promise<Confirmation>): PaymentFlow {
  const { onBusy, onPaid, onVerify, onExpired } = events;
  const [phase, setPhase] = useState<PayPhase>({ kind: 'idle' });
  const [checking, setChecking] = useState(false);
  const attempt = useRef(0);
  const notifyPaid = useEffectEvent(onPaid);
  useEffect(() => {
    if (phase.kind !== 'complete') return;
    const timer = setTimeout(() => notifyPaid(phase.status), SUCCESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  const applyResult = (attemptAtStart: number, result: Confirmation) => {
    // An abandoned attempt still counts if the payment succeeded after all.
    if (attemptAtStart !== attempt.current && result.kind !== 'accepted') return;
    if (result.kind !== 'unknown') attempt.current += 1;
    if (result.kind === 'refused' || result.kind === 'expired') onBusy(false);
    switch (result.kind) {
      case 'accepted':
        onBusy(true);
        return setPhase((before) =>
          before.kind === 'complete' ? before : { kind: 'complete', status: result.status },
        );
      case 'verify':
        setPhase({ kind: 'idle' });
        return onVerify(result.verificationUrl);
      case 'expired':
        setPhase({ kind: 'idle' });
        return onExpired();
      case 'refused':
        return setPhase({ kind: 'idle', problem: result.message, isDeclined: result.isDeclined ?? false });
      case 'unknown':
        return setPhase({ kind: 'unknown' });
    }
  };
  const pay: PaymentFlow['pay'] = async (confirm) => {
    if (phase.kind !== 'idle') return;
    const attemptAtStart = attempt.current;
    setPhase({ kind: 'processing' });
    onBusy(true);
    applyResult(attemptAtStart, await confirm(() => attemptAtStart === attempt.current));
  };
  const check = async () => {
    if (checking) return;
    const attemptAtStart = attempt.current;
    setChecking(true);
    const result = await checkStatus();
    setChecking(false);
    applyResult(attemptAtStart, result);
  };
  const clearProblem = () =>
    setPhase((before) =>
      before.kind === 'idle' && (before.problem || before.missing) ? { kind: 'idle' } : before,
    );
  return {
    phase,
    pay,
    check,
    checking,
    showMissing: (missing) =>
      setPhase((before) => (before.kind === 'idle' ? { kind: 'idle', missing } : before)),
    clearProblem,
  };
}
