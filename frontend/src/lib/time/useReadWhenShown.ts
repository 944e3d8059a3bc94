import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** What `read` returns when the component is first shown, and again each time it is shown after it was hidden. */
export function useReadWhenShown<T>(read: () => T): T {
  const [value, setValue] = useState(read);
  const wasShown = useRef(false);
  const update = useEffectEvent(() => setValue(read()));
  useEffect(() => {
    if (wasShown.current) update();
    wasShown.current = true;
  }, []);
  return value;
}
