import { createStaff } from '../../support/accounts/accounts.ts';
import { submitRequest } from '../../support/requests/order.ts';
import { ageDownloads, hoursAgo, uploadAndRelease, patchFile } from '../../support/files/releasedFiles.ts';
import { chooseDocuments, fileRow, openAsHolder } from '../support/documents.ts';
import { pdfOfPages, png } from '../support/files.ts';
import { expect, test } from '../support/fixtures.ts';
import { openOtherBrowser } from '../support/openOtherBrowser.ts';
import { openRequestAsStaff } from '../support/staffRequest.ts';
import { fillCard } from '../support/wizard.ts';

test('a clerk releases documents with terms, and the client can do only what the terms allow @full', async ({
  page,
  browser,
  portal,
}) => {
  const request = await submitRequest(portal);
  await openRequestAsStaff(page, portal, request, 'documents');
  const charged = await chooseDocuments(page, [pdfOfPages('chart.pdf', 2), png('scan.png')]);
  await charged.getByLabel('Comment').fill('Pages 1 to 40');
  await charged.getByRole('checkbox', { name: 'Charge for these files' }).check();
  await charged.getByLabel('Amount for each file, in USD').fill('25,0');
  await charged.getByLabel('Days').fill('7');
  await charged.getByRole('button', { name: 'Save' }).click();
  await expect(charged.getByText('Please enter a valid charge amount')).toBeVisible();
  await charged.getByLabel('Amount for each file, in USD').fill('25.00');
  await charged.getByRole('button', { name: 'Save' }).click();
  await expect(charged).toBeHidden();
  for (const name of ['chart.pdf', 'scan.png']) {
    await expect(fileRow(page, name)).toContainText(
      /Virus scan passed.*Pages 1 to 40.*\$25\.00.*Unpaid.*Embargo until/,
    );
  }

  const free = await chooseDocuments(page, [pdfOfPages('letter.pdf', 2)]);
  await expect(free.getByRole('checkbox', { name: 'Charge for these files' })).not.toBeChecked();
  await expect(free.getByLabel('Days')).toHaveValue('14');
  await free.getByRole('button', { name: 'Save' }).click();
  await expect(free).toBeHidden();
  const saving = page.waitForEvent('download');
  await fileRow(page, 'letter.pdf').getByRole('button', { name: 'Download letter.pdf' }).click();
  expect((await saving).suggestedFilename()).toBe('letter.pdf');

  const tracker = await openOtherBrowser(browser, portal);
  await openAsHolder(tracker, request);
  const locked = fileRow(tracker, 'chart.pdf');
  await expect(locked).toContainText(/Payment of \$25\.00 required.*Pages 1 to 40.*Available in [67]d \d+h/);
  await expect(locked.getByRole('button', { name: 'Pay $25.00 for chart.pdf' })).toBeDisabled();
  await expect(locked.getByRole('button')).toHaveCount(1);
  const embargoed = fileRow(tracker, 'letter.pdf');
  await expect(embargoed).toContainText(/Available in 1[34]d \d+h \d+m, on /);
  await expect(embargoed.getByRole('button', { name: 'Download letter.pdf' })).toHaveCount(0);
  await embargoed.getByRole('button', { name: 'Preview letter.pdf' }).click();
  const preview = tracker.getByRole('dialog', { name: 'letter.pdf' });
  await expect(preview.getByRole('img', { name: 'Page 1 of 2' })).toBeVisible();
  await expect(preview.getByRole('button', { name: 'Download' })).toHaveCount(0);
  await tracker.context().close();
});

test('a clerk extends an expired download window and allows one more download @full', async ({
  page,
  browser,
  portal,
}) => {
  const request = await submitRequest(portal);
  const terms = { requiresPayment: true, chargeAmount: '25', embargoEnabled: false };
  const fileId = await uploadAndRelease(portal, await createStaff(portal), request.requestId, terms);
  await patchFile(portal, request.requestId, fileId, { paidAt: hoursAgo(14), uploadedAt: hoursAgo(15) });

  const tracker = await openOtherBrowser(browser, portal);
  await openAsHolder(tracker, request);
  const file = fileRow(tracker, 'chart.pdf');
  await expect(file).toContainText('The download window of this file has ended.');
  await expect(file.getByRole('button', { name: /Download|Pay|Open|Preview/ })).toHaveCount(0);

  await openRequestAsStaff(page, portal, request, 'documents');
  const row = fileRow(page, 'chart.pdf');
  await expect(row).toContainText('Download window expired on');
  await row.getByRole('button', { name: 'Extend Window' }).click();
  await expect(
    page.getByText('Download window extended for "chart.pdf". Users now have 12 more hours to download.'),
  ).toBeVisible();
  await expect(row).toContainText(/Window Active.*Download window active until/);

  await tracker.reload();
  await expect(file).toContainText('Download until');
  const saving = tracker.waitForEvent('download');
  await file.getByRole('button', { name: 'Download chart.pdf' }).click();
  expect((await saving).suggestedFilename()).toBe('chart.pdf');
  await expect(file).toContainText(/Already Downloaded.*You can download it again until/);
  await expect(file.getByRole('button', { name: 'Download again: chart.pdf' })).toBeVisible();

  await page.reload();
  await expect(row).toContainText('Downloaded with Order ID and code on');
  await row.getByRole('button', { name: 'Allow one more download' }).click();
  const dialog = page.getByRole('dialog', { name: 'Allow one more download?' });
  await dialog.getByRole('button', { name: 'Allow one more download' }).click();
  await expect(page.getByText('One more download allowed for “chart.pdf”')).toBeVisible();
  await tracker.reload();
  await expect(file.getByRole('button', { name: 'Download chart.pdf', exact: true })).toBeVisible();
  await tracker.context().close();
});

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
