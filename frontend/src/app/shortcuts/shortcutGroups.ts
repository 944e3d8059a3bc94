import type { TFunction } from 'i18next';
import { pageShortcuts } from './pageShortcuts.ts';

export interface ShortcutGroup {
  readonly title: string;
  readonly shortcuts: readonly { readonly keys: readonly string[]; readonly text: string }[];
}

export type ShortcutGroupName = 'list' | 'request' | 'bench' | 'checks' | 'everyPage' | 'pages';

/** The keyboard shortcuts of staff, by where they work, for the lists that show them. */
export function shortcutGroups(t: TFunction): Readonly<Record<ShortcutGroupName, ShortcutGroup>> {
  return {
    list: {
      title: t('Request list'),
      shortcuts: [
        { keys: ['J'], text: t('Next request') },
        { keys: ['K'], text: t('Previous request') },
        { keys: ['Enter'], text: t('Open the request') },
        { keys: ['A'], text: t('Assign to me') },
        { keys: ['X'], text: t('Select the request') },
        { keys: ['Shift', '↓'], text: t('Select the next request too, from a checkbox') },
      ],
    },
    request: {
      title: t('Page of a request'),
      shortcuts: [
        { keys: ['J'], text: t('Next request') },
        { keys: ['K'], text: t('Previous request') },
        { keys: ['A'], text: t('Assign to me') },
        { keys: ['S'], text: t('Update Request') },
        { keys: ['U'], text: t('Upload Documents') },
        { keys: ['I'], text: t('Create invoice') },
      ],
    },
    bench: {
      title: t('Assemble records'),
      shortcuts: [
        { keys: ['Alt', t('Arrow keys')], text: t('Move the selected pages') },
        { keys: ['R'], text: t('Rotate right') },
        { keys: ['Shift', 'R'], text: t('Rotate left') },
        { keys: [t('Delete')], text: t('Remove the selected pages') },
        { keys: ['Ctrl', 'A'], text: t('Select all pages') },
        { keys: ['D'], text: t('Draw a redaction') },
        { keys: ['Ctrl', 'Z'], text: t('Undo') },
        { keys: ['Ctrl', 'Shift', 'Z'], text: t('Redo') },
      ],
    },
    checks: {
      title: t('Check pages'),
      shortcuts: [
        { keys: ['1'], text: t('Fine') },
        { keys: ['2'], text: t('Problem...') },
        { keys: ['3'], text: t('Later') },
        { keys: ['J'], text: t('Next page') },
        { keys: ['K'], text: t('Previous page') },
      ],
    },
    everyPage: {
      title: t('On every page'),
      shortcuts: [
        { keys: ['/'], text: t('Search') },
        { keys: ['Ctrl', 'K'], text: t('Search (on a Mac: Cmd + K)') },
        { keys: ['?'], text: t('Keyboard shortcuts') },
      ],
    },
    pages: {
      title: t('Go to'),
      shortcuts: pageShortcuts.map(({ letter, label }) => ({
        keys: ['G', letter.toUpperCase()],
        text: label(t),
      })),
    },
  };
}
