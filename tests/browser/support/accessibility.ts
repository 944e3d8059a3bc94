import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { isFull } from './isFull.ts';

const settled = expect.configure({ soft: true, timeout: 10_000 });

/**
 * Finds nothing to object to in the page, once it has settled: by every rule in light, and by its contrast in dark. The
 * colours of dark come from the same few tokens, so `npm test` looks at them where it is told to, `npm run test:full`
 * everywhere.
 */
export async function expectAccessible(page: Page, { dark = isFull } = {}): Promise<void> {
  await showIn('light', page);
  await settled.poll(() => violations(page), 'in light').toEqual([]);
  if (!dark) return;
  await showIn('dark', page);
  await settled.poll(() => violations(page, ['color-contrast']), 'in dark').toEqual([]);
}

/** A page that is still changing its colours has a contrast that nobody reads. */
async function showIn(colorScheme: 'light' | 'dark', page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
}

/** Does nothing: the run before has left axe in the page. */
const LOADED = ';';

async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // To describe every element that passed takes longer than to judge it, and nobody reads it. To load all styles once
  // more (preload) serves one rule, on styles that lock the orientation.
  const axe = new AxeBuilder({ page, ...(rules && { axeSource: LOADED }) }).options({
    resultTypes: ['violations'],
    selectors: false,
    preload: isFull,
  });
  if (rules) axe.withRules(rules);
  const found = await axe.setLegacyMode().analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
