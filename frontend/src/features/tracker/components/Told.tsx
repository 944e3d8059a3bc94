import { type ReactNode, useEffect, useEffectEvent } from 'react';

/** Text that tells whether it is on the screen. */
export function Told({ onShown, children }: { onShown: (shown: boolean) => void; children: ReactNode }) {
  const tell = useEffectEvent(onShown);
  useEffect(() => {
    tell(true);
    return () => tell(false);
  }, []);
  return <>{children}</>;
}
