/** What is typed as an amount, without all that is no digit and no first decimal point. A comma counts as a point: left out, it would make the amount a hundredfold. */
export function withinAmount(typed: string): string {
  const [whole = '', ...rest] = typed
    .replaceAll(',', '.')
    .replace(/[^\d.]/g, '')
    .split('.');
  return rest.length > 0 ? `${whole}.${rest.join('')}` : whole;
}
