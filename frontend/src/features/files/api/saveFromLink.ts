/** Downloads the target of a link without leaving the page. */
export function saveFromLink(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.rel = 'noreferrer';
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
