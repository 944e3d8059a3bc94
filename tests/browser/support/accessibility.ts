import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { isFull } from './isFull.ts';

const softExpect = expect.configure({ soft: true, timeout: 20_000 });

/**
 * Expects no axe violations once the page has settled: all rules in light mode, and contrast in dark mode. The dark
 * colors come from the same few tokens, so `npm test` checks them only where a test asks for it, `npm run test:full`
 * everywhere.
 */
export async function expectAccessible(page: Page, { dark = isFull } = {}): Promise<void> {
  await setColorScheme('light', page);
  await softExpect.poll(() => violations(page), 'in light').toEqual([]);
  if (!dark) return;
  await setColorScheme('dark', page);
  await softExpect.poll(() => violations(page, ['color-contrast']), 'in dark').toEqual([]);
}

/** Switches the color scheme. A page that follows the system has both; one of a person has the chosen one only, which must be this. */
async function setColorScheme(colorScheme: 'light' | 'dark', page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', new RegExp(colorScheme));
}

/** An empty script: an earlier run already loaded axe into the page. */
const LOADED = ';';

async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // Describing every element that passed takes longer than checking it. `preload` loads all styles again for one rule,
  // about styles that lock the orientation.
  const axe = new AxeBuilder({ page, ...(rules && { axeSource: LOADED }) }).options({
    resultTypes: ['violations'],
    selectors: false,
    preload: isFull,
  });
  if (rules) axe.withRules(rules);
  const found = await axe.setLegacyMode().analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
