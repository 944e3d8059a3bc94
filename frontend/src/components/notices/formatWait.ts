/** A wait in the words of a locale: minutes rounded up while there is more than one, then seconds. */
export function formatWait(seconds: number, locale: string): string {
  const minutes = seconds > 60;
  const unit = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: minutes ? 'minute' : 'second',
    unitDisplay: 'long',
  });
  return unit.format(minutes ? Math.ceil(seconds / 60) : Math.max(0, Math.ceil(seconds)));
}
