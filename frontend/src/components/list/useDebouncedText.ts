import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';

const DEBOUNCE_MS = 500;

/**
 * A text field value that is applied after a pause in typing. A value applied elsewhere (a link, the Back button, a clear
 * button) replaces the entered text. A value applied here does not, so that text entered since then is kept.
 * Nothing is applied after a click on a link: the page stays until the next one has loaded, and a filter in its address
 * would undo the click.
 */
export function useDebouncedText(applied: string, apply: (text: string) => void) {
  const { pathname } = useLocation();
  const [text, setText] = useState(applied);
  const [lastSent, setLastSent] = useState(applied);
  const [lastApplied, setLastApplied] = useState(applied);
  if (applied !== lastApplied) {
    setLastApplied(applied);
    if (applied !== lastSent) {
      setLastSent(applied);
      setText(applied);
    }
  }

  function send(next: string) {
    setLastSent(next);
    apply(next);
  }
  const sendAfterPause = useEffectEvent((next: string) => {
    if (window.location.pathname === pathname) send(next);
  });
  useEffect(() => {
    const trimmed = text.trim();
    if (trimmed === lastSent) return;
    const timer = setTimeout(() => sendAfterPause(trimmed), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, lastSent]);

  return {
    text,
    setText,
    clear: () => {
      setText('');
      send('');
    },
  };
}
