import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { tour } from './tour.ts';

const NARROW_PHONE = { width: 360, height: 740 };

for (const { name, open } of tour) {
  test(`${name} is accessible in light and dark, and fits a narrow phone`, async ({ page, portal }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, portal);
    await expectAccessible(page);
    await page.setViewportSize(NARROW_PHONE);
    const widest = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(widest, 'nothing is wider than the screen').toBeLessThanOrEqual(NARROW_PHONE.width);
  });
}
