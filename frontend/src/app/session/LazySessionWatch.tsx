import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { lazyComponent } from '../../components/lazyComponent.tsx';
import { onTabOwnerChange } from '../../lib/session/tabs/tabOwner.ts';
import { useIsSignedIn } from '../../lib/session/useIsSignedIn.ts';

const SessionWatch = lazyComponent(async () => (await import('./SessionWatch.tsx')).SessionWatch, {
  failure: 'abovePage',
});

/** Loads SessionWatch only in a browser that has, or had, a session. */
export function LazySessionWatch() {
  const isSignedIn = useIsSignedIn();
  const queryClient = useQueryClient();
  useEffect(() => onTabOwnerChange(() => queryClient.clear()), [queryClient]);
  const [wasSignedIn, setWasSignedIn] = useState(isSignedIn);
  if (isSignedIn && !wasSignedIn) setWasSignedIn(true);
  if (!wasSignedIn) return null;
  return <SessionWatch />;
}
