/** The id of the control of a form field, by which an error summary finds it. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

/** Puts the cursor into a field and brings it into view. */
export function focusField(name: string): void {
  const control = document.getElementById(fieldId(name));
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}
