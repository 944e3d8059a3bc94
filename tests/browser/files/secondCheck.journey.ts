import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createStaff } from '../../support/accounts/accounts.ts';
import { textPdf } from '../../support/files/authorizationPdf.ts';
import { readPdf } from '../../support/files/pdfText.ts';
import { fileRow, openAsHolder, submitToCheckTwice } from '../support/documents.ts';
import { expect, test } from '../support/fixtures.ts';
import { openOtherBrowser } from '../support/openOtherBrowser.ts';
import { openAs } from '../support/people.ts';
import { openAsStaff } from '../support/staffRequest.ts';

const PATIENT = 'Robin Example';
const SECRET = 'Zelda Secretname';

const pageWith = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(textPdf(lines)),
});

async function build(page: Page) {
  await page.getByRole('button', { name: 'Build packet' }).click();
  const check = page.getByRole('dialog', { name: 'Check the packet' });
  await expect(check).toBeVisible({ timeout: 60_000 });
  return check;
}

async function sendToSecondCheck(page: Page) {
  const check = page.getByRole('dialog', { name: 'Check the packet' });
  await check.getByRole('button', { name: 'Yes: send to the second check' }).click();
  await expect(check).toBeHidden();
}

/** The second person reads the pages behind the dialog first. */
async function readPages(page: Page) {
  const check = page.getByRole('dialog', { name: 'Check the packet' });
  await expect(check.getByRole('button', { name: 'Yes: release with Fulfill' })).toBeDisabled();
  await check.getByRole('link', { name: 'Check pages' }).click();
  await expect(check).toBeHidden();
  await page.getByRole('button', { name: 'Check the packet' }).click();
}

