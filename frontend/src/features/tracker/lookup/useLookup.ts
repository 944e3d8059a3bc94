import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import {
  addressWithLookup,
  lookupInAddress,
  lookupPairOf,
  type TypedLookup,
} from '../../requests/lookup/typedLookup.ts';

/** How long typing must rest before the address follows, and before a look-up starts. */
const SETTLE_MS = 500;
/** The same for the order id: half of one is looked up as well, and every wrong look-up counts towards its lock. */
const ORDER_ID_SETTLE_MS = 1_200;

/** Marks an address that was written by typing, so that it is not read back over what has been typed since. */
const writtenByTyping = { writtenByTyping: true };

function isWrittenByTyping(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'writtenByTyping' in state;
}

/**
 * The two fields, the address that mirrors them, and the pair that was last ready to be looked up. The pair outlives
 * edits that make the code incomplete, so that a result stays readable, and goes when a field is emptied.
 */
export function useLookup() {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const [typed, setTyped] = useState(() => lookupInAddress(params));
  const [pair, setPair] = useState(() => lookupPairOf(typed));
  const [settleMs, setSettleMs] = useState(SETTLE_MS);

  const [readFrom, setReadFrom] = useState(location.key);
  if (location.key !== readFrom) {
    setReadFrom(location.key);
    if (!isWrittenByTyping(location.state)) {
      const arrived = lookupInAddress(params);
      setTyped(arrived);
      setPair(lookupPairOf(arrived));
    }
  }

  function writeAddress(next: TypedLookup) {
    const address = addressWithLookup(params, next);
    if (address.toString() !== params.toString()) {
      setParams(address, { replace: true, state: writtenByTyping });
    }
  }

  function settle(next: TypedLookup) {
    writeAddress(next);
    const ready = lookupPairOf(next);
    const emptied = !next.orderId.trim() || !next.code;
    setPair((last) => ready ?? (emptied ? null : last));
    return ready;
  }

  const writeAfterPause = useEffectEvent(writeAddress);
  const settleAfterPause = useEffectEvent(settle);
  useEffect(() => {
    const pause = setTimeout(() => writeAfterPause(typed), SETTLE_MS);
    const settling = setTimeout(() => settleAfterPause(typed), settleMs);
    return () => {
      clearTimeout(pause);
      clearTimeout(settling);
    };
  }, [typed, settleMs]);

  return {
    typed,
    pair,
    type: (change: Partial<TypedLookup>) => {
      setSettleMs(change.orderId ? ORDER_ID_SETTLE_MS : SETTLE_MS);
      setTyped((last) => ({ ...last, ...change }));
    },
    /** Takes what is typed without waiting for the pause; null when it is not enough to look up. */
    settleNow: () => settle(typed),
    /** The address that shows what is typed, without waiting for the pause. */
    directLink: () => {
      const query = addressWithLookup(params, typed).toString();
      return `${window.location.origin}${location.pathname}${query ? `?${query}` : ''}`;
    },
  };
}
