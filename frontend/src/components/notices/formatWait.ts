/** Formats a duration in a locale: above 60 seconds in minutes, rounded up; otherwise in seconds. */
export function formatWait(seconds: number, locale: string): string {
  const inMinutes = seconds > 60;
  const unit = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: inMinutes ? 'minute' : 'second',
    unitDisplay: 'long',
  });
  return unit.format(inMinutes ? Math.ceil(seconds / 60) : Math.max(0, Math.ceil(seconds)));
}
