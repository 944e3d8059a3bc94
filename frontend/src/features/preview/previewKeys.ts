/** The preview's keyboard commands. */
export type PreviewCommand =
  'zoomIn' | 'zoomOut' | 'resetZoom' | 'nextPage' | 'previousPage' | 'firstPage' | 'lastPage';

const commands: Readonly<Record<string, PreviewCommand>> = {
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  '0': 'resetZoom',
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

/** The command of a key; null for other keys and for browser shortcuts. */
export function previewCommandOf({ key, ctrlKey, metaKey, altKey }: KeyPress): PreviewCommand | null {
  if (ctrlKey || metaKey || altKey) return null;
  return commands[key] ?? null;
}
