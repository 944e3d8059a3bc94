import { useSearchParams } from 'react-router-dom';
import { lazyComponent } from '../components/lazyComponent.tsx';
import { ScreenSkeleton } from '../components/page/ScreenSkeleton.tsx';
import { SignInDialogContext, type SignInDialogProps } from '../lib/session/signInDialog.ts';
import { LandingScreen } from '../features/landing/screens/LandingScreen.tsx';

const WizardScreen = lazyComponent(
  async () => (await import('../features/wizard/screens/WizardScreen.tsx')).WizardScreen,
  { Fallback: ScreenSkeleton },
);
const UpdateScreen = lazyComponent(
  async () => (await import('../features/update/screens/UpdateScreen.tsx')).UpdateScreen,
  { Fallback: ScreenSkeleton },
);

const SignInDialog = lazyComponent(
  async () => (await import('../features/accounts/signIn/SignInDialog.tsx')).SignInDialog,
  { failure: 'abovePage' },
);

const renderSignInDialog = (props: SignInDialogProps) => <SignInDialog {...props} />;

/** The landing page; with `?step=1` to `5` the wizard; with `?update` the update form. */
export function ClientRequestScreen() {
  const [search] = useSearchParams();
  const isUpdate = search.has('update');
  if (!isUpdate && !search.has('step')) {
    return (
      <LandingScreen
        preloadWizard={() => void WizardScreen.preload()}
        preloadUpdate={() => void UpdateScreen.preload()}
      />
    );
  }
  if (isUpdate) return <UpdateScreen />;
  return (
    <SignInDialogContext value={renderSignInDialog}>
      <WizardScreen />
    </SignInDialogContext>
  );
}
