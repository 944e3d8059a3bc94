import type { Browser, Page } from '@playwright/test';
import type { JourneyPortal } from './fixtures.ts';

/** A page in another browser. The tabs of one browser share a session. */
export async function openOtherBrowser(
  browser: Browser,
  { site }: Pick<JourneyPortal, 'site'>,
): Promise<Page> {
  return (await browser.newContext({ baseURL: site })).newPage();
}
