import { Buffer } from 'node:buffer';
import { textPdf } from '../../support/files/authorizationPdf.ts';
import { submitRequest } from '../../support/requests/order.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { openRequestAsStaff } from '../support/staffRequest.ts';

const chartOf = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(textPdf(lines)),
});

test('a chart of another patient needs a reason before it is sent, and the right chart does not', async ({
  page,
  portal,
}) => {
  const request = await submitRequest(portal);
  await openRequestAsStaff(page, portal, request);
  await page.getByRole('button', { name: 'Fulfill' }).click();
  const panel = page.getByRole('dialog', { name: `Fulfill ${request.orderId}` });
  await panel
    .getByLabel('Choose files: Documents')
    .setInputFiles([
      chartOf('right.pdf', ['Patient: Pat Example   DOB: 02/03/1980']),
      chartOf('wrong.pdf', ['Patient: Wanda Stranger   DOB: 07/09/1955']),
    ]);
  await expect(panel.getByText('The text names the patient and nobody else as the patient.')).toBeVisible();
  const warning = panel.getByRole('alert').filter({ hasText: 'wrong.pdf' });
  await expect(warning).toContainText('Page 1: Wanda Stranger, born Jul 9, 1955');
  await expect(warning).toContainText('This request is for Pat Example, born Feb 3, 1980.');
  // The first page of each is drawn, and opens.
  await expect(panel.getByRole('button', { name: 'Show right.pdf' }).locator('canvas')).toBeVisible();
  await panel.getByRole('button', { name: 'Show wrong.pdf' }).click();
  const preview = page.getByRole('dialog', { name: 'wrong.pdf' });
  await expect(preview.getByText('Wanda Stranger')).toBeAttached();
  await preview.getByRole('button', { name: 'Close preview' }).click();
  await expectAccessible(page, { dark: true });

  await panel.getByRole('button', { name: /^Copies, per page/ }).click();
  await expect(panel.getByLabel('Quantity')).toHaveValue('2');
  await panel.getByLabel('Unit price').fill('1');
  const reason = panel.getByLabel('Why is wrong.pdf released?');
  await panel.getByRole('button', { name: 'Send to client' }).click();
  await expect(panel.getByText('Please choose a reason')).toBeVisible();
  await expect(reason).toBeFocused();
  await reason.selectOption('I checked each page that names another person');
  await panel.getByRole('button', { name: 'Send to client' }).click();
  await page.getByRole('button', { name: 'Send anyway' }).click();
  await expect(panel).toBeHidden();

  await page.getByRole('tab', { name: /^Documents/ }).click();
  await expect(page.getByText(/released it although the text names another person/)).toHaveCount(1);
  await expect(page.getByText(/I checked each page that names another person/)).toBeVisible();
});
