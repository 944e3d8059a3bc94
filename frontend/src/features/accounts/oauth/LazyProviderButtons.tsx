import { lazy, startTransition, Suspense, useEffect, useState } from 'react';

// Shows nothing if they fail to load: people can still sign in with a password.
const ProviderButtons = lazy(() =>
  import('./ProviderButtons.tsx').then(
    (module) => ({ default: module.ProviderButtons }),
    () => ({ default: () => null }),
  ),
);

/** Buttons of other identity providers, loaded after the form, in a task of their own. */
export function LazyProviderButtons(props: { rememberMe: () => boolean }) {
  const [isFormShown, setFormShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setFormShown(true)));
    return () => clearTimeout(timer);
  }, []);
  return <Suspense fallback={null}>{isFormShown && <ProviderButtons {...props} />}</Suspense>;
}
