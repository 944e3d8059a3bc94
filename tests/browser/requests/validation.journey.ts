import type { Page } from '@playwright/test';
import { openDraftAtStep } from '../support/draft.ts';
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

test('step 3 requires a request type, an authorization, and the details of a Personal Appearance @full', async ({
  page,
}) => {
  await openDraftAtStep(page, 3, { requestType: '', loaIncluded: false });
  await next(page);
  const authorization =
    'Letter of Authorization / Proof of Service is required. Either upload files or check the box if included in subpoena packet.';
  await expectProblems(page, ['Please select a request type', authorization]);
  await followProblem(page, authorization);
  await expect(page.getByLabel('Choose files: Letter of Authorization / Proof of Service')).toBeFocused();
  await page.getByRole('checkbox', { name: 'It is included in the subpoena packet' }).check();

  await page.getByRole('radio', { name: 'Personal Appearance' }).check();
  await next(page);
  await expectProblems(page, ['PA applies to field is required for Personal Appearance']);
  await page.getByRole('radio', { name: 'PMK' }).check();
  await expect(page.getByLabel('Physician name')).toBeHidden();
  await page.getByRole('radio', { name: 'Physician', exact: true }).check();
  await next(page);
  await expectProblems(page, ['Physician name is required when Physician is selected']);
  await page.getByLabel('Physician name').fill('Dr. Imani Cole');
  await next(page);
  await expect(page.getByText('Dr. Imani Cole')).toBeVisible();
});

test('the facility can be picked from the list or typed @full', async ({ page }) => {
  await openDraftAtStep(page, 2, { facilityName: '' });
  const facility = page.getByRole('combobox', { name: 'Facility name' });
  await facility.pressSequentially('river');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Riverside Imaging Center']);
  await facility.press('ArrowDown');
  await facility.press('Enter');
  await expect(facility).toHaveValue('Riverside Imaging Center');
  await facility.fill('Pier 9 Walk-in Clinic');
  await facility.press('Escape');
  await next(page);
  await next(page);
  await expect(page.getByText('Pier 9 Walk-in Clinic')).toBeVisible();
});
