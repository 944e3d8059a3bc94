import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { screenStates } from '../support/screenStates.ts';

const NARROW_PHONE = { width: 320, height: 740 };

// No screen depends on what an earlier test stored in the tab; storage is cleared between tests.
test.use({ reuseContext: true });

for (const { name, open, inEveryRun } of screenStates) {
  const title = `${name} is accessible in light and dark, and fits a narrow phone`;
  test(inEveryRun ? title : `${title} @full`, async ({ page, portal }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, portal);
    await expectAccessible(page, { dark: true });
    await page.setViewportSize(NARROW_PHONE);
    const pageWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(pageWidth, 'nothing is wider than the screen').toBeLessThanOrEqual(NARROW_PHONE.width);
  });
}
