/** What a key asks of the preview. */
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

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** The wish behind a key; null for the browser's own keys, which are left alone. */
export function previewCommandOf({ key, ctrlKey, metaKey, altKey }: Pressed): PreviewCommand | null {
  if (ctrlKey || metaKey || altKey) return null;
  return commands[key] ?? null;
}
