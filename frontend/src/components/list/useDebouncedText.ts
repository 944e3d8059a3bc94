import { useEffect, useEffectEvent, useState } from 'react';

const DEBOUNCE_MS = 500;

/**
 * A text field value that is applied after a pause in typing. A value applied elsewhere (a link, the Back button, a clear
 * button) replaces the typed text. A value applied here does not, so that text typed since then is kept.
 */
export function useDebouncedText(applied: string, apply: (text: string) => void) {
  const [typed, setTyped] = useState(applied);
  const [lastSent, setLastSent] = useState(applied);
  const [lastApplied, setLastApplied] = useState(applied);
  if (applied !== lastApplied) {
    setLastApplied(applied);
    if (applied !== lastSent) {
      setLastSent(applied);
      setTyped(applied);
    }
  }

  function send(text: string) {
    setLastSent(text);
    apply(text);
  }
  const sendAfterPause = useEffectEvent(send);
  useEffect(() => {
    const text = typed.trim();
    if (text === lastSent) return;
    const timer = setTimeout(() => sendAfterPause(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, lastSent]);

  return {
    typed,
    type: setTyped,
    clear: () => {
      setTyped('');
      send('');
    },
  };
}
