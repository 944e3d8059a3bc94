import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { guardPopState } from './popStateGate.ts';
import '../../lib/schemaMode.ts';
import type { IsInside } from './useLeaveGuard.ts';

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
export function useBackGuard(
  mustAsk: () => boolean,
  isInside: IsInside,
  onHeld: (leave: () => void) => void,
): void {
  const { key } = useLocation();
  const position = useRef<number | null>(null);
  const letPass = useRef(false);
  const comingBack = useRef(false);
  useEffect(() => {
    position.current = positionOf(window.history.state);
  }, [key]);

  const holds = useEffectEvent((event: PopStateEvent): boolean => {
    if (comingBack.current) {
      comingBack.current = false;
      return true;
    }
    const target = positionOf(event.state);
    if (letPass.current || target === null || position.current === null) return false;
    const distance = target - position.current;
    if (distance === 0 || isInside(window.location) || !mustAsk()) return false;
    comingBack.current = true;
    window.history.go(-distance);
    onHeld(() => {
      letPass.current = true;
      window.history.go(distance);
    });
    return true;
  });
  useEffect(() => guardPopState((event) => holds(event)), []);
}
