import { useEffect, useInsertionEffect, useRef } from 'react';
import { markAppReady } from '../../lib/appReady.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What was entered in a control of the prerendered page. */
interface Entry {
  readonly control: Control;
  readonly value: string;
  readonly isFocused: boolean;
  /** The caret or selection; null for controls without one, such as those for email addresses. */
  readonly selection: readonly [number, number] | null;
}

/** After this time the person is on another page, which must not get it. */
const FORGET_AFTER_MS = 5000;

/** What was entered in the page that the app has just replaced. */
let replaced: { entries: readonly Entry[]; isSubmitted: boolean } | null = null;

/** Keeps what was entered in the prerendered page, which the app is about to replace. */
export function keepReplacedInput(): void {
  replaced = { entries: changedControls(), isSubmitted: submittedForm() !== null };
  setTimeout(() => (replaced = null), FORGET_AFTER_MS);
}

/**
 * Keeps what was entered into a prerendered page before the app handled it: forms start empty, and would overwrite it. Then
 * submits a form whose submission came too early (build/scripts/firstScript.ts). Must be in the same Suspense boundary as the
 * forms, because each boundary starts on its own.
 */
export function PrerenderedInput() {
  const entries = useRef<readonly Entry[]>([]);
  // The only effect that runs before forms write their values.
  useInsertionEffect(() => {
    if (!('ready' in document.documentElement.dataset)) entries.current = changedControls();
  }, []);
  useEffect(() => {
    document.documentElement.dataset['ready'] = '';
    markAppReady();
    const again = replaced?.entries.flatMap(inNewPage) ?? [];
    [...entries.current, ...again].forEach(enter);
    const submitted = replaced?.isSubmitted ? again[0]?.control.form : submittedForm();
    replaced = null;
    if (!submitted) return;
    delete submitted.dataset['submitted'];
    // The form has the entries after the next render.
    setTimeout(() => submitted.requestSubmit());
  }, []);
  return null;
}

const controls = () => [...document.querySelectorAll<Control>('#root :is(input, textarea, select)')];

const changedControls = () =>
  controls()
    .filter(isChanged)
    .map((control) => ({
      control,
      value: control.value,
      isFocused: control === document.activeElement,
      selection: selectionOf(control),
    }));

const submittedForm = () => document.querySelector<HTMLFormElement>('#root form[data-submitted]');

/** The entry for the control of the new page with the same name. */
function inNewPage({ control: { name, type }, value, ...entry }: Entry): Entry[] {
  const control = controls().find(
    (each) => each.name === name && each.type === type && (!isToggle(each) || each.value === value),
  );
  return control && name !== '' ? [{ ...entry, control, value }] : [];
}

const isToggle = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);

function selectionOf(control: Control): Entry['selection'] {
  if (control instanceof HTMLSelectElement) return null;
  const { selectionStart, selectionEnd } = control;
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd];
}

function isChanged(control: Control): boolean {
  if (isToggle(control)) return control.checked !== control.defaultChecked;
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  return control.value !== control.defaultValue;
}

/** Enters the value again, so that the app handles it like typing. Typing then continues at the same place. */
function enter({ control, value, isFocused, selection }: Entry): void {
  if (isToggle(control)) {
    control.checked = control.defaultChecked;
    control.click();
  } else if (control instanceof HTMLSelectElement) {
    setValue(control, value, 'change');
  } else {
    // React ignores an event if it knows the value already. It learns values from the setter that it puts on each control.
    control.value = control.defaultValue;
    setValue(control, value, 'input');
  }
  if (!isFocused) return;
  // The render after the event moves the caret to the end.
  setTimeout(() => {
    control.focus();
    if (selection && !(control instanceof HTMLSelectElement)) control.setSelectionRange(...selection);
  });
}

function setValue(control: Control, value: string, event: 'change' | 'input'): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as Control, 'value')!.set!;
  setter.call(control, value);
  control.dispatchEvent(new Event(event, { bubbles: true }));
}
