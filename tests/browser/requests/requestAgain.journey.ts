import { openDraftAtStep } from '../support/draft.ts';
import { expect, test } from '../support/fixtures.ts';

test('on a phone, the steps before and after the open one differ in color @full', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDraftAtStep(page, 4);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText('Step 2 of 5')).toBeVisible();
  const steps = page.getByRole('navigation', { name: 'Request steps' }).getByRole('listitem');
  const colorOf = (index: number) =>
    steps
      .nth(index)
      .locator('> *')
      .evaluate((step) => getComputedStyle(step).borderTopColor);
  expect(await colorOf(2), 'the step after the open one').toBe(await colorOf(4));
  expect(await colorOf(0), 'the step before the open one').toBe(await colorOf(1));
  expect(await colorOf(1)).not.toBe(await colorOf(2));
});
