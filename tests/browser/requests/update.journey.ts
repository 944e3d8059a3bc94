import { lookUpAfterScan } from '../../support/requests/holder.ts';
import { emailsAbout } from '../../support/operations/emails.ts';
import { submitRequest } from '../../support/requests/order.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { png } from '../support/files.ts';
import { expect, test } from '../support/fixtures.ts';
import { openStarted } from '../support/openStarted.ts';
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

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('the form fits, and shows one message at a time @full', async ({ page, portal }) => {
      const { orderId, verificationCode } = await submitRequest(portal);
      await page.goto(`/request-status?${new URLSearchParams({ orderId, verificationCode })}`);
      await page.getByRole('link', { name: 'Update this request' }).click();
      await expect(page.getByText(`Request found: ${orderId}`)).toBeVisible();
      const documents = page.getByLabel('Choose files: Supporting Documents');
      await documents.setInputFiles([pdf('page.pdf')]);
      await documents.setInputFiles([png('scan.png')]);
      const toasts = page.locator('[data-toast]');
      await expect(toasts).toHaveCount(2);
      expect(await toasts.filter({ visible: true }).count()).toBe(1);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(390);
      await expectAccessible(page);
    });
  });
});
