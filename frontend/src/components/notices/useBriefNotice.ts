import { useEffect, useRef, useState } from 'react';

/** Fixed by the specification. */
const SHOWN_MS = 3000;

/** A message that leaves after three seconds: what to show now, how to say something, how to take it back. */
export function useBriefNotice(): {
  message: string | null;
  showMessage: (text: string) => void;
  clear: () => void;
} {
  const [message, setMessage] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const clear = () => {
    clearTimeout(timer.current);
    setMessage(null);
  };
  const showMessage = (text: string) => {
    clear();
    setMessage(text);
    timer.current = setTimeout(clear, SHOWN_MS);
  };
  return { message, showMessage, clear };
}
