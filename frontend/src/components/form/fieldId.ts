/** The id of a form field’s control. The error summary links to it. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

/** Focuses a field and scrolls it into view. */
export function focusField(name: string): void {
  const control = document.getElementById(fieldId(name));
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}
