import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { invitePerson } from '../../support/accounts/accounts.ts';
import { requestContent } from '../../support/api/requestCalls.ts';
import { authorizationLines, textPdf } from '../../support/files/authorizationPdf.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { submitRequest, uploadFile } from '../../support/requests/order.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { fileRow, openAsHolder } from '../support/documents.ts';
import { pdfOfPages } from '../support/files.ts';
import { expect, test } from '../support/fixtures.ts';
import { tabTo } from '../support/keyboard.ts';
import { openOtherBrowser } from '../support/openOtherBrowser.ts';
import { openAs } from '../support/people.ts';
import { openRequestAsStaff } from '../support/staffRequest.ts';

test('a clerk fulfills a request with the keyboard alone, and the client sees all of it', async ({
  page,
  browser,
  portal,
}) => {
  const request = await submitRequest(portal);
  const { keyboard } = page;
  // Before the key: the browser takes a moment to hand its choosers over.
  page.on('filechooser', (chooser) => void chooser.setFiles([pdfOfPages('chart.pdf', 2)]));
  await openRequestAsStaff(page, portal, request);
  await tabTo(page, 'button', 'Fulfill');
  await keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: `Fulfill ${request.orderId}` });
  await expect(panel.getByText('Nothing to send yet', { exact: true })).toBeVisible();
  await expect(panel.getByRole('heading', { level: 2 })).toBeFocused();
  await keyboard.press('Tab');
  await expect(panel.getByLabel('Choose files: Documents')).toBeFocused();
  await keyboard.press('Space');
  await expect(panel.getByText('Uploaded', { exact: true })).toBeVisible();
  await tabTo(page, 'checkbox', 'Charge for these files');
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await keyboard.type('30');
  await tabTo(page, 'button', /^Images on CD/);
  await keyboard.press('Enter');
  await tabTo(page, 'checkbox', 'Complete the request');
  await keyboard.press('Space');
  const summary = panel.getByRole('region', { name: 'What the client receives' });
  await expect(summary).toContainText('chart.pdf$30.00');
  await expect(summary).toContainText('The client owes$55.00');
  await expectAccessible(page, { dark: true });
  await tabTo(page, 'button', 'Send to client');
  await keyboard.press('Enter');
  // Nobody approved the request.
  await expect(page.getByRole('dialog', { name: 'Send anyway?' })).toBeVisible();
  await tabTo(page, 'button', 'Send anyway');
  await keyboard.press('Enter');
  await expect(panel).toBeHidden();
  await expect(page.getByText('Sent to the client')).toBeVisible();
  // After the malware scan of the document.
  await expect(page.getByText('Completed', { exact: true }).filter({ visible: true }).first()).toBeVisible();

  const tracker = await openOtherBrowser(browser, portal);
  await openAsHolder(tracker, request);
  await expect(fileRow(tracker, 'chart.pdf')).toContainText('Payment of $30.00 required');
  await expect(tracker.getByRole('region', { name: 'Invoices' })).toContainText('$25.00');
  await expect(tracker.getByText('Completed').first()).toBeVisible();
  await tracker.context().close();
});

/** Counts clicks of this page in an attribute of the document, and what leaves the page. */
async function countWork(page: Page) {
  const left = { pageLoads: 0, newTabs: 0 };
  page.on('load', () => (left.pageLoads += 1));
  page.context().on('page', () => (left.newTabs += 1));
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const count = () => (dataset['clicks'] = String(Number(dataset['clicks'] ?? 0) + 1));
    document.addEventListener('pointerdown', count, true);
  });
  return left;
}

test('a clerk checks, approves, charges, bills and completes a request with eleven clicks on one page @full', async ({
  page,
  portal,
}) => {
  const clerk = await invitePerson(portal, 'staff');
  const draftId = randomUUID();
  const letter = { name: 'letter.pdf', content: textPdf(authorizationLines()) };
  const loaFiles = [{ fileId: await uploadFile(portal, draftId, letter) }];
  const authority = { kind: 'authorization' } as const;
  const request = await submitRequest(portal, { authority, loaFiles, loaIncluded: false }, draftId);
  await openAs(page, clerk, `/dashboard?search=${request.orderId}`);
  const link = page.getByRole('link', { name: request.orderId, exact: true });
  await expect(link).toBeVisible();
  // Its letter is checked after the malware scan.
  await eventually('the check of the letter', async () =>
    JSON.stringify(await requestContent(portal, request.requestId)).includes('"authorizationCheck"'),
  );
  const left = await countWork(page);

  await link.click();
  await page.getByRole('button', { name: 'Check all' }).click();
  await expect(page.getByText('5 of 5 checked')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm what the pre-check found: 6' }).click();
  await page.getByRole('checkbox', { name: 'Describes the records specifically' }).click();
  await expect(page.getByText('7 of 12 checked')).toBeVisible();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Submission approved')).toBeVisible();
  await page.getByRole('button', { name: 'Fulfill' }).click();
  const panel = page.getByRole('dialog', { name: `Fulfill ${request.orderId}` });
  page.on('filechooser', (chooser) => void chooser.setFiles([pdfOfPages('chart.pdf', 2)]));
  await panel.getByLabel('Choose files: Documents').click();
  await panel.getByRole('checkbox', { name: 'Charge for these files' }).click();
  await expect(panel.getByLabel('Amount for each file, in USD')).toBeFocused();
  await page.keyboard.type('25');
  await panel.getByRole('button', { name: /^Images on CD/ }).click();
  await panel.getByRole('checkbox', { name: 'Complete the request' }).click();
  await expect(panel.getByText('Uploaded', { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Send to client' }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByText('Sent to the client')).toBeVisible();

  // That the three changes become one email per recipient is tested with a delay, in combinedNotifications.
  await expect(page.locator('html')).toHaveAttribute('data-clicks', '11');
  expect(left).toEqual({ pageLoads: 0, newTabs: 0 });
});
