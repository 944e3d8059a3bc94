import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { next, startWizard } from '../support/wizard.ts';

/** Expects these errors in the summary and next to the fields. */
async function expectProblems(page: Page, messages: readonly string[]): Promise<void> {
  const summary = page.getByRole('alert').filter({ hasText: 'Please complete required fields' });
  await expect(summary.getByRole('link')).toHaveText([...messages]);
  for (const message of messages) {
    await expect(page.getByText(message, { exact: true }).and(page.locator(':not(a)')).first()).toBeVisible();
  }
  await expect.soft(summary, 'the summary has the focus').toBeFocused({ timeout: 2_000 });
}

async function followProblem(page: Page, message: string): Promise<void> {
  await page.getByRole('alert').getByRole('link', { name: message }).click();
}

test('step 1 names the missing fields, and each message links to its field', async ({ page }) => {
  await startWizard(page);
  await next(page);
  await expectProblems(page, [
    'Order ID is required and must be between 1-100 characters',
    'Copy service name is required and must be between 1-200 characters',
    'Copy service email is required',
    'Copy service phone is required',
    'Attorney email is required',
    'Attorney phone is required',
  ]);
  await followProblem(page, 'Attorney email is required');
  await expect(page.getByLabel('Attorney email')).toBeFocused();
  await followProblem(page, 'Copy service name is required and must be between 1-200 characters');
  await expect(page.getByRole('combobox', { name: 'Copy service', exact: true })).toBeFocused();

  await page.getByLabel('Attorney email').fill('nobody');
  await page.getByLabel('Attorney phone').fill('12');
  await page
    .getByRole('combobox', { name: 'Copy service', exact: true })
    .selectOption('Meridian Copy Service');
  await next(page);
  for (const message of [
    'Please select a location',
    'Please enter a valid lawyer email',
    'Please enter a valid phone number',
  ]) {
    await expect(page.getByRole('alert').getByRole('link', { name: message })).toBeVisible();
  }
});
