import { useEffect, useRef, useState } from 'react';

/** Fixed by the specification. */
const SHOWN_MS = 3000;

/** A message that disappears after three seconds. `clear` removes it earlier. */
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
