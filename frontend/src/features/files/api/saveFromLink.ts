/** Saves what a link answers as an attachment; the page stays. */
export function saveFromLink(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.rel = 'noreferrer';
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
