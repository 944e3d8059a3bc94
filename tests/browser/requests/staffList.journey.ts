import { submitRequest } from '../../support/requests/order.ts';
import { expect, test } from '../support/fixtures.ts';
import { openRequestAsStaff } from '../support/staffRequest.ts';

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
