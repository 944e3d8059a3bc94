import { useEffect, useInsertionEffect, useRef } from 'react';
import { markAppReady } from '../../lib/appReady.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What was entered in a control of the prerendered page. */
interface Entry {
  readonly control: Control;
  readonly value: string;
}

/**
 * Keeps what was entered into a prerendered page before the app handled it: forms start empty, and would overwrite it. Then
 * submits a form whose submission came too early (build/firstScript.ts). Must be in the same Suspense boundary as the
 * forms, because each boundary starts on its own.
 */
export function PrerenderedInput() {
  const entries = useRef<readonly Entry[]>([]);
  // The only effect that runs before forms write their values.
  useInsertionEffect(() => {
    if ('ready' in document.documentElement.dataset) return;
    const controls = document.querySelectorAll<Control>('#root :is(input, textarea, select)');
    entries.current = [...controls].filter(isChanged).map((control) => ({ control, value: control.value }));
  }, []);
  useEffect(() => {
    document.documentElement.dataset['ready'] = '';
    markAppReady();
    entries.current.forEach(enter);
    const submitted = document.querySelector<HTMLFormElement>('#root form[data-submitted]');
    if (!submitted) return;
    delete submitted.dataset['submitted'];
    // The form has the entries after the next render.
    setTimeout(() => submitted.requestSubmit());
  }, []);
  return null;
}

const isToggle = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);

function isChanged(control: Control): boolean {
  if (isToggle(control)) return control.checked !== control.defaultChecked;
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  return control.value !== control.defaultValue;
}

/** Enters the value again, so that the app handles it like typing. */
function enter({ control, value }: Entry): void {
  if (isToggle(control)) {
    control.checked = control.defaultChecked;
    control.click();
    return;
  }
  // React ignores an event if it knows the value already. It learns values from the setter that it puts on each control.
  if (!(control instanceof HTMLSelectElement)) control.value = control.defaultValue;
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as Control, 'value')!.set!;
  setter.call(control, value);
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}
