import { signUpPerson } from '../../support/accounts/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectDashboard, openAs } from '../support/people.ts';

const PHONE = { width: 390, height: 844 };

test('the navigation opens every page, collapses to icons, and stays collapsed after a reload', async ({
  page,
  portal,
}) => {
  await openAs(page, await signUpPerson(portal));
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const dashboard = navigation.getByRole('link', { name: 'Dashboard' });
  await expect(dashboard).toHaveAttribute('aria-current', 'page');
  await expect(dashboard.getByText('Dashboard')).toBeInViewport();
  const wide = await navigation.boundingBox();

  await page.getByRole('button', { name: 'Show icons only' }).click();
  await expect.poll(async () => (await navigation.boundingBox())?.width).toBeLessThan(wide!.width / 2);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Show the navigation' })).toBeVisible();
  await navigation.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Show the navigation' }).click();
  await expect.poll(async () => (await navigation.boundingBox())?.width).toBe(wide!.width);

  await navigation.getByRole('link', { name: 'Client Request' }).click();
  await expect(page.getByRole('heading', { name: 'Medical records requests' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expectDashboard(page);
});

test('on a phone the navigation is a drawer @full', async ({ page, portal }) => {
  await page.setViewportSize(PHONE);
  await openAs(page, await signUpPerson(portal));
  const open = page.getByRole('button', { name: 'Open the navigation' });
  const drawer = page.getByRole('dialog', { name: 'Records Portal' });
  await expect(page.getByRole('link', { name: 'Settings' })).toBeHidden();
  await open.click();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  // Left of the scrollbar, which the backdrop leaves free.
  await page.mouse.click(PHONE.width - 30, PHONE.height / 2);
  await expect(drawer).toBeHidden();
  await open.click();
  await drawer.getByRole('link', { name: 'Settings' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
});
