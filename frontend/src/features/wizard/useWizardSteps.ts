import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PAYMENT_STEP } from './steps.ts';

/** Which step is open. It stands in the address, so the browser's own Back works; steps out of reach are not opened. */
export function useWizardSteps(furthestAtStart: number, paymentOnly: boolean) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [furthest, setFurthest] = useState(furthestAtStart);
  const asked = Number(search.get('step'));
  const reachable = Math.min(Math.max(Math.trunc(asked) || 1, 1), furthest);
  const step = paymentOnly ? PAYMENT_STEP : reachable;

  useEffect(() => {
    if (asked !== step) void navigate(`/client/request?step=${step}`, { replace: true });
  }, [asked, step, navigate]);
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [step]);

  const goTo = (next: number) => {
    setFurthest((before) => Math.max(before, next));
    void navigate(`/client/request?step=${next}`);
  };
  return { step, furthest, goTo };
}
