import { lazyComponent } from '../../components/lazyComponent.tsx';

/** The search of everything, whose code loads before its button is pressed. */
export const SearchDialog = lazyComponent(
  async () => (await import('../../features/search/SearchDialog.tsx')).SearchDialog,
  { failure: 'abovePage' },
);
