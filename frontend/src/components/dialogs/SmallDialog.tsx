import { type ComponentProps, lazy, Suspense, type SyntheticEvent, useState } from 'react';
import type { TitledModal } from './TitledModal.tsx';

let loaded: typeof TitledModal | undefined;
const loadTitledModal = async () => (loaded ??= (await import('./TitledModal.tsx')).TitledModal);

const LazyTitledModal = lazy(async () => ({ default: await loadTitledModal() }));

/** Loads the code of dialogs before one opens. Ignores errors: it loads again when a dialog opens. */
export async function preloadDialogs(): Promise<void> {
  await loadTitledModal().catch(() => undefined);
}

function preloadAtButton({ target }: SyntheticEvent): void {
  if (target instanceof Element && target.closest('button')) void preloadDialogs();
}

/** Props of an element whose buttons open dialogs: preloads their code when a button gets the pointer or the focus. */
export const dialogIntent = { onPointerOver: preloadAtButton, onFocus: preloadAtButton };

/** A small dialog with a title, short content and buttons. Its code loads when it opens or at `preloadDialogs`. */
export function SmallDialog(props: ComponentProps<typeof TitledModal>) {
  // Kept in state: switching to the loaded component would remount the dialog.
  const [Component] = useState(() => loaded ?? LazyTitledModal);
  return (
    <Suspense fallback={null}>
      <Component {...props} />
    </Suspense>
  );
}
