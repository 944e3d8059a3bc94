import { submitRequest } from '../../support/requests/order.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { fileRow, openAsHolder } from '../support/documents.ts';
import { pdfOfPages } from '../support/files.ts';
import { expect, test } from '../support/fixtures.ts';
import { tabTo } from '../support/keyboard.ts';
import { openOtherBrowser } from '../support/openOtherBrowser.ts';
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
  await expect(panel).toBeHidden();
  await expect(page.getByText('Sent to the client')).toBeVisible();

  const tracker = await openOtherBrowser(browser, portal);
  await openAsHolder(tracker, request);
  await expect(fileRow(tracker, 'chart.pdf')).toContainText('Payment of $30.00 required');
  await expect(tracker.getByRole('region', { name: 'Invoices' })).toContainText('$25.00');
  await expect(tracker.getByText('Completed').first()).toBeVisible();
  await tracker.context().close();
});
