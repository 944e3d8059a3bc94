import { openDraftAtStep } from '../support/draft.ts';
import { testVirus } from '../support/files.ts';
import { expect, failedRequests, test } from '../support/fixtures.ts';
import { payByCard, submit } from '../support/payment.ts';
import { addFiles, next, pdf } from '../support/wizard.ts';

const documents = 'Supporting Documents';

test.describe('when the connection breaks', () => {
  test.use({ expectedErrors: failedRequests });

  test('a failed upload blocks the next step, and Retry sends the file', async ({ page }) => {
    await openDraftAtStep(page, 3);
    await page.route(/\/quarantine\//, (route) => route.abort(), { times: 1 });
    await addFiles(page, documents, [pdf('subpoena.pdf')]);
    await expect(
      page.getByText('File upload failed: the connection was lost', { exact: true }),
    ).toBeVisible();
    await next(page);
    await expect(
      page.getByRole('link', { name: 'Some files were not uploaded. Choose Retry, or remove them.' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
    await next(page);
    await expect(page.getByRole('heading', { name: 'Review Your Request' })).toBeVisible();
  });
});

test('an uploaded file can be removed and is not sent', async ({ page }) => {
  await openDraftAtStep(page, 3);
  await addFiles(page, documents, [pdf('kept.pdf'), pdf('wrong.pdf')]);
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove wrong.pdf' }).click();
  await next(page);
  // The upload announcements of step 3 also contain the file names.
  const reviewed = page.locator('dd');
  await expect(reviewed.getByText(/^kept\.pdf/)).toBeVisible();
  await expect(reviewed.getByText(/^wrong\.pdf/)).toBeHidden();
});

test('files can be dropped on the area', async ({ page }) => {
  await openDraftAtStep(page, 3);
  const files = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['%PDF-1.4\n%%EOF\n'], 'dropped.pdf', { type: 'application/pdf' }));
    return transfer;
  });
  await page.getByLabel(`Choose files: ${documents}`).dispatchEvent('drop', { dataTransfer: files });
  await expect(page.getByText('dropped.pdf', { exact: true })).toBeVisible();
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
});

test('a file with a virus is blocked on the status page, and the others stay available', async ({ page }) => {
  await openDraftAtStep(page, 3);
  await addFiles(page, documents, [testVirus('exhibit.pdf'), pdf('subpoena.pdf')]);
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(2);
  await next(page);
  await next(page);
  await payByCard(page);
  await submit(page);
  await page.getByRole('link', { name: 'View Request Status' }).click();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Blocked: this file did not pass the virus scan')).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
  await expect(page.getByRole('heading', { name: 'We could not accept “exhibit.pdf”' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download exhibit.pdf' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Download subpoena.pdf' })).toBeVisible();
});
