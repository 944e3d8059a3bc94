import { expect, test } from '../support/fixtures.ts';

test('a direct link opens its page with the right title @full', async ({ page }) => {
  for (const [address, heading] of [
    ['/', 'Sign in to your account'],
    ['/client/request', 'Medical records requests'],
    ['/client/request?step=1', 'Who’s Submitting'],
    ['/client/request?step=4', 'Who’s Submitting'],
    ['/request-status', 'Request Status Tracker'],
    ['/order-success', 'Thank you! Your request was submitted successfully.'],
  ] as const) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${heading.replaceAll('.', '\\.')}`));
      await page.evaluate(() => sessionStorage.clear());
    });
  }
});
