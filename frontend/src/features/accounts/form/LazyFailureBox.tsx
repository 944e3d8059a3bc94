import { lazy, Suspense } from 'react';
import type { AuthFailure } from './authFailureOf.ts';
import type { FailureBoxProps } from './FailureBox.tsx';
import { useWarmUp } from '../../../components/lazyComponent.tsx';

const loadBox = () => import('./FailureBox.tsx');

// If the box itself fails to load, show the message as plain text.
const FailureBox = lazy(() =>
  loadBox().then(
    (module) => ({ default: module.FailureBox }),
    () => ({ default: ({ failure }: FailureBoxProps) => <p role="alert">{failure.message}</p> }),
  ),
);

interface Props extends Omit<FailureBoxProps, 'failure'> {
  /** Null if nothing failed. */
  failure: AuthFailure | null;
}

/** `FailureBox` for the sign-in, sign-up and password screens, which load it after the form. */
export function LazyFailureBox({ failure, onRetry }: Props) {
  useWarmUp(loadBox);
  if (!failure) return null;
  return (
    <Suspense fallback={null}>
      <FailureBox failure={failure} onRetry={onRetry} />
    </Suspense>
  );
}
