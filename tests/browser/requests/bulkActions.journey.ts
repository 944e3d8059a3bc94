import { randomUUID } from 'node:crypto';
import { newListedRequest, storeAndListRequests } from '../../support/requests/listedRequests.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, failedRequests, test } from '../support/fixtures.ts';
import { openAsStaff } from '../support/staffRequest.ts';

test.use({ expectedErrors: failedRequests });

test('a clerk selects requests with the keyboard and changes their status, although the connection drops @full', async ({
  page,
  portal,
}) => {
  const name = `Bulk${randomUUID().slice(0, 6)}`;
  const requests = Array.from({ length: 4 }, () => newListedRequest({ patientName: name }));
  await storeAndListRequests(portal, requests);
  await openAsStaff(page, portal, `/dashboard?search=${name}`);
  const list = page.getByRole('region', { name: 'Recent Client Requests' });
  const boxes = list.getByRole('checkbox', { name: /^Select order / });
  await expect(boxes).toHaveCount(4);
  await boxes.first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(boxes.nth(2)).toBeFocused();
  const bar = page.getByRole('region', { name: 'Selected requests' });
  await expect(bar.getByText('3 selected')).toBeVisible();
  await expectAccessible(page);

  // The portal gets the call, but its response is lost.
  await page.route('**/api/bulkActions', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await bar.getByRole('button', { name: 'Change status' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change status' });
  await dialog.getByRole('combobox', { name: 'Status' }).selectOption('on_hold');
  await dialog.getByLabel('Notes').fill('We wait for the court');
  await dialog.getByRole('checkbox', { name: /^Private/ }).check();
  await dialog.getByRole('button', { name: 'Change status' }).click();
  await expect(dialog.getByText('3 changed')).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'Results' }).getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toBeHidden();
  await expect(list.getByText('On Hold', { exact: true }).filter({ visible: true })).toHaveCount(3);
  await expect(list.getByRole('checkbox', { checked: true })).toHaveCount(0);
});
