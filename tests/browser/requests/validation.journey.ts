import type { Page } from '@playwright/test';
import { openDraftAtStep } from '../support/draft.ts';
import { expect, failedRequests, test } from '../support/fixtures.ts';
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

test('step 2 requires a name and a valid date of birth @full', async ({ page }) => {
  await openDraftAtStep(page, 2, { patientName: '', patientDob: '' });
  await next(page);
  await expectProblems(page, ['Patient name is required', 'Date of birth is required']);
  await page.getByLabel('Patient full name').fill('Robin Example');
  const dateOfBirth = page.getByLabel('Date of birth');
  await dateOfBirth.fill('2999-01-01');
  await expect(page.getByText('Date of birth cannot be in the future')).toBeVisible();
  await dateOfBirth.fill('1899-12-31');
  await next(page);
  await expectProblems(page, ['Please enter a valid date of birth']);
  await dateOfBirth.fill('1984-03-12');
  await page.getByLabel('Social Security number, last 4 digits').fill('12');
  await next(page);
  await expect(page.getByRole('alert').getByRole('link', { name: /4 digits/ })).toBeVisible();
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

test('the review spells out PMK and links back to each step @full', async ({ page }) => {
  await openDraftAtStep(page, 4, { requestType: '1', paAppliesTo: 'PMK', copyServiceLocation: 'chicago' });
  await expect(page.getByText('PMK (Person Most Knowledgeable)')).toBeVisible();
  await expect(page.getByText('The documents are in the subpoena packet')).toBeVisible();
  await expect(page.getByText(/proceed to payment/)).toBeVisible();
  await page.getByRole('button', { name: 'Edit Request Details' }).click();
  await expect(page.getByRole('radio', { name: 'Personal Appearance' })).toBeChecked();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'Patient Details', level: 1 })).toBeVisible();
});

test('another copy service can be typed, and changing the service clears the location @full', async ({
  page,
}) => {
  await startWizard(page);
  const service = page.getByRole('combobox', { name: 'Copy service', exact: true });
  await service.selectOption('Meridian Copy Service');
  const location = page.getByRole('combobox', { name: 'Location' });
  await expect(location.getByRole('option')).toHaveCount(16);
  await location.selectOption('Chicago');
  await service.selectOption('Other Copy Service');
  await expect(location).toBeHidden();
  await expect(page.getByLabel('Copy service name')).toHaveValue('');
  await page.getByLabel('Copy service name').fill('Harbor Legal Copy');
  await service.selectOption('Meridian Copy Service');
  await expect(location).toHaveValue('');
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

test.describe('when the facilities cannot be loaded', () => {
  test.use({ expectedErrors: failedRequests });

  test('the field shows the error and accepts any value @full', async ({ page }) => {
    await page.route('**/api/getFacilities*', (route) => route.fulfill({ status: 500, body: '' }));
    await openDraftAtStep(page, 2, { facilityName: '' });
    await expect(page.getByText('Error loading options. You can still enter a custom value.')).toBeVisible();
    await page.getByRole('combobox', { name: 'Facility name' }).fill('Any Clinic');
    await next(page);
    await next(page);
    await expect(page.getByText('Any Clinic')).toBeVisible();
  });
});

test('Cancel on step 1 leads back to the landing page @full', async ({ page }) => {
  await startWizard(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Medical records requests' })).toBeVisible();
});
