import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Reads the value of an input when its form is submitted. Password managers and autofill can set it without an event, and
 * then the form would send the one from before. Returns the ref of the input.
 */
export function useUnseenValue(known: string, onValue: (value: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const read = useEffectEvent(() => {
    const value = input.current?.value ?? known;
    if (value !== known) onValue(value);
  });
  useEffect(() => {
    const form = input.current?.form;
    // Before the listener of the form, which React has at its root.
    form?.addEventListener('submit', read, { capture: true });
    return () => form?.removeEventListener('submit', read, { capture: true });
  }, []);
  return input;
}
