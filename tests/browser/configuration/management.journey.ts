import { randomUUID } from 'node:crypto';
import { getAdmin, invitePerson, signUpPerson } from '../../support/accounts/accounts.ts';
import { managedListCalls } from '../../support/operations/managedListCalls.ts';
import { requestCalls } from '../../support/api/requestCalls.ts';
import { submitRequest } from '../../support/requests/order.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { afterNextPoll } from '../support/clock.ts';
import { expect, test } from '../support/fixtures.ts';
import { openAs } from '../support/people.ts';

const uniqueSuffix = () => randomUUID().slice(0, 8);

test('a clerk adds a status, assigns it to a request, and moves the request when deleting it @full', async ({
  page,
  portal,
}) => {
  const clerk = await invitePerson(portal, 'staff');
  const label = `Waiting ${uniqueSuffix()}`;
  await openAs(page, clerk, '/status-management');
  await expect(page).toHaveURL('/management?tab=statuses');
  await expect(page.getByRole('tab', { name: 'People' })).toBeHidden();

  await page.getByRole('button', { name: 'Add Status' }).click();
  const form = page.getByRole('dialog', { name: 'Add Status' });
  await form.getByLabel('Label').fill(label);
  await form.getByLabel('Color').selectOption('Purple');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Add Status' }).click();
  await expect(page.getByText('Status created successfully')).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search statuses' }).fill(label);
  await expect(page.getByText(/^Showing 1 of \d+ statuses$/)).toBeVisible();
  await expectAccessible(page);
  const created = (await managedListCalls(portal, clerk).statuses()).find(
    (status) => status.label === label,
  )!;
  const { requestId, orderId } = await submitRequest(portal);
  await requestCalls(portal, clerk, requestId).changeStatus({ status: created.key });

  await page.getByRole('button', { name: `Delete ${label}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  const inUse = page.getByRole('dialog', { name: `“${label}” is in use` });
  await expect(inUse.getByText('One request has this status.')).toBeVisible();
  await expect(inUse.getByRole('link', { name: `Order ${orderId} in a new tab` })).toBeVisible();
  await inUse.getByRole('combobox').selectOption('Under Review');
  await expectAccessible(page);
  await inUse.getByRole('button', { name: 'Move requests and delete' }).click();
  await expect(page.getByText('No statuses match your search')).toBeVisible({ timeout: 15_000 });
  await page.goto(`/dashboard/request/${requestId}`);
  await expect(page.getByText('Under Review').first()).toBeVisible();
});

test('a facility that a clerk adds is offered in another open tab within a minute @full', async ({
  page,
  context,
  portal,
}) => {
  test.setTimeout(120_000);
  const clerk = await invitePerson(portal, 'staff');
  const name = `Harbor <b>${uniqueSuffix()}</b>`;
  await context.clock.install();
  await openAs(page, clerk, '/management?tab=facilities');
  const other = await context.newPage();
  await openAs(other, clerk, '/management?tab=facilities');
  await expect(other.getByText('Central Medical Center')).toBeVisible();

  await page.getByRole('button', { name: 'Add Facility' }).click();
  const form = page.getByRole('dialog', { name: 'Add Facility' });
  await form.getByLabel('Facility name').fill(' central   MEDICAL center ');
  await form.getByRole('button', { name: 'Add Facility' }).click();
  await expect(form.getByText('This facility name is already in use')).toBeVisible();
  await form.getByLabel('Facility name').fill(name);
  await form.getByRole('button', { name: /^Auto: fill in the next/ }).click();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Add Facility' }).click();
  await expect(page.getByText('Facility created successfully')).toBeVisible();
  await other.bringToFront();
  await afterNextPoll(other, () => expect(other.getByText(name)).toBeVisible({ timeout: 2_000 }));
  await expectAccessible(other);

  await page.bringToFront();
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Facility deleted successfully')).toBeVisible();
});

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

test('an admin invites a person and disables an account on a phone @full', async ({ page, portal }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const admin = await invitePerson(portal, 'admin');
  const person = await signUpPerson(portal);
  await openAs(page, admin, '/management?tab=people');
  await page.getByRole('button', { name: 'Invite' }).click();
  await page.getByLabel('Email').fill(`clerk-${uniqueSuffix()}@portal.example`);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(/\/signup\?invitation=/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await page.getByRole('searchbox', { name: 'Search people' }).fill(person.email);
  const row = page.getByRole('listitem').filter({ hasText: person.email });
  await row.getByRole('button', { name: /^Manage/ }).click();
  await page.getByRole('button', { name: 'Disable the account' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Disable the account' }).click();
  await expect(page.getByRole('button', { name: 'Enable the account' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(row).toContainText('Disabled');
  await expectAccessible(page);
});

test('the selected tab is visible on a phone @full', async ({ page, portal }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, await getAdmin(portal), '/management?tab=privacy');
  await expect(page.getByRole('tab', { name: 'Privacy' })).toBeInViewport({ ratio: 0.99 });
  await page.getByRole('tab', { name: 'Copy Services and Notices' }).press('Home');
  await expect(page.getByRole('tab', { name: 'Request Statuses' })).toBeInViewport({ ratio: 1 });
});
