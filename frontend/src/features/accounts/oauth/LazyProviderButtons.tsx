import { lazy, Suspense } from 'react';

// Without them people sign in with a password: when they cannot be loaded, nothing is shown.
const ProviderButtons = lazy(() =>
  import('./ProviderButtons.tsx').then(
    (module) => ({ default: module.ProviderButtons }),
    () => ({ default: () => null }),
  ),
);

/** The other providers, loaded after the form. */
export function LazyProviderButtons(props: { rememberMe: () => boolean }) {
  return (
    <Suspense fallback={null}>
      <ProviderButtons {...props} />
    </Suspense>
  );
}
