import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ScreenSkeleton } from '../components/page/ScreenSkeleton.tsx';
import { LandingScreen } from '../features/landing/screens/LandingScreen.tsx';

const loadWizard = () => import('../features/wizard/screens/WizardScreen.tsx');
const loadUpdate = () => import('../features/update/screens/UpdateScreen.tsx');

const WizardScreen = lazy(async () => ({ default: (await loadWizard()).WizardScreen }));
const UpdateScreen = lazy(async () => ({ default: (await loadUpdate()).UpdateScreen }));

/** The landing page; with `?step=1` to `5` the wizard; with `?update` the update form. */
export function ClientRequestScreen() {
  const [search] = useSearchParams();
  const isUpdate = search.has('update');
  if (!isUpdate && !search.has('step')) {
    return <LandingScreen preloadWizard={() => void loadWizard()} preloadUpdate={() => void loadUpdate()} />;
  }
  return <Suspense fallback={<ScreenSkeleton />}>{isUpdate ? <UpdateScreen /> : <WizardScreen />}</Suspense>;
}
