import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readPdf } from '../../support/files/pdfText.ts';
import { submitRequest } from '../../support/requests/order.ts';
import { fileRow, openAsHolder } from '../support/documents.ts';
import { pdfOfPages } from '../support/files.ts';
import { expect, test } from '../support/fixtures.ts';
import { openOtherBrowser } from '../support/openOtherBrowser.ts';
import { openRequestAsStaff } from '../support/staffRequest.ts';
import { fillCard } from '../support/wizard.ts';

const PATIENT = 'Robin Example';

/** A TIFF file with gray pictures, one below the other. */
function tiff(name: string, pages: number) {
  const [width, height] = [64, 80];
  const tags = (at: number) => [
    [256, width],
    [257, height],
    [258, 8],
    [259, 1],
    [262, 1],
    [273, at],
    [277, 1],
    [278, height],
    [279, width * height],
  ];
  const bytes = 2 + tags(0).length * 12 + 4;
  const directories = Array.from({ length: pages }, (_, page) => {
    const directory = Buffer.alloc(bytes);
    const list = tags(8 + pages * bytes + page * width * height);
    directory.writeUInt16LE(list.length, 0);
    for (const [index, [tag = 0, value = 0]] of list.entries()) {
      directory.writeUInt16LE(tag, 2 + index * 12);
      directory.writeUInt16LE(4, 4 + index * 12);
      directory.writeUInt32LE(1, 6 + index * 12);
      directory.writeUInt32LE(value, 10 + index * 12);
    }
    directory.writeUInt32LE(page === pages - 1 ? 0 : 8 + (page + 1) * bytes, bytes - 4);
    return directory;
  });
  // Each page has a dark bar at another height.
  const pictures = Array.from({ length: pages }, (_, page) => {
    const pixels = Buffer.alloc(width * height, 255);
    pixels.fill(20, width * (10 + 15 * page), width * (20 + 15 * page));
    return pixels;
  });
  const start = Buffer.from('49492a0008000000', 'hex');
  return { name, mimeType: 'image/tiff', buffer: Buffer.concat([start, ...directories, ...pictures]) };
}

/** A photo, which the browser draws. */
async function jpeg(page: Page, name: string) {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 250 });
    const context = canvas.getContext('2d')!;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, 400, 250);
    context.fillStyle = '#036';
    context.fillRect(40, 40, 200, 120);
    return canvas.toDataURL('image/jpeg').split(',')[1]!;
  });
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}

test('a clerk assembles a scan, a fax and a photo, releases the packet, and the client pays and downloads it', async ({
  page,
  browser,
  portal,
}) => {
  // From the upload to the download, with processes of a low priority that make the pages and the packet.
  test.setTimeout(180_000);
  const request = await submitRequest(portal, { patientName: PATIENT });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openRequestAsStaff(page, portal, request, 'documents');
  await page.getByRole('link', { name: 'Assemble records' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Assemble records' })).toBeVisible();
  await expect(page.getByText(PATIENT)).toBeVisible();
  await page
    .locator('input[type=file]')
    .setInputFiles([pdfOfPages('chart.pdf', 12), tiff('fax.tif', 4), await jpeg(page, 'card.jpg')]);
  // A process with a low priority makes the pages, so it waits for the browsers and servers beside it.
  await expect(page.getByText('In the packet: 17')).toBeVisible({ timeout: 60_000 });

  const pages = page.getByRole('listbox').or(page.getByRole('grid')).first();
  const option = (name: RegExp) => pages.getByRole('option', { name }).first();
  await option(/^Page 1\b/).click();
  await page.keyboard.press('r');
  await option(/^Page 3\b/).click();
  await page.getByRole('button', { name: 'Remove pages' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByText('In the packet: 16')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('In the packet: 17')).toBeVisible();
  await page.keyboard.press('Control+Shift+z');
  await expect(page.getByText('In the packet: 16')).toBeVisible();
  await option(/^Page 11\b/).click();
  await page.getByRole('button', { name: 'Start a section here' }).click();
  const section = page.getByRole('dialog', { name: 'Start a section here' });
  await section.getByLabel('Title').fill('Lab results of May');
  await section.getByLabel('Type').selectOption('Lab results');
  await section.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  // It is all there after a reload.
  await page.reload();
  await expect(page.getByText('In the packet: 16')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Sections' })).toContainText('Lab results of May');

  await page.getByRole('button', { name: 'Build packet' }).click();
  const check = page.getByRole('dialog', { name: 'Check the packet' });
  await expect(check).toBeVisible({ timeout: 60_000 });
  await expect(check).toContainText('Pages of records: 16');
  await expect(check).toContainText(`Do these pages belong to ${PATIENT}`);
  // The fax and the photo have no text, so somebody looks at each of their pages.
  await expect(check).toContainText('Pages to check before the release: 5');
  await expect(check.getByRole('button', { name: 'Yes: release with Fulfill' })).toBeDisabled();
  await check.getByRole('link', { name: 'Check pages' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check pages' })).toBeVisible();
  for (let done = 0; done < 5; done++) {
    await expect(page.getByText(`Checked: ${done} of 5`)).toBeVisible();
    await page.keyboard.press('1');
  }
  await expect(page.getByText('Everything that is required is checked.')).toBeVisible();
  await page.getByRole('link', { name: 'Assemble records' }).click();
  await page.getByRole('button', { name: 'Check and release...' }).click();
  await expect(check).toContainText('All required pages are checked: 5');
  await check.getByRole('button', { name: 'Yes: release with Fulfill' }).click();
  const panel = page.getByRole('dialog', { name: `Fulfill ${request.orderId}` });
  await expect(panel.getByText(`Records ${request.orderId}.pdf`).first()).toBeVisible();
  await panel.getByRole('checkbox', { name: 'Charge for these files' }).click();
  await page.keyboard.type('30');
  await panel.getByRole('checkbox', { name: /^Embargo/ }).uncheck();
  await panel.getByRole('button', { name: /^Copies, per page/ }).click();
  await expect(panel.getByLabel('Quantity')).toHaveValue('16');
  await panel.getByLabel('Unit price').fill('0.5');
  await panel.getByRole('button', { name: 'Send to client' }).click();
  await page.getByRole('button', { name: 'Send anyway' }).click();
  await expect(panel).toBeHidden();

  const tracker = await openOtherBrowser(browser, portal);
  await openAsHolder(tracker, request);
  await expect(tracker.getByRole('region', { name: 'Invoices' })).toContainText('$8.00');
  const file = fileRow(tracker, `Records ${request.orderId}.pdf`);
  await file.getByRole('button', { name: /^Pay \$30\.00/ }).click();
  const paying = tracker.getByRole('dialog', { name: 'Pay for a file' });
  await expect(paying.getByLabel('Card number')).toBeVisible();
  await fillCard(tracker);
  await paying.getByRole('button', { name: 'Pay $30.00' }).click();
  await expect(paying).toBeHidden();
  const saving = tracker.waitForEvent('download');
  await file.getByRole('button', { name: /^Download/ }).click();
  const content = new Uint8Array(await readFile(await (await saving).path()));
  const { pages: texts } = await readPdf(content);
  expect(texts).toHaveLength(18);
  expect(texts[0]).toContain(PATIENT);
  expect(texts[1]).toContain('Lab results of May');
  const text = texts.join('\n');
  expect(text).toContain(`Chart of ${PATIENT}, page 2`);
  expect(text).not.toContain(`Chart of ${PATIENT}, page 3\n`);
  await tracker.context().close();
});
