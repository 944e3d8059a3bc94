import type { Page } from '@playwright/test';
import type { Portal } from './fixtures.ts';

/** A screen in one of its states. */
export interface Stop {
  /** Fit for a file name. */
  readonly name: string;
  /** Shown in the documentation. */
  readonly shown?: true;
  /** Stands for its layout: `npm test` looks at it. All others are made of the same parts; `npm run test:full` looks at them. */
  readonly always?: true;
  /** Brings a fresh page there. */
  readonly open: (page: Page, portal: Portal) => Promise<void>;
}
