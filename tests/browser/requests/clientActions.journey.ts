import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { type Person, signUpPerson, createStaff } from '../../support/accounts/accounts.ts';
import { submitForClient } from '../../support/api/requestCalls.ts';
import { ageDownloads, hoursAgo, patchFile, uploadAndRelease } from '../../support/files/releasedFiles.ts';
import { storeChargedFile } from '../../support/files/storedFiles.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { sendUpdate, uploadForUpdate } from '../../support/requests/clientUpdates.ts';
import { lookUp } from '../../support/requests/holder.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { pdfOfPages, testVirus } from '../support/files.ts';
import { expect, test } from '../support/fixtures.ts';
import { openOtherBrowser } from '../support/openOtherBrowser.ts';
import { openAs } from '../support/people.ts';
import { openRequestAsStaff } from '../support/staffRequest.ts';
import { pdf } from '../support/wizard.ts';

const PHONE = { width: 390, height: 844 };

/** Opens the dashboard and clicks the button of a request's next step, once the list has it. */
async function startFromDashboard(page: Page, client: Person, name: string) {
  const button = page.getByRole('link', { name });
  await expect(async () => {
    await openAs(page, client);
    await expect(button).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await button.click();
}

for (const [where, viewport] of [
  ['on a desktop', { width: 1280, height: 800 }],
  ['on a phone', PHONE],
] as const) {
  test(`the button of a request opens its payment at once, ${where} @full`, async ({ page, portal }) => {
    await page.setViewportSize(viewport);
    const client = await signUpPerson(portal);
    const { requestId, orderId } = await submitForClient(portal, client);
    await storeChargedFile(portal, requestId, 2550, { originalName: 'chart.pdf' });
    await storeChargedFile(portal, requestId, 1300, { originalName: 'images.pdf' });
    await startFromDashboard(page, client, `Pay for order ${orderId}`);
    const dialog = page.getByRole('dialog', { name: 'Pay everything at once' });
    await expect(dialog).toContainText('$38.50');
    await expect(page).toHaveURL(`/dashboard/request/${requestId}`);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: 'Pay all ($38.50)' })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Pay all ($38.50)' })).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });
}

test('another download is asked for on a phone, allowed by staff, made, and in the access log @full', async ({
  page,
  portal,
  browser,
}) => {
  test.slow();
  await page.setViewportSize(PHONE);
  const [client, clerk] = await Promise.all([signUpPerson(portal), createStaff(portal)]);
  const request = await submitForClient(portal, client);
  const { requestId, orderId } = request;
  const terms = { requiresPayment: true, chargeAmount: '25', embargoEnabled: false };
  const content = new Uint8Array(pdfOfPages('chart.pdf', 1).buffer);
  const fileId = await uploadAndRelease(portal, clerk, requestId, terms, { name: 'chart.pdf', content });
  await patchFile(portal, requestId, fileId, { paidAt: hoursAgo(1) });

  const download = page.getByRole('button', { name: 'chart.pdf: Download' });
  const downloadIt = async () => {
    const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
    expect(file.suggestedFilename()).toBe('chart.pdf');
  };
  await startFromDashboard(page, client, `Download documents of order ${orderId}`);
  await expect(download).toBeFocused();
  await downloadIt();
  await ageDownloads(portal, requestId, 0.5);
  await page.reload();
  await page.getByRole('button', { name: 'chart.pdf: Request another download' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request another download' });
  await dialog.getByLabel('Reason').selectOption('lost');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('You asked for another download', { exact: true })).toBeVisible();

  const staff = await openOtherBrowser(browser, portal);
  await openRequestAsStaff(staff, portal, { requestId, orderId }, 'documents');
  const released = staff.getByRole('region', { name: 'Files from the legal team' });
  await released.getByRole('button', { name: 'Allow another download: chart.pdf' }).click();
  await expect(staff.getByText('Another download allowed. We’ll email the client.')).toBeVisible();
  await staff.context().close();

  await page.reload();
  await downloadIt();
  const log = page.getByRole('region', { name: 'Access log' });
  await expect(async () => {
    await page.reload();
    await expect(log.getByText('You downloaded “chart.pdf”')).toHaveCount(2, { timeout: 3_000 });
    await expect(log.getByText('Records staff opened the request')).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expectAccessible(page);
});

test('a signed-in client replaces an infected upload on its page @full', async ({ page, portal }) => {
  const client = await signUpPerson(portal);
  const request = await submitForClient(portal, client);
  const updateId = randomUUID();
  const content = new Uint8Array(testVirus('scan.pdf').buffer);
  const fileId = await uploadForUpdate(portal, request, updateId, { name: 'scan.pdf', content });
  await sendUpdate(portal, request, { updateId, uploadedFiles: [{ fileId }] });
  await eventually('the malware scan', async () =>
    JSON.stringify(await lookUp(portal, request)).includes('"infected"'),
  );
  await openAs(page, client, `/dashboard/request/${request.requestId}`);
  await page.getByRole('button', { name: 'scan.pdf: Upload again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload again' });
  await dialog.getByLabel('Choose files: Files').setInputFiles([pdf('clean.pdf')]);
  await expect(dialog.getByText('Uploaded', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Send files' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('We have your update and are reviewing it.')).toBeVisible();
  const updates = page.getByRole('region', { name: 'Update Documents' });
  await expect(updates.getByText('Replaces “scan.pdf”, which did not pass the virus scan.')).toBeVisible();
});
