import { lazy, Suspense, useState } from 'react';
import { useIsSignedIn } from '../../lib/session/useIsSignedIn.ts';

const SessionWatch = lazy(async () => ({ default: (await import('./SessionWatch.tsx')).SessionWatch }));

/** Watches over the session of a browser that has, or had, one; nobody else loads the code. */
export function LazySessionWatch() {
  const isSignedIn = useIsSignedIn();
  const [wasSignedIn, setWasSignedIn] = useState(isSignedIn);
  if (isSignedIn && !wasSignedIn) setWasSignedIn(true);
  if (!wasSignedIn) return null;
  return (
    <Suspense fallback={null}>
      <SessionWatch />
    </Suspense>
  );
}
