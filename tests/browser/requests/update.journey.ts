import { randomUUID } from 'node:crypto';
import { lookUpAfterScan } from '../../support/requests/holder.ts';
import { sendUpdate, uploadForUpdate } from '../../support/requests/clientUpdates.ts';
import { emailsAbout } from '../../support/operations/emails.ts';
import { submitRequest } from '../../support/requests/order.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { png, testVirus } from '../support/files.ts';
import { expect, test } from '../support/fixtures.ts';
import { openStarted } from '../support/openStarted.ts';
import { openRequestAsStaff } from '../support/staffRequest.ts';
import { pdf } from '../support/wizard.ts';

test.describe('an update', () => {
  test('adds documents and a correction, which the tracker shows', async ({ page, portal }) => {
    const request = await submitRequest(portal, { patientName: 'Robin Example' });
    const { orderId, verificationCode } = request;
    await openStarted(page, '/client/request');
    await page.getByRole('link', { name: 'Update Request' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Update Existing Request' })).toBeFocused();
    await page.getByRole('button', { name: 'Submit Update' }).click();
    await expect(page.getByRole('link', { name: 'At least one file is required' })).toBeVisible();
    await expectAccessible(page);

    await page.getByLabel('Order ID').fill(orderId);
    await page
      .getByLabel('Verification code')
      .pressSequentially(verificationCode.replace('-', '').toLowerCase());
    await page.getByLabel('Verification code').press('Tab');
    await expect(page.getByText(`Request found: ${orderId}`)).toBeVisible();
    await expect(page.getByLabel('Patient full name')).toHaveValue('Robin Example');
    await page.getByLabel('Patient full name').fill('Robin B. Example');
    await page.getByLabel('Reason for update').selectOption('Incorrect Information');
    await page.getByLabel('Update details').fill('The middle initial was missing.');
    const documents = page.getByLabel('Choose files: Supporting Documents');
    const letter = { ...pdf('letter.docx'), name: 'letter.docx' };
    await documents.setInputFiles([pdf('page 2.pdf'), png('scan.png'), letter]);
    await expect(page.getByText('2 file(s) added successfully.')).toBeVisible();
    await expect(
      page.getByText('File letter.docx has an unsupported format. Please use PDF, PNG, JPG, or GIF.'),
    ).toBeVisible();
    await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(2);

    // Input and files survive a reload.
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText('You have an unfinished update')).toBeVisible();
    await expect(page.getByText(`Request found: ${orderId}`)).toBeVisible();
    await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(2);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Submit Update' }).click();
    await expect(page.getByText('Update submitted successfully')).toBeVisible();
    await expect(page.getByLabel('Update details')).toHaveValue('');

    await page.getByRole('link', { name: 'View Request Status' }).click();
    await expect(page.getByText('Update Requested').first()).toBeVisible();
    const updates = page.getByRole('region', { name: 'Update Documents' });
    await expect(updates.getByText(/Incorrect Information, sent on/)).toHaveCount(1);
    await expect(updates.getByText('The middle initial was missing.')).toBeVisible();
    await lookUpAfterScan(portal, request);
    await expect(updates.getByRole('button', { name: 'Download page 2.pdf' })).toBeVisible({
      timeout: 15_000,
    });
    await expectAccessible(page);

    const subjects = (await emailsAbout(portal, orderId)).map(({ subject }) => subject);
    expect(subjects).toContain(`Update received: order ${orderId}`);
  });

  test('shows staff the document and the correction, which they apply beside the field @full', async ({
    page,
    portal,
  }) => {
    const request = await submitRequest(portal, { patientName: 'Robin Example' });
    const updateId = randomUUID();
    const fileId = await uploadForUpdate(portal, request, updateId);
    const patientName = 'Robin B. Example';
    await sendUpdate(portal, request, { updateId, uploadedFiles: [{ fileId }], patientName });
    await lookUpAfterScan(portal, request);
    await openRequestAsStaff(page, portal, request, 'documents');
    const card = page.getByRole('region', { name: 'Update Documents' });
    await expect(card.getByText('The second page of the authorization.')).toBeVisible();
    await expect(card.getByText('Robin B. Example (on file: Robin Example)')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Preview page-2.pdf' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Overview' }).click();
    const history = page.getByRole('region', { name: 'Request History' });
    await expect(history.getByText('Someone with the Order ID and code')).toBeVisible();
    await expect(history.getByText('Update Requested')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Details' }).click();
    const patient = page.getByRole('region', { name: 'Patient Information' });
    await patient.getByRole('button', { name: 'Apply: Patient full name' }).press('Enter');
    await expect(page.getByText('Correction applied')).toBeVisible();
    await expect(patient.getByText('Robin B. Example')).toBeFocused();
    await page.getByRole('tab', { name: 'Documents' }).click();
    await expect(card.getByText(/^Applied by /)).toBeVisible();
    await expectAccessible(page);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('opens from the tracker and reports a blocked file @full', async ({ page, portal }) => {
      const request = await submitRequest(portal);
      const { orderId, verificationCode } = request;
      await page.goto(`/request-status?${new URLSearchParams({ orderId, verificationCode })}`);
      await page.getByRole('link', { name: 'Update this request' }).click();
      await expect(page.getByText(`Request found: ${orderId}`)).toBeVisible();
      expect(new URL(page.url()).search).toBe('?update');
      await page.getByLabel('Reason for update').selectOption('Additional Documents');
      await page.getByLabel('Update details').fill('Another page.');
      const documents = page.getByLabel('Choose files: Supporting Documents');
      await documents.setInputFiles([testVirus('page.pdf')]);
      await documents.setInputFiles([png('scan.png')]);
      const toasts = page.locator('[data-toast]');
      await expect(toasts).toHaveCount(2);
      expect(await toasts.filter({ visible: true }).count()).toBe(1);
      await page.getByRole('button', { name: 'Back' }).click();
      await page.getByRole('button', { name: 'Stay' }).click();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(390);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Submit Update' }).click();
      await expect(page.getByText('Update submitted successfully')).toBeVisible();
      await lookUpAfterScan(portal, request);
      await page.getByRole('link', { name: 'View Request Status' }).click();
      await expect(page.getByText('We could not accept “page.pdf”')).toBeVisible();
    });
  });
});
