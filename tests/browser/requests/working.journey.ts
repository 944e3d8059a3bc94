import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createStaff } from '../../support/accounts/accounts.ts';
import { newListedRequest, storeAndListRequests } from '../../support/requests/listedRequests.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, type JourneyPortal, test } from '../support/fixtures.ts';
import { tabTo } from '../support/keyboard.ts';
import { openAs } from '../support/people.ts';

/** Requests that one search finds, the most urgent first. */
async function storeRequests(portal: JourneyPortal, count: number) {
  const search = `Archive${randomUUID().slice(0, 8)}`;
  const requests = Array.from({ length: count }, (_, index) =>
    newListedRequest({
      facilityName: `${search} Clinic`,
      dueDate: `2031-01-0${index + 1}`,
      // The list shows the newest first.
      submittedAt: new Date(Date.now() - index * 60_000).toISOString(),
    }),
  );
  await storeAndListRequests(portal, requests);
  return { address: `/dashboard?search=${search}`, orderIds: requests.map(({ orderId }) => orderId) };
}

const rows = (page: Page) => page.locator('[data-row]');
const order = (page: Page, orderId: string | undefined) =>
  page.getByRole('heading', { level: 1, name: `Order ${orderId}` });

test('a clerk works on requests with the keyboard alone @full', async ({ page, portal }) => {
  const [staff, { address, orderIds }] = await Promise.all([createStaff(portal), storeRequests(portal, 3)]);
  const { keyboard } = page;
  await openAs(page, staff, address);
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Start next' })).toBeVisible();
  const skipLink = page.getByRole('link', { name: 'Skip to the list' });
  // Four presses to a row: “Skip to content” and this link. The demo’s banner has one more link above.
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await expect(skipLink).toBeFocused();
  await keyboard.press('Enter');
  await expect(rows(page).first()).toBeFocused();
  await keyboard.press('j');
  await expect(rows(page).nth(1)).toBeFocused();
  await keyboard.press('Enter');
  await expect(order(page, orderIds[1])).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the list' })).toBeVisible();
  await keyboard.press('k');
  await expect(order(page, orderIds[0])).toBeVisible();
  await keyboard.press('a');
  await expect(page.getByText('Assignment saved')).toBeVisible();
  await tabTo(page, 'link', 'Back to the list');
  await keyboard.press('Enter');
  await expect(rows(page).first()).toBeFocused();
  await expect(page).toHaveURL(address);
  await expect(rows(page).first()).toContainText('Casey Example');
  await keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessible(page);
  await keyboard.press('Escape');
  await keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  // A tab that View & Edit opened goes through the same list.
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    rows(page)
      .nth(1)
      .getByRole('link', { name: /^View & Edit/ })
      .click(),
  ]);
  await expect(tab.getByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', address);
  await tab.keyboard.press('j');
  await expect(order(tab, orderIds[2])).toBeVisible();
});
