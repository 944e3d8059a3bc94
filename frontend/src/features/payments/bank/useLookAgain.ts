import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useEffectEvent } from 'react';
import { type Confirmation, standingOf } from '../form/confirmation.ts';

/** Asks the provider how the payment stands whenever the person comes back to this tab, perhaps from the provider's page. */
export function useLookAgain(
  stripe: Stripe,
  clientSecret: string,
  onAnswer: (answer: Confirmation) => void,
): void {
  const tell = useEffectEvent(onAnswer);
  useEffect(() => {
    let left = false;
    const look = async () => {
      const answer = await standingOf(stripe, clientSecret);
      if (!left) tell(answer);
    };
    const lookNow = () => void look();
    window.addEventListener('focus', lookNow);
    return () => {
      left = true;
      window.removeEventListener('focus', lookNow);
    };
  }, [stripe, clientSecret]);
}
