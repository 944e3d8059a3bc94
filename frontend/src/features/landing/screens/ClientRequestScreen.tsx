import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ScreenSkeleton } from '../../../components/ScreenSkeleton.tsx';
import { LandingScreen } from './LandingScreen.tsx';

const WizardScreen = lazy(async () => ({
  default: (await import('../../wizard/screens/WizardScreen.tsx')).WizardScreen,
}));

/** The choice of ways in, or with `?step=1` to `5` the wizard. */
export function ClientRequestScreen() {
  const [search] = useSearchParams();
  if (!search.has('step')) return <LandingScreen />;
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <WizardScreen />
    </Suspense>
  );
}
