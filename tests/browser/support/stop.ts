import type { Page } from '@playwright/test';
import type { Portal } from './fixtures.ts';

/** A screen in one of its states. */
export interface Stop {
  /** Fit for a file name. */
  readonly name: string;
  /** Shown in the documentation. */
  readonly shown?: true;
  /** Shows kinds of components that no other stop with this mark does: their contrast is looked at in dark in every run. */
  readonly dark?: true;
  /** Made of the same components as another stop, with other words or data: `npm run test:full` alone looks at it. */
  readonly full?: true;
  /** Brings a fresh page there. */
  readonly open: (page: Page, portal: Portal) => Promise<void>;
}
