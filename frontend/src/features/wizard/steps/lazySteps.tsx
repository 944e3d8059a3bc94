import { type ComponentProps, lazy, Suspense } from 'react';
import { ScreenSkeleton } from '../../../components/page/ScreenSkeleton.tsx';
import type { PaymentStep as Payment } from './PaymentStep.tsx';
import type { ReviewStep as Review } from './ReviewStep.tsx';

const loadReview = () => import('./ReviewStep.tsx');
const loadPayment = () => import('./PaymentStep.tsx');

const ReviewStep = lazy(async () => ({ default: (await loadReview()).ReviewStep }));
const PaymentStep = lazy(async () => ({ default: (await loadPayment()).PaymentStep }));

/** Loads the code of the later steps ahead of time. Ignores errors: the step loads again when it opens. */
export function preloadLaterSteps(): void {
  loadReview().catch(() => undefined);
  loadPayment().catch(() => undefined);
}

/** The review step, loaded when it opens. */
export function LazyReviewStep(props: ComponentProps<typeof Review>) {
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <ReviewStep {...props} />
    </Suspense>
  );
}

/** The payment step, loaded when it opens. */
export function LazyPaymentStep(props: ComponentProps<typeof Payment>) {
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <PaymentStep {...props} />
    </Suspense>
  );
}
