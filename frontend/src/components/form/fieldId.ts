/** The id of a form field’s control. The error summary links to it. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

/** A longer label is a sentence, such as that of a consent, which the message repeats. */
const MAX_NAME = 60;

/** The label of a shown field or of its radio group, without notes such as “(optional)”; empty if it has none. */
export function fieldLabel(name: string): string {
  const control = document.getElementById(fieldId(name)) as HTMLInputElement | null;
  if (!control) return '';
  const group = control.closest('[role="radiogroup"]')?.getAttribute('aria-labelledby');
  const label = group ? document.getElementById(group) : control.labels?.[0];
  const text = label?.firstChild?.textContent?.trim() ?? control.dataset['label'] ?? '';
  return text.length > MAX_NAME ? '' : text;
}

/** Focuses a field and scrolls it into view. */
export function focusField(name: string): void {
  const control = document.getElementById(fieldId(name));
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}
