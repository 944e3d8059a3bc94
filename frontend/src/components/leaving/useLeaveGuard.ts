import '../../lib/schemaMode.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { guardPopState } from './popStateGate.ts';

/** Whether an address shows the guarded form. */
type IsInside = (address: Pick<URL, 'pathname' | 'search'>) => boolean;

/** React Router numbers its history entries. */
const entry = z.object({ idx: z.number() });

function positionOf(state: unknown): number | null {
  const parsed = entry.safeParse(state);
  return parsed.success ? parsed.data.idx : null;
}

/**
 * Blocks the browser's Back and Forward buttons when they lead out of the form: restores the history position and calls
 * `onBlocked` with a function that leaves.
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
  /** The leave dialog is open, and a navigation waits for the user’s decision. */
  isAsking: boolean;
  /** Goes to an address outside the form. Asks first if input could be lost. */
  leaveTo: (address: string) => void;
  stay: () => void;
  leave: () => void;
}

/**
 * Asks before a form is left by a link, the browser's Back button or closing the tab, if `mustAsk` returns true.
 * `isInside`: whether an address shows the same form; by default, whether it is in the wizard.
 */
export function useLeaveGuard(mustAsk: () => boolean, isInside: IsInside = isWizardAddress): LeaveGuard {
  const navigate = useNavigate();
  const [pendingExit, setPendingExit] = useState<(() => void) | null>(null);
  const block = (go: () => void) => setPendingExit(() => go);
  const leaveTo = (address: string) => {
    const go = () => void navigate(address);
    if (mustAsk()) block(go);
    else go();
  };
  useLinkGuard(mustAsk, isInside, block);
  useBackGuard(mustAsk, isInside, block);

  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (mustAsk()) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: BeforeUnloadEvent) => warn(event);
    window.addEventListener('beforeunload', listen);
    return () => window.removeEventListener('beforeunload', listen);
  }, []);
  return {
    isAsking: pendingExit !== null,
    leaveTo,
    stay: () => setPendingExit(null),
    leave: () => {
      setPendingExit(null);
      pendingExit?.();
    },
  };
}

/** Whether an address shows a step of the wizard. */
function isWizardAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  return pathname === '/client/request' && new URLSearchParams(search).has('step');
}

/**
 * Blocks clicks on links of the portal that lead out of the form, anywhere on the page. Calls `onBlocked` with a function
 * that follows the link.
 */
function useLinkGuard(
  mustAsk: () => boolean,
  isInside: IsInside,
  onBlocked: (leave: () => void) => void,
): void {
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  const check = useEffectEvent((event: MouseEvent) => {
    const link = linkOf(event);
    if (!link || isLeaving.current || isInside(link.address) || !mustAsk()) return;
    // Runs in the capture phase: otherwise the link would already navigate.
    event.preventDefault();
    event.stopPropagation();
    onBlocked(() => {
      const { element, address } = link;
      // The link itself, because it can have state for the history entry.
      if (element.isConnected) {
        isLeaving.current = true;
        element.click();
        isLeaving.current = false;
      } else void navigate(`${address.pathname}${address.search}${address.hash}`);
    });
  });
  useEffect(() => {
    const listen = (event: MouseEvent) => check(event);
    document.addEventListener('click', listen, { capture: true });
    return () => document.removeEventListener('click', listen, { capture: true });
  }, []);
}

/** The link that a plain click opens in this tab, and its address in the portal; null for anything else. */
function linkOf(event: MouseEvent): { readonly element: HTMLAnchorElement; readonly address: URL } | null {
  const opensElsewhere =
    event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const element = event.target instanceof Element ? event.target.closest('a') : null;
  if (opensElsewhere || !element?.href || (element.target && element.target !== '_self')) return null;
  const address = new URL(element.href);
  return address.origin === window.location.origin ? { element, address } : null;
}
