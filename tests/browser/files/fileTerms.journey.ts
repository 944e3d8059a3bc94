import { createStaff } from '../../support/accounts/accounts.ts';
import { submitRequest } from '../../support/requests/order.ts';
import { uploadAndRelease } from '../../support/files/releasedFiles.ts';
import { chooseDocuments, fileRow, openAsHolder } from '../support/documents.ts';
import { pdfOfPages, png } from '../support/files.ts';
import { expect, test } from '../support/fixtures.ts';
import { openOtherBrowser } from '../support/openOtherBrowser.ts';
import { openRequestAsStaff } from '../support/staffRequest.ts';
import { fillCard } from '../support/wizard.ts';

test('a clerk releases several files with different terms and sees the total @full', async ({
  page,
  browser,
  portal,
}) => {
  const request = await submitRequest(portal);
  await openRequestAsStaff(page, portal, request, 'documents');
  const dialog = await chooseDocuments(page, [
    pdfOfPages('chart.pdf', 2),
    png('scan.png'),
    pdfOfPages('letter.pdf', 1),
  ]);
  await dialog.getByRole('checkbox', { name: 'Charge for these files' }).check();
  await dialog.getByLabel('Amount for each file, in USD').fill('25.00');
  await dialog.getByRole('button', { name: 'Set different terms: scan.png' }).click();
  await dialog.getByLabel('Amount for scan.png, in USD').fill('10.50');
  await dialog.getByRole('checkbox', { name: 'Embargo on scan.png' }).uncheck();
  await dialog.getByRole('button', { name: 'Set different terms: letter.pdf' }).click();
  await dialog.getByRole('checkbox', { name: 'Charge for letter.pdf' }).uncheck();
  await dialog.getByLabel('Days for letter.pdf').fill('3');
  await expect(dialog.getByText('Total: $35.50 for 2 of 3 files')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  const tracker = await openOtherBrowser(browser, portal);
  await openAsHolder(tracker, request);
  await expect(fileRow(tracker, 'chart.pdf')).toContainText(
    /Payment of \$25\.00 required.*Available in 1[34]d/,
  );
  await expect(fileRow(tracker, 'scan.png')).toContainText('Payment of $10.50 required');
  await expect(fileRow(tracker, 'scan.png').getByRole('button', { name: /^Pay/ })).toBeEnabled();
  await expect(fileRow(tracker, 'letter.pdf')).toContainText(/Available in [23]d/);
  await tracker.context().close();
});

test('a clerk changes the charge of a file, the client pays it, and the clerk withdraws the file @full', async ({
  page,
  browser,
  portal,
}) => {
  const request = await submitRequest(portal);
  const terms = { requiresPayment: true, chargeAmount: '25', embargoEnabled: false };
  await uploadAndRelease(portal, await createStaff(portal), request.requestId, terms);
  await openRequestAsStaff(page, portal, request, 'documents');
  const row = fileRow(page, 'chart.pdf');
  await row.getByRole('button', { name: 'Change terms: chart.pdf' }).click();
  const changing = page.getByRole('dialog', { name: 'Change terms' });
  await changing.getByLabel('Amount in USD').fill('40');
  await changing.getByRole('button', { name: 'Save' }).click();
  await expect(changing).toBeHidden();
  await expect(row).toContainText('$40.00');

  const tracker = await openOtherBrowser(browser, portal);
  await openAsHolder(tracker, request);
  const file = fileRow(tracker, 'chart.pdf');
  await expect(file).toContainText(/Payment of \$40\.00 required.*The provider changed the charge/);
  await file.getByRole('button', { name: 'Pay $40.00 for chart.pdf' }).click();
  const paying = tracker.getByRole('dialog', { name: 'Pay for a file' });
  await expect(paying.getByLabel('Card number')).toBeVisible();
  await fillCard(tracker);
  await paying.getByRole('button', { name: 'Pay $40.00' }).click();
  await expect(paying).toBeHidden();
  const opening = tracker.waitForResponse((response) => response.url().includes('/api/downloadFile?'));
  await file.getByRole('button', { name: 'Preview chart.pdf' }).click();
  const { data } = (await (await opening).json()) as { data: { url: string } };
  expect((await fetch(data.url)).status).toBe(200);

  await page.reload();
  await expect(row.getByRole('button', { name: 'Change terms: chart.pdf' })).toHaveCount(0);
  await row.getByRole('button', { name: 'Withdraw: chart.pdf' }).click();
  const withdrawing = page.getByRole('dialog', { name: 'Withdraw this file?' });
  await expect(withdrawing).toContainText('The client paid $40.00 for it.');
  await withdrawing.getByRole('combobox', { name: 'Reason' }).selectOption('The client asked for it');
  await withdrawing.getByRole('button', { name: 'Withdraw file' }).click();
  await expect(row).toContainText(/Withdrawn by the records provider.*hasn’t been refunded yet/);
  expect((await fetch(data.url)).status).toBe(404);
  await tracker.reload();
  await expect(file).toContainText('Withdrawn by the records provider on');
  await expect(file.getByRole('button', { name: /Download|Pay|Open|Preview/ })).toHaveCount(0);
  await tracker.context().close();
});
