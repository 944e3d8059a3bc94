import { authHeaders, createAdmin } from '../../support/accounts/accounts.ts';
import { readDeadlines, saveDeadlines } from '@portal/contract/deadlines/endpoints.ts';
import { dataOf } from '../../support/api/callApi.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { openAs } from '../support/people.ts';

test('an admin adds a holiday, sees which deadlines move, and saves @full', async ({ page, portal }) => {
  test.setTimeout(120_000);
  const admin = await createAdmin(portal);
  const headers = authHeaders(admin);
  const { rules: original } = await dataOf(portal.api, readDeadlines, { headers });
  await openAs(page, admin, '/management?tab=deadlines');
  await page.getByRole('button', { name: 'Show holidays of US federal' }).click();
  await page.getByRole('button', { name: 'Add holiday' }).click();
  const form = page.getByRole('dialog', { name: 'Add holiday' });
  await form.getByLabel('Name').fill('Flood');
  await form.getByLabel('Day', { exact: true }).fill('2031-03-18');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('March 18, 2031')).toBeVisible();
  await expectAccessible(page, { dark: true });

  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Stay' })
    .click();
  await page.getByRole('button', { name: 'Preview and save' }).click();
  const preview = page.getByRole('dialog', { name: 'Save the deadline rules?' });
  await expect(preview.getByText('No open deadline moves.')).toBeVisible();
  await expectAccessible(page);
  await preview.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('US federal · Flood').first()).toBeVisible();
  await expect(page.getByText(/^Deadlines moved to version \d+: 0, by /)).toBeVisible({ timeout: 60_000 });

  // Other journeys share this portal.
  const { version: seen } = await dataOf(portal.api, readDeadlines, { headers });
  const body = { rules: original, seen, isReviewedByCounsel: false };
  await dataOf(portal.api, saveDeadlines, { headers, body });
});
