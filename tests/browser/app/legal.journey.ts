import { expect, test } from '../support/fixtures.ts';
import { openStarted } from '../support/openStarted.ts';

for (const { path, link, heading } of [
  { path: '/terms', link: 'Terms', heading: 'Terms of Service' },
  { path: '/privacy', link: 'Privacy Policy', heading: 'Privacy Policy' },
]) {
  test(`${path} can be read from every public page without an account @full`, async ({ page }) => {
    await openStarted(page, '/client/request');
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeFocused();
    await expect(
      page.getByRole('heading', { name: 'Default text' }).or(page.getByText('Default text')),
    ).toBeVisible();
    expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(5);
    await page.reload();
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await openStarted(page, '/login');
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  });
}
