import { expect, type Page } from '@playwright/test';

/** A little longer than the polling interval of a page. */
const POLL_WITHIN_MS = 31_000;

/** Advances the page's installed clock by half a minute, repeatedly, until the expectation expectation. */
export async function afterNextPoll(page: Page, expectation: () => Promise<unknown>): Promise<void> {
  // A call in progress when the time is up is not repeated before the next poll.
  await expect(async () => {
    await page.clock.runFor(POLL_WITHIN_MS);
    await expectation();
  }).toPass();
}
