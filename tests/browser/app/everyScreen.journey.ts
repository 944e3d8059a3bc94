import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { tour } from '../support/tour.ts';

const NARROW_PHONE = { width: 360, height: 740 };

// What a page looks like depends on nothing that an earlier one leaves in the tab, which is emptied in between.
test.use({ reuseContext: true });

for (const { name, open, always } of tour) {
  const title = `${name} is accessible in light and dark, and fits a narrow phone`;
  test(always ? title : `${title} @full`, async ({ page, portal }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, portal);
    await expectAccessible(page, { dark: true });
    await page.setViewportSize(NARROW_PHONE);
    const widest = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(widest, 'nothing is wider than the screen').toBeLessThanOrEqual(NARROW_PHONE.width);
  });
}
