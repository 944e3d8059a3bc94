import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const settled = expect.configure({ soft: true, timeout: 10_000 });

/** Finds nothing to object to in the page, once it has settled, neither in light nor in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  await showIn('light', page);
  await settled.poll(() => violations(page), 'in light').toEqual([]);
  // The same page in other colours: the other rules would find the same again.
  await showIn('dark', page);
  await settled.poll(() => violations(page, ['color-contrast']), 'in dark').toEqual([]);
}

/** A page that is still changing its colours has a contrast that nobody reads. */
async function showIn(colorScheme: 'light' | 'dark', page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
}

async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // To describe every element that passed takes longer than to judge it, and nobody reads it.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], selectors: false });
  if (rules) axe.withRules(rules);
  const found = await axe.setLegacyMode().analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
