const KEPT_MS = 60_000;

/** Saves a file that the page holds, under a name. */
export function saveBlob(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser may read it only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
