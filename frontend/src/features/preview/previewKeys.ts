/** The preview's keyboard commands. */
export type PreviewCommand =
  | 'zoomIn'
  | 'zoomOut'
  | 'fitWidth'
  | 'nextPage'
  | 'previousPage'
  | 'firstPage'
  | 'lastPage'
  | 'find';

const commands: Readonly<Record<string, PreviewCommand>> = {
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  '0': 'fitWidth',
  ArrowRight: 'nextPage',
  PageDown: 'nextPage',
  ArrowLeft: 'previousPage',
  PageUp: 'previousPage',
  Home: 'firstPage',
  End: 'lastPage',
};

interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** The command of a key; null for other keys and for browser shortcuts. The browser would find only what is drawn. */
export function previewCommandOf({ key, ctrlKey, metaKey, altKey }: KeyPress): PreviewCommand | null {
  if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'f') return 'find';
  if (ctrlKey || metaKey || altKey) return null;
  return commands[key] ?? null;
}
