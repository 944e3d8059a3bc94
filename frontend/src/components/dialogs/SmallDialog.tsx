import { type ComponentProps, lazy, Suspense, type SyntheticEvent } from 'react';
import type { TitledModal } from './TitledModal.tsx';

const loadTitledModal = () => import('./TitledModal.tsx');

const LazyTitledModal = lazy(async () => ({ default: (await loadTitledModal()).TitledModal }));

/** Loads the code of dialogs before one opens. Ignores errors: it loads again when a dialog opens. */
export function preloadDialogs(): void {
  loadTitledModal().catch(() => undefined);
}

function preloadAtButton({ target }: SyntheticEvent): void {
  if (target instanceof Element && target.closest('button')) preloadDialogs();
}

/** Props of an element whose buttons open dialogs: preloads their code when a button gets the pointer or the focus. */
export const dialogIntent = { onPointerOver: preloadAtButton, onFocus: preloadAtButton };

/** A small dialog with a title, short content and buttons. Its code loads when it opens or at `preloadDialogs`. */
export function SmallDialog(props: ComponentProps<typeof TitledModal>) {
  return (
    <Suspense fallback={null}>
      <LazyTitledModal {...props} />
    </Suspense>
  );
}
