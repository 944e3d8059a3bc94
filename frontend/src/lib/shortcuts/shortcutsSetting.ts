// Off until the person's choice is known: who turned them off must not meet them.
let isEnabled = false;

/** Whether the keyboard shortcuts are on. */
export function areShortcutsEnabled(): boolean {
  return isEnabled;
}

export function enableShortcuts(enabled: boolean): void {
  isEnabled = enabled;
}
