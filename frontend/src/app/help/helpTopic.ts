import type { ShortcutGroupName } from '../shortcuts/shortcutGroups.ts';

/** What the help panel says about one screen. Texts are English keys of the help catalogs. */
export interface HelpTopic {
  /** The name of the screen, as in its title or tab. */
  readonly screen: string;
  /** What the screen is for. */
  readonly purpose: string;
  /** The most asked questions, each with its answer. */
  readonly questions: readonly (readonly [question: string, answer: string])[];
  /** Groups of shortcuts that work only here. */
  readonly shortcuts?: readonly ShortcutGroupName[];
  /** The section of the guide about this screen: `clerk#review-a-submission`. */
  readonly guide: `${Guide}#${string}`;
}

export const guides = ['clerk', 'admin', 'manager'] as const;

/** The guides, by the work that they describe. Each is a file in docs/guide and a page at `/guide/<name>`. */
export type Guide = (typeof guides)[number];
