import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBackGuard } from './useBackGuard.ts';
import { useLinkGuard } from './useLinkGuard.ts';
import { isWizardAddress } from './wizardAddress.ts';

/** Whether an address shows the form that is guarded. */
export type IsInside = (address: Pick<URL, 'pathname' | 'search'>) => boolean;

export interface LeaveGuard {
  /** A way out waits for the person's answer. */
  asking: boolean;
  /** Goes to an address outside the form, after asking when something could be lost. */
  leaveTo: (address: string) => void;
  stay: () => void;
  leave: () => void;
}

/**
 * Asks before a form is left by a link, by the browser's Back or by closing the tab, while `mustAsk` says so. `isInside`
 * tells the addresses that show the same form; those of the wizard unless told otherwise.
 */
export function useLeaveGuard(mustAsk: () => boolean, isInside: IsInside = isWizardAddress): LeaveGuard {
  const navigate = useNavigate();
  const [wayOut, setWayOut] = useState<(() => void) | null>(null);
  const hold = (go: () => void) => setWayOut(() => go);
  const leaveTo = (address: string) => {
    const go = () => void navigate(address);
    if (mustAsk()) hold(go);
    else go();
  };
  useLinkGuard(mustAsk, isInside, leaveTo);
  useBackGuard(mustAsk, isInside, hold);

  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (mustAsk()) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: BeforeUnloadEvent) => warn(event);
    window.addEventListener('beforeunload', listen);
    return () => window.removeEventListener('beforeunload', listen);
  }, []);
  return {
    asking: wayOut !== null,
    leaveTo,
    stay: () => setWayOut(null),
    leave: () => {
      setWayOut(null);
      wayOut?.();
    },
  };
}
