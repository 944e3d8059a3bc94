import { lazy, Suspense, useEffect } from 'react';
import type { AuthFailure } from './authFailureOf.ts';
import type { FailureBoxProps } from './FailureBox.tsx';

const loadBox = () => import('./FailureBox.tsx');

// When even the box cannot be loaded, its words are still said.
const FailureBox = lazy(() =>
  loadBox().then(
    (module) => ({ default: module.FailureBox }),
    () => ({ default: ({ failure }: FailureBoxProps) => <p role="alert">{failure.message}</p> }),
  ),
);

interface Props extends Omit<FailureBoxProps, 'failure'> {
  /** Null: nothing has failed. */
  failure: AuthFailure | null;
}

/** The red box of a first page, where it is loaded after the form. */
export function LazyFailureBox({ failure, onRetry }: Props) {
  useEffect(() => {
    loadBox().catch(() => undefined);
  }, []);
  if (!failure) return null;
  return (
    <Suspense fallback={null}>
      <FailureBox failure={failure} onRetry={onRetry} />
    </Suspense>
  );
}
