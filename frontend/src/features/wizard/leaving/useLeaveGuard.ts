import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBackGuard } from './useBackGuard.ts';
import { useLinkGuard } from './useLinkGuard.ts';

export interface LeaveGuard {
  /** A way out waits for the person's answer. */
  asking: boolean;
  /** Goes to an address outside the wizard, after asking when something could be lost. */
  leaveTo: (address: string) => void;
  stay: () => void;
  leave: () => void;
}

/** Asks before the wizard is left by a link, by the browser's Back or by closing the tab, while `mustAsk` says so. */
export function useLeaveGuard(mustAsk: () => boolean): LeaveGuard {
  const navigate = useNavigate();
  const [wayOut, setWayOut] = useState<(() => void) | null>(null);
  const hold = (go: () => void) => setWayOut(() => go);
  const leaveTo = (address: string) => {
    const go = () => void navigate(address);
    if (mustAsk()) hold(go);
    else go();
  };
  useLinkGuard(mustAsk, leaveTo);
  useBackGuard(mustAsk, hold);

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
