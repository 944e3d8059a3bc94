import type { Page } from '@playwright/test';
import type { JourneyPortal } from './fixtures.ts';

/** A screen in one of its states, for the accessibility journey and the screenshots. */
export interface ScreenState {
  /** Also part of the file name of a screenshot. */
  readonly name: string;
  /** Has screenshots in the documentation. */
  readonly documented?: true;
  /** Represents its layout: `npm test` checks it. The other states have the same parts and are checked by `npm run test:full`. */
  readonly inEveryRun?: true;
  /** Opens the screen in a new page. */
  readonly open: (page: Page, portal: JourneyPortal) => Promise<void>;
}
