import '../../lib/schemaMode.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { guardPopState } from './popStateGate.ts';

/** Whether an address shows the form that is guarded. */
type IsInside = (address: Pick<URL, 'pathname' | 'search'>) => boolean;

/** React Router numbers its history entries. */
const entry = z.object({ idx: z.number() });

function positionOf(state: unknown): number | null {
  const parsed = entry.safeParse(state);
  return parsed.success ? parsed.data.idx : null;
}

/**
 * Holds the browser's Back (and Forward) when it leads out of the form: the history goes back to where it was, and
 * `onHeld` gets what leaves after all.
 */
function useBackGuard(
  mustAsk: () => boolean,
  isInside: IsInside,
  onBlocked: (leave: () => void) => void,
): void {
  const { key } = useLocation();
  const position = useRef<number | null>(null);
  const isLeaving = useRef(false);
  const isRestoring = useRef(false);
  useEffect(() => {
    position.current = positionOf(window.history.state);
  }, [key]);

  const shouldBlock = useEffectEvent((event: PopStateEvent): boolean => {
    if (isRestoring.current) {
      isRestoring.current = false;
      return true;
    }
    const target = positionOf(event.state);
    if (isLeaving.current || target === null || position.current === null) return false;
    const distance = target - position.current;
    if (distance === 0 || isInside(window.location) || !mustAsk()) return false;
    isRestoring.current = true;
    window.history.go(-distance);
    onBlocked(() => {
      isLeaving.current = true;
      window.history.go(distance);
    });
    return true;
  });
  useEffect(() => guardPopState((event) => shouldBlock(event)), []);
}

export interface LeaveGuard {
  /** The dialog is open: a navigation waits for the person's answer. */
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
  const [pendingExit, setPendingExit] = useState<(() => void) | null>(null);
  const hold = (go: () => void) => setPendingExit(() => go);
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
    asking: pendingExit !== null,
    leaveTo,
    stay: () => setPendingExit(null),
    leave: () => {
      setPendingExit(null);
      pendingExit?.();
    },
  };
}

/** Whether an address shows the wizard, whichever step. */
function isWizardAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  return pathname === '/client/request' && new URLSearchParams(search).has('step');
}

/** Holds clicks on links of the portal that lead out of the form, wherever in the page they stand. */
function useLinkGuard(mustAsk: () => boolean, isInside: IsInside, onLeave: (address: string) => void): void {
  const check = useEffectEvent((event: MouseEvent) => {
    const address = addressOf(event);
    if (!address || isInside(address) || !mustAsk()) return;
    // Runs in the capture phase: otherwise the link would already navigate.
    event.preventDefault();
    event.stopPropagation();
    onLeave(`${address.pathname}${address.search}${address.hash}`);
  });
  useEffect(() => {
    const listen = (event: MouseEvent) => check(event);
    document.addEventListener('click', listen, { capture: true });
    return () => document.removeEventListener('click', listen, { capture: true });
  }, []);
}

/** Where a plain click on a link leads within the portal and this tab; null for anything else. */
function addressOf(event: MouseEvent): URL | null {
  const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (elsewhere || !link?.href || (link.target && link.target !== '_self')) return null;
  const address = new URL(link.href);
  return address.origin === window.location.origin ? address : null;
}
