import { lazyComponent } from '../../../components/lazyComponent.tsx';

/** The notices load after the step that shows them. If they cannot be loaded, nothing is shown. */
export const LazyAuthorizationNotices = lazyComponent(
  async () => (await import('./AuthorizationNotices.tsx')).AuthorizationNotices,
  { failure: 'hidden' },
);
