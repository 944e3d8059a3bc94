import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import {
  withLookupParams,
  readLookupParams,
  lookupPairOf,
  type LookupInput,
} from '../../requests/lookup/lookupInput.ts';

/** Pause in typing after which the URL is updated and a lookup starts. */
const DEBOUNCE_MS = 500;
/** The Order ID waits longer: an incomplete one would be looked up, and every failed lookup counts towards the lock. */
const ORDER_ID_DEBOUNCE_MS = 1_200;

/** Marks history entries written while typing, which must not be read back into the fields. */
const writtenByTyping = { writtenByTyping: true };

function isWrittenByTyping(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'writtenByTyping' in state;
}

/**
 * The two fields, the URL that mirrors them, and the last complete pair. The pair is kept while the code is edited, so
 * the result stays visible, and is cleared when a field is emptied.
 */
export function useLookup() {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const [input, setInput] = useState(() => readLookupParams(params));
  const [pair, setPair] = useState(() => lookupPairOf(input));
  const [isFromUrl, setFromUrl] = useState(true);
  const [debounceMs, setDebounceMs] = useState(DEBOUNCE_MS);

  const [lastLocationKey, setLastLocationKey] = useState(location.key);
  if (location.key !== lastLocationKey) {
    setLastLocationKey(location.key);
    if (!isWrittenByTyping(location.state)) {
      const fromUrl = readLookupParams(params);
      setInput(fromUrl);
      setPair(lookupPairOf(fromUrl));
      setFromUrl(true);
    }
  }

  function writeUrl(next: LookupInput) {
    const nextParams = withLookupParams(params, next);
    if (nextParams.toString() !== params.toString()) {
      setParams(nextParams, { replace: true, state: writtenByTyping });
    }
  }

  function commit(next: LookupInput) {
    writeUrl(next);
    const ready = lookupPairOf(next);
    const emptied = !next.orderId.trim() || !next.code;
    setPair((last) => ready ?? (emptied ? null : last));
    return ready;
  }

  const writeAfterPause = useEffectEvent(writeUrl);
  const commitAfterPause = useEffectEvent(commit);
  useEffect(() => {
    const urlTimer = setTimeout(() => writeAfterPause(input), DEBOUNCE_MS);
    const commitTimer = setTimeout(() => commitAfterPause(input), debounceMs);
    return () => {
      clearTimeout(urlTimer);
      clearTimeout(commitTimer);
    };
  }, [input, debounceMs]);

  return {
    input,
    pair,
    /** Whether the values come from the URL and were not edited since. */
    isFromUrl,
    change: (change: Partial<LookupInput>) => {
      setDebounceMs(change.orderId ? ORDER_ID_DEBOUNCE_MS : DEBOUNCE_MS);
      setInput((last) => ({ ...last, ...change }));
      setFromUrl(false);
    },
    /** Applies the entered values without waiting for the pause. Returns null if they are incomplete. */
    commitNow: () => commit(input),
    /** The URL for the entered values, without waiting for the pause. */
    directLink: () => {
      const query = withLookupParams(params, input).toString();
      return `${window.location.origin}${location.pathname}${query ? `?${query}` : ''}`;
    },
  };
}
