import { randomUUID } from 'node:crypto';
import { createStaff, signUpPerson } from '../../support/accounts/accounts.ts';
import { submitAsClient } from '../../support/requests/submitAsClient.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { openAs } from '../support/people.ts';

/** A name that no other request has, written with what people leave out. */
function newName() {
  const letters = randomUUID().replaceAll(/[\d-]/g, '').slice(0, 5).padEnd(5, 'q');
  return { patientName: `Núñ${letters} O’Grady`, typed: `nun${letters} ogra`, wrong: `nun${letters}z` };
}

test('a clerk finds a request by the keyboard alone, and all results on a page', async ({ page, portal }) => {
  const { patientName, typed } = newName();
  const [staff, client] = await Promise.all([createStaff(portal), signUpPerson(portal)]);
  const { requestId, orderId } = await submitAsClient(portal, client, { patientName });
  const { keyboard } = page;
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await openAs(page, staff, '/submissions');
  const button = page.getByRole('button', { name: 'Search', exact: true });
  await expect(button).toHaveText('Search/');
  await keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Search' });
  await expect(field).toBeFocused();
  await keyboard.type(typed);
  const found = page.getByRole('group', { name: 'Patients' }).getByRole('option');
  await expect(found).toHaveCount(1);
  await expect(found.getByText('O’Gra', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await keyboard.press('ArrowDown');
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await keyboard.press('Enter');
  const order = page.getByRole('heading', { level: 1, name: `Order ${orderId}` });
  await expect(order).toBeFocused();
  await expect(page).toHaveURL(`/dashboard/request/${requestId}`);
  await expect(field).toBeHidden();

  await keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Recently opened' })).toContainText(orderId);
  await page.getByRole('group', { name: 'Recent searches' }).getByRole('option', { name: typed }).click();
  await expect(found).toHaveCount(1);
  await keyboard.press('Enter');
  const title = page.getByRole('heading', { level: 1, name: `Results for “${typed}”` });
  await expect(title).toBeFocused();
  await expect(page).toHaveURL('/search');
  await expect(page).toHaveTitle(/^Search ·/);
  await expect(page.getByRole('list', { name: 'Patients' }).getByRole('link')).toHaveCount(1);
  await page.reload();
  await expect(title).toBeVisible();
  await page.getByRole('list', { name: 'Patients' }).getByRole('link').press('Enter');
  await expect(order).toBeFocused();
  await page.goBack();
  await expect(title).toBeVisible();
  expect(urls.filter((url) => decodeURIComponent(url).includes(typed.split(' ')[0]!))).toEqual([]);
});
