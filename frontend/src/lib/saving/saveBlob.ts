const URL_LIFETIME_MS = 60_000;

/** Saves a blob to the device as a file. */
export function saveBlob(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser may read the URL after the click handler has finished.
  setTimeout(() => URL.revokeObjectURL(url), URL_LIFETIME_MS);
}
