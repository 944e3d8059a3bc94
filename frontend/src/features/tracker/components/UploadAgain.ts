import { lazyComponent } from '../../../components/lazyComponent.tsx';

/** The button that replaces a blocked file. Few requests need its code. */
export const UploadAgain = lazyComponent(
  async () => (await import('./UploadAgainButton.tsx')).UploadAgainButton,
  { failure: 'abovePage' },
);
