import { readFile } from 'node:fs/promises';
import { lookUpAfterScan } from '../../support/requests/holder.ts';
import { submitRequest } from '../../support/requests/order.ts';
import { unzip } from '../../support/files/unzip.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { chooseDocuments, fileRow, openAsHolder } from '../support/documents.ts';
import { pdfOfPages, png } from '../support/files.ts';
import { expect, test } from '../support/fixtures.ts';
import { openOtherBrowser } from '../support/openOtherBrowser.ts';
import { openRequestAsStaff } from '../support/staffRequest.ts';
import { fillCard } from '../support/wizard.ts';

test('the client pays for one of three released files and downloads all of them as a zip @full', async ({
  page,
  browser,
  portal,
}) => {
  const request = await submitRequest(portal);
  const [chart, letter, scan] = [pdfOfPages('chart.pdf', 2), pdfOfPages('letter.pdf', 1), png('scan.png')];
  await openRequestAsStaff(page, portal, request, 'documents');
  const charged = await chooseDocuments(page, [chart]);
  await charged.getByRole('checkbox', { name: 'Charge for these files' }).check();
  await charged.getByLabel('Amount for each file, in USD').fill('25.00');
  await charged.getByRole('checkbox', { name: /embargo/i }).uncheck();
  await charged.getByRole('button', { name: 'Save' }).click();
  await expect(charged).toBeHidden();
  const free = await chooseDocuments(page, [letter, scan]);
  await free.getByRole('checkbox', { name: /embargo/i }).uncheck();
  await free.getByRole('button', { name: 'Save' }).click();
  await expect(free).toBeHidden();
  await lookUpAfterScan(portal, request);

  const tracker = await openOtherBrowser(browser, portal);
  await openAsHolder(tracker, request);
  await expect(tracker.getByRole('button', { name: /^Download all \(2 files, / })).toBeVisible();
  const paid = fileRow(tracker, 'chart.pdf');
  await paid.getByRole('button', { name: 'Pay $25.00 for chart.pdf' }).click();
  const payment = tracker.getByRole('dialog', { name: 'Pay for a file' });
  await expect(payment.getByLabel('Card number')).toBeVisible();
  await fillCard(tracker);
  await payment.getByRole('button', { name: 'Pay $25.00' }).click();
  await expect(paid).toContainText('Download until');

  await tracker.getByRole('button', { name: /^Download all \(3 files, / }).click();
  const dialog = tracker.getByRole('dialog', { name: 'Download all' });
  await expect(dialog).toContainText(
    /3 files are ready to download.*You can download paid files only once\. This counts as that download\./,
  );
  await expectAccessible(tracker);
  const saving = tracker.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download all' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(`records-${request.orderId}.zip`);
  const files = unzip(await readFile(await saved.path()));
  const inZip = ({ name }: typeof chart) => files.get(`Files from the legal team/${name}`);
  expect(files.size).toBe(3);
  for (const file of [chart, letter, scan]) expect(inZip(file)?.equals(file.buffer)).toBe(true);
  await expect(tracker.getByText('All files downloaded successfully!')).toBeVisible();
  await expect(paid).toContainText(/Already Downloaded.*You can download it again until/);
  await tracker.context().close();

  await page.getByRole('button', { name: /^Download all \(3 files, / }).click();
  const staffDialog = page.getByRole('dialog', { name: 'Download all' });
  await expect(staffDialog).toContainText('3 files are ready to download');
  await expect(staffDialog).not.toContainText('Paid files');
});
