import { randomUUID } from 'node:crypto';
import { getAdmin, invitePerson } from '../../support/accounts/accounts.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { openAs } from '../support/people.ts';

const uniqueSuffix = () => randomUUID().slice(0, 8);

test('invoice options can be edited with the keyboard alone @full', async ({ page, portal }) => {
  const name = `Courier ${uniqueSuffix()}`;
  await openAs(page, await invitePerson(portal, 'staff'), '/management?tab=invoices');
  await page.getByLabel('Item name').focus();
  await page.keyboard.type(name);
  for (const typed of ['By bicycle', '12,50']) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(typed);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter a price such as 1250 or 1,250.00')).toBeVisible();
  await expect(page.getByLabel(/^Default price/)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('1,250.50');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Quick add item created successfully')).toBeVisible();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(card).toContainText('$1,250.50');
  await card.getByRole('button', { name: `Deactivate ${name}` }).press('Enter');
  await expect(card).toContainText('Inactive');
  await expectAccessible(page);
  await card.getByRole('button', { name: `Delete ${name}` }).press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Quick add item deleted successfully')).toBeVisible();
});

test('the selected tab is visible on a phone @full', async ({ page, portal }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, await getAdmin(portal), '/management?tab=privacy');
  await expect(page.getByRole('tab', { name: 'Privacy' })).toBeInViewport({ ratio: 0.99 });
  await page.getByRole('tab', { name: 'Copy Services and Notices' }).press('Home');
  await expect(page.getByRole('tab', { name: 'Request Statuses' })).toBeInViewport({ ratio: 1 });
});
