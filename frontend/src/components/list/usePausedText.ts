import { useEffect, useEffectEvent, useState } from 'react';

const PAUSE_MS = 500;

/**
 * A text that is applied when typing has rested. What is applied elsewhere (a link, the back button, a button that
 * clears) replaces what is typed; what came from here does not, so that nothing typed meanwhile is lost.
 */
export function usePausedText(applied: string, apply: (text: string) => void) {
  const [typed, setTyped] = useState(applied);
  const [sent, setSent] = useState(applied);
  const [seen, setSeen] = useState(applied);
  if (applied !== seen) {
    setSeen(applied);
    if (applied !== sent) {
      setSent(applied);
      setTyped(applied);
    }
  }

  function send(text: string) {
    setSent(text);
    apply(text);
  }
  const sendAfterPause = useEffectEvent(send);
  useEffect(() => {
    const text = typed.trim();
    if (text === sent) return;
    const pause = setTimeout(() => sendAfterPause(text), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed, sent]);

  return {
    typed,
    type: setTyped,
    clear: () => {
      setTyped('');
      send('');
    },
  };
}
