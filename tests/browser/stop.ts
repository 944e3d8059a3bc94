import type { Page } from '@playwright/test';
import type { Portal } from './fixtures.ts';

/** A screen in one of its states. */
export interface Stop {
  /** Fit for a file name. */
  readonly name: string;
  /** Shown in the documentation. */
  readonly shown?: true;
  /** Brings a fresh page there. */
  readonly open: (page: Page, portal: Portal) => Promise<void>;
}
