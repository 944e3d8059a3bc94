import { expect, type Page } from '@playwright/test';

/** A little longer than a page waits before it asks the server for the same once more. */
const ASKED_AGAIN_WITHIN_MS = 31_000;

/** Lets half a minute pass on the page's clock, which is installed, as often as it takes until this holds. */
export async function afterNextPoll(page: Page, holds: () => Promise<unknown>): Promise<void> {
  // A call that is under way when the time is up is not repeated before the next one is due.
  await expect(async () => {
    await page.clock.runFor(ASKED_AGAIN_WITHIN_MS);
    await holds();
  }).toPass();
}
