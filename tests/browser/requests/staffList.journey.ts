import { readFile } from 'node:fs/promises';
import { submitRequest } from '../../support/requests/order.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { openRequestAsStaff } from '../support/staffRequest.ts';

const REASON = 'The firm asked for two more weeks.';

test('a clerk takes a request, changes its due date, finds it under Mine and exports the list @full', async ({
  page,
  portal,
}) => {
  const request = await submitRequest(portal);
  const { orderId } = request;
  await openRequestAsStaff(page, portal, request, 'overview');

  const assignment = page.getByRole('region', { name: 'Assignment' });
  await expect(assignment).toContainText('Unassigned');
  await assignment.getByRole('button', { name: 'Edit Assignment' }).click();
  await assignment.getByLabel('Assigned to').selectOption({ label: 'Sam Staff' });
  await assignment.getByRole('button', { name: 'Save' }).click();
  await expect(assignment).toContainText('Sam Staff');

  const due = page.getByRole('region', { name: 'Due date' });
  await due.getByRole('button', { name: 'Edit Due date' }).click();
  const today = new Date().toISOString().slice(0, 10);
  await due.getByRole('textbox', { name: 'Due date' }).fill(today);
  await due.getByRole('button', { name: 'Save' }).click();
  await expect(due).toContainText('Please enter a reason');
  await due.getByLabel('Reason').fill(REASON);
  await expectAccessible(page);
  await due.getByRole('button', { name: 'Save' }).click();
  await expect(due.getByRole('list', { name: 'Due date changes' })).toContainText(REASON);
  await expect(due).toContainText('Due soon');

  await page.goto(`/dashboard?search=${orderId}`);
  const list = page.getByRole('region', { name: 'Recent Client Requests' });
  await list.getByRole('combobox', { name: 'Assigned to' }).selectOption('Unassigned');
  await expect(list.getByText('0 result(s) found')).toBeVisible();
  await list.getByRole('combobox', { name: 'Assigned to' }).selectOption('Mine');
  await expect(list.getByText('1 result(s) found')).toBeVisible();
  await expect(page).toHaveURL(`/dashboard?search=${orderId}&assignee=mine`);
  const row = list.getByRole('listitem').or(list.getByRole('row')).filter({ hasText: orderId });
  await expect(row).toContainText('Sam Staff');
  await expect(row).toContainText('Due soon');
  await expectAccessible(page);

  const saving = page.waitForEvent('download');
  await list.getByRole('button', { name: 'Export CSV' }).click();
  const saved = await saving;
  await expect(page.getByText('Saved 1 row')).toBeVisible();
  expect(saved.suggestedFilename()).toMatch(/^requests-\d{4}-\d\d-\d\d\.csv$/);
  const file = await readFile(await saved.path(), 'utf8');
  const [header, line, end] = file.split('\r\n');
  expect(header).toMatch(/^\uFEFFClient Order Number,Patient,/);
  expect(line).toContain(`${orderId},`);
  expect(line).toContain(`,${today},Sam Staff`);
  expect(end).toBe('');
});

test('at 1280 px the list shows patient initials, and all columns fit @full', async ({ page, portal }) => {
  const request = await submitRequest(portal);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openRequestAsStaff(page, portal, request);
  await page.goto('/dashboard');
  const table = page.getByRole('table', { name: 'Recent Client Requests' });
  await expect(table.locator('[data-initials]').first()).toBeVisible();
  const overflow = await table.evaluate((element) => ({
    table: element.scrollWidth - element.parentElement!.clientWidth,
    pageWidth: document.documentElement.scrollWidth,
  }));
  expect(overflow.table).toBeLessThanOrEqual(0);
  expect(overflow.pageWidth).toBeLessThanOrEqual(1280);
});
