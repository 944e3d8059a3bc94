import { lazy, Suspense } from 'react';

// Shows nothing if they fail to load: people can still sign in with a password.
const ProviderButtons = lazy(() =>
  import('./ProviderButtons.tsx').then(
    (module) => ({ default: module.ProviderButtons }),
    () => ({ default: () => null }),
  ),
);

/** Buttons of other identity providers, loaded after the form. */
export function LazyProviderButtons(props: { rememberMe: () => boolean }) {
  return (
    <Suspense fallback={null}>
      <ProviderButtons {...props} />
    </Suspense>
  );
}
