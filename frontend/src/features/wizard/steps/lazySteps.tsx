import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { ScreenSkeleton } from '../../../components/page/ScreenSkeleton.tsx';

/** Steps whose code loads when they open. */
export const LazyRequestDetailsStep = lazyComponent(
  async () => (await import('./RequestDetailsStep.tsx')).RequestDetailsStep,
  {
    Fallback: ScreenSkeleton,
  },
);
export const LazyReviewRequestStep = lazyComponent(
  async () => (await import('./ReviewRequestStep.tsx')).ReviewRequestStep,
  {
    Fallback: ScreenSkeleton,
  },
);
export const LazyPaymentStep = lazyComponent(async () => (await import('./PaymentStep.tsx')).PaymentStep, {
  Fallback: ScreenSkeleton,
});