test('a stranger’s page and a secret stay out of a packet, a second person sends it back and then releases it, and a new version follows', async ({
  page,
  browser,
  portal,
}) => {
  // Three builds, each with a look at the result.
  test.setTimeout(180_000);
  const request = await submitToCheckTwice(portal, { patientName: PATIENT, patientDob: '1980-02-03' });
  const address = `/dashboard/request/${request.requestId}`;
  const author = await createStaff(portal);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, author, `${address}/assemble`);
  await page
    .locator('input[type=file]')
    .setInputFiles([
      pageWith('labs.pdf', [
        `Patient: ${PATIENT}   DOB: 02/03/1980`,
        `Called by ${SECRET} about the result.`,
      ]),
      pageWith('notes.pdf', [`Patient: ${PATIENT}   DOB: 02/03/1980`, 'No pain today.']),
      pageWith('wrong.pdf', ['Patient: Wanda Stranger   DOB: 07/09/1955', 'No pain today.']),
    ]);
  await expect(page.getByText('In the packet: 3')).toBeVisible({ timeout: 60_000 });

  await page.getByRole('button', { name: 'Find and select' }).click();
  await page.getByRole('menuitem', { name: 'Find words to redact...' }).click();
  const find = page.getByRole('dialog', { name: 'Find words to redact' });
  await find.getByLabel('Words or phrases').fill(SECRET);
  await find.getByLabel('Reason of the redactions').selectOption('Outside scope');
  await find.getByRole('button', { name: 'Add redactions (1)' }).click();
  const list = page.getByRole('dialog', { name: 'Redactions' });
  await list.getByRole('button', { name: 'Confirm all' }).click();
  await list.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  let check = await build(page);
  await expect(check).toContainText('The packet needs a second check');
  await expect(check).toContainText('Pages to check before the release: 1');
  await expect(check.getByRole('button', { name: 'Yes: send to the second check' })).toBeDisabled();
  await check.getByRole('link', { name: 'Check pages' }).click();
  const facts = page.getByRole('region', { name: 'Check of the page' });
  await expect(facts).toContainText('Wanda Stranger');
  await page.getByRole('link', { name: 'Assemble records' }).click();
  const option = (name: RegExp) => page.getByRole('option', { name }).first();
  await option(/^Page 3\b/).click();
  await page.getByRole('button', { name: 'Remove pages' }).click();
  await page.getByRole('menuitem', { name: 'Another patient' }).click();
  await expect(page.getByText('In the packet: 2')).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  check = await build(page);
  await expect(check).toContainText('No page needs a check: none is flagged.');
  await sendToSecondCheck(page);

  // The other person finds it in the work list.
  const checker = await openOtherBrowser(browser, portal);
  await checker.setViewportSize({ width: 1440, height: 900 });
  await openAsStaff(checker, portal, '/dashboard?view=to_check');
  await checker.getByRole('link', { name: request.orderId }).first().click();
  const bar = checker.getByRole('group', { name: 'Second check' });
  await expect(bar).toContainText('A packet waits for its second check.');
  await bar.getByRole('link', { name: 'Open the packet' }).click();
  const second = checker.getByRole('dialog', { name: 'Check the packet' });
  await expect(second).toContainText('This is the second check');
  await second.getByRole('button', { name: 'Send back...' }).click();
  const sending = checker.getByRole('dialog', { name: 'Send the packet back?' });
  await sending.getByLabel('What must be corrected?').fill('The notes are upside down.');
  await sending.getByRole('button', { name: 'Send back' }).click();
  await expect(sending).toBeHidden();

  await page.goto('/dashboard?view=returned');
  await page.getByRole('link', { name: request.orderId }).first().click();
  await expect(page.getByRole('group', { name: 'Second check' })).toContainText('The notes are upside down.');
  await page.goto(`${address}/assemble`);
  await option(/^Page 2\b/).click();
  await page.keyboard.press('r');
  await page.keyboard.press('r');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await build(page);
  await sendToSecondCheck(page);

  await checker.goto(address);
  await bar.getByRole('link', { name: 'Open the packet' }).click();
  await readPages(checker);
  await second.getByRole('button', { name: 'Yes: release with Fulfill' }).click();
  const panel = checker.getByRole('dialog', { name: `Fulfill ${request.orderId}` });
  await panel.getByRole('checkbox', { name: /^Embargo/ }).uncheck();
  await panel.getByRole('button', { name: /^Copies, per page/ }).click();
  await panel.getByLabel('Unit price').fill('1');
  await panel.getByRole('button', { name: 'Send to client' }).click();
  await checker.getByRole('button', { name: 'Send anyway' }).click();
  await expect(panel).toBeHidden();

  const tracker = await openOtherBrowser(browser, portal);
  await openAsHolder(tracker, request);
  const name = `Records ${request.orderId}.pdf`;
  const saving = tracker.waitForEvent('download');
  await fileRow(tracker, name)
    .getByRole('button', { name: /^Download/ })
    .click();
  const content = await readFile(await (await saving).path());
  const text = (await readPdf(new Uint8Array(content))).pages.join('\n');
  expect(text).toContain(PATIENT);
  expect(text).not.toMatch(/Zelda|Secretname|Wanda/);

  // A new version, which the second person checks too.
  await page.goto(`${address}/assemble`);
  await option(/^Page 2\b/).click();
  await page.keyboard.press('r');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  check = await build(page);
  await check.getByLabel('Is it a new version of a released packet?').selectOption({ index: 1 });
  await check
    .getByLabel('Why is there a new version?')
    .selectOption('Pages were illegible or in the wrong order');
  await sendToSecondCheck(page);
  await checker.goto(address);
  await bar.getByRole('link', { name: 'Open the packet' }).click();
  await readPages(checker);
  await second.getByRole('button', { name: 'Yes: release with Upload Documents' }).click();
  const upload = checker.getByRole('dialog', { name: 'Upload Documents' });
  await upload.getByRole('button', { name: 'Save' }).click();
  await expect(upload).toBeHidden();

  await tracker.reload();
  await expect(tracker.getByText(/^Replaced by .* Please use the new version\.$/)).toBeVisible();
  await expect(
    tracker.getByText(/^New version of .*: Pages were illegible or in the wrong order/),
  ).toBeVisible();
  await checker.context().close();
  await tracker.context().close();
});
