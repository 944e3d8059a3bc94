import { useEffect, useEffectEvent } from 'react';
import { areShortcutsEnabled } from './shortcutsSetting.ts';

/** Handlers by key, such as `j`, `?`, the sequence `g d`, or `mod+k` for K with Ctrl or Cmd. */
type Shortcuts = Readonly<Record<string, () => void>>;

/** The second key of a sequence must follow within this time. */
const SEQUENCE_MS = 1500;
const EDITABLE = 'input, textarea, select, [contenteditable], [role="textbox"], [role="combobox"]';
/** A list box that is always there, such as the pages of a packet, has `data-shortcuts`. */
const POPUPS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]:not([data-shortcuts])';

const registered: (() => Shortcuts)[] = [];
let first: { readonly key: string; readonly at: number } | null = null;

/** A held key is used within this time. */
const HELD_MS = 5000;

/** The last key that was pressed before its page could handle it. */
let held: { readonly key: string; readonly page: string; readonly at: number } | null = null;

/**
 * Handles keys while the component is shown. Never while typing, in dialogs and menus, or with other modifier keys. No two
 * components shown together may handle the same key. `page`: also handles a key that `useHeldShortcuts` held for it.
 */
export function useShortcuts(shortcuts: Shortcuts, page?: string): void {
  const current = useEffectEvent(() => shortcuts);
  useEffect(() => {
    const read = () => current();
    if (registered.length === 0) document.addEventListener('keydown', handleKey);
    registered.push(read);
    const handler = held && held.page === page && Date.now() - held.at < HELD_MS && read()[held.key];
    if (handler) {
      held = null;
      handler();
    }
    return () => {
      registered.splice(registered.indexOf(read), 1);
      if (registered.length === 0) document.removeEventListener('keydown', handleKey);
    };
  }, [page]);
}

/** Holds the last of these keys until the page that loads can handle it. */
export function useHeldShortcuts(keys: readonly string[], page: string): void {
  const hold = (key: string) => () => {
    held = { key, page, at: Date.now() };
  };
  useShortcuts(Object.fromEntries(keys.map((key) => [key, hold(key)])));
}

function handleKey(event: KeyboardEvent): void {
  const key = keyOf(event);
  const before = first;
  first = null;
  if (key === null || isTaken(event) || !areShortcutsEnabled()) return;
  const isSequence = before !== null && event.timeStamp - before.at < SEQUENCE_MS;
  const handler = handlerOf(isSequence ? `${before.key} ${key}` : key);
  if (handler) {
    event.preventDefault();
    handler();
  } else if (registered.some((read) => Object.keys(read()).some((name) => name.startsWith(`${key} `)))) {
    first = { key, at: event.timeStamp };
  }
}

function handlerOf(name: string): (() => void) | undefined {
  return registered.map((read) => read()[name]).find((handler) => handler !== undefined);
}

/** Some keyboards have `?` and `/` on a key that needs Shift. */
function keyOf({ key, ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent): string | null {
  if (altKey || key.length !== 1) return null;
  if (ctrlKey || metaKey) return ctrlKey === metaKey || shiftKey ? null : `mod+${key.toLowerCase()}`;
  if (shiftKey && key !== '?' && key !== '/') return null;
  return key.toLowerCase();
}

function isTaken({ target, defaultPrevented, isComposing, repeat, key }: KeyboardEvent): boolean {
  if (defaultPrevented || isComposing) return true;
  // Only moving through rows makes sense while a key is held.
  if (repeat && !/^[jk]$/i.test(key)) return true;
  const isTyping = target instanceof Element && target.closest(EDITABLE) !== null && !isToggle(target);
  return isTyping || document.querySelector(POPUPS) !== null;
}

function isToggle(target: Element): boolean {
  return target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type);
}
