import { createStaff } from '../../support/accounts/accounts.ts';
import { submitRequest } from '../../support/requests/order.ts';
import { ageDownloads, hoursAgo, uploadAndRelease, patchFile } from '../../support/files/releasedFiles.ts';
import { fileRow, openAsHolder } from '../support/documents.ts';
import { expect, test } from '../support/fixtures.ts';
import { fillCard } from '../support/wizard.ts';

test('a file under embargo is locked, is paid for by card once the embargo ends, and is downloaded once, and the next step follows', async ({
  page,
  portal,
}) => {
  const request = await submitRequest(portal);
  const terms = { requiresPayment: true, chargeAmount: '25', embargoEnabled: true, embargoDays: 14 };
  const fileId = await uploadAndRelease(portal, await createStaff(portal), request.requestId, terms);
  await openAsHolder(page, request);
  const file = fileRow(page, 'chart.pdf');
  await expect(file).toContainText(/Payment of \$25\.00 required.*Available in 1[34]d/);
  await expect(file.getByRole('button', { name: 'Pay $25.00 for chart.pdf' })).toBeDisabled();
  const nextStep = page.getByRole('heading', { level: 3 }).first();
  await expect(nextStep).toHaveText(/^You can pay for your records and download them from \w+ \d+, \d{4}$/);
  await expect(page.getByText('You can read them now.')).toHaveCount(0);

  await patchFile(portal, request.requestId, fileId, { uploadedAt: hoursAgo(14 * 24 + 1) });
  await page.reload();
  await expect(nextStep).toHaveText('You have documents to pay for');
  await file.getByRole('button', { name: 'Pay $25.00 for chart.pdf' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pay for a file' });
  await expect(dialog.getByLabel('Card number')).toBeVisible();
  await fillCard(page);
  await dialog.getByRole('button', { name: 'Pay $25.00' }).click();
  await expect(dialog).toBeHidden();
  await expect(file).toContainText('Download until');
  await expect(nextStep).toHaveText('Documents are ready to download');
  const saving = page.waitForEvent('download');
  await file.getByRole('button', { name: 'Download chart.pdf' }).click();
  expect((await saving).suggestedFilename()).toBe('chart.pdf');
  await expect(file).toContainText(/Already Downloaded.*You can download it again until/);
  await expect(nextStep).toHaveText('You downloaded your documents');
  await expect(page.getByText(/^You can download 1 document again until/)).toBeVisible();

  // The label is longest in French.
  const size = page.viewportSize()!;
  await page.evaluate(() => localStorage.setItem('language', 'fr'));
  await page.setViewportSize({ width: 320, height: 740 });
  await page.reload();
  await expect(nextStep).toHaveText('Vous avez téléchargé vos documents');
  const again = page.getByRole('listitem').getByRole('button', { name: 'Télécharger de nouveau' }).first();
  const [panel, button] = await Promise.all([nextStep.boundingBox(), again.boundingBox()]);
  expect(button!.x + button!.width).toBeLessThanOrEqual(panel!.x + panel!.width);
  await page.evaluate(() => localStorage.removeItem('language'));
  await page.setViewportSize(size);

  await ageDownloads(portal, request.requestId, 1);
  await page.reload();
  await expect(file).toContainText(/Already Downloaded.*Each paid file can only be downloaded once\./);
  await expect(nextStep).toHaveText('You downloaded your documents');
  await expect(page.getByRole('button', { name: 'chart.pdf: Request another download' })).toBeVisible();
  await expect(page.getByText(/free of charge/)).toHaveCount(0);
  await expect(file.getByRole('button', { name: /Download|Pay|Open|Preview/ })).toHaveCount(0);
});
