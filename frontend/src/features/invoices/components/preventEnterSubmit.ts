import type { KeyboardEvent } from 'react';

/** Keeps Enter in a text field from submitting the form. */
export function preventEnterSubmit(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
