import type { SyntheticEvent } from 'react';
import { lazyComponent } from '../lazyComponent.tsx';

/** A small dialog with a title, short content and buttons. Its code loads when it opens or at `preload`. */
export const SmallDialog = lazyComponent(async () => (await import('./TitledModal.tsx')).TitledModal, {
  failure: 'abovePage',
});

function preloadAtButton({ target }: SyntheticEvent): void {
  if (target instanceof Element && target.closest('button')) void SmallDialog.preload();
}

/** Props of an element whose buttons open dialogs: preloads their code when a button gets the pointer or the focus. */
export const dialogIntent = { onPointerOver: preloadAtButton, onFocus: preloadAtButton };
