import { Buffer } from 'node:buffer';
import type { Locator } from '@playwright/test';
import { requestWithFiles } from '../../support/requests/requestWithFiles.ts';
import { brokenImage, dynamicFormPdf, encryptedPdf, onePagePdf, pdfOfPages } from '../support/files.ts';
import { expect, failedRequests, test } from '../support/fixtures.ts';
import { pdf } from '../support/wizard.ts';

const sizesOf = ({ clientWidth, scrollWidth, scrollLeft }: Element) => ({
  clientWidth,
  scrollWidth,
  scrollLeft,
});

test('a PDF is drawn at every zoom, and can be scrolled and paged through @full', async ({
  page,
  portal,
}) => {
  const { name, buffer } = pdfOfPages('chart.pdf', 2);
  const { orderId, verificationCode } = await requestWithFiles(portal, [{ name, content: buffer }]);
  await page.goto(`/request-status?${new URLSearchParams({ orderId, verificationCode })}`);
  const zoom = (percent: number) => expect(page.getByRole('dialog').getByText(`${percent}%`)).toBeVisible();

  const opener = page.getByRole('button', { name: 'Preview chart.pdf' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'chart.pdf' });
  await expect(dialog.locator('[data-page="1"] canvas')).toBeVisible();
  const fit = dialog.getByRole('button', { name: 'Fit width' });
  await expect(fit).toHaveAttribute('aria-pressed', 'true');
  const frame = dialog.getByRole('region', { name: 'Document' });
  const { clientWidth, scrollWidth } = await frame.evaluate(sizesOf);
  expect(scrollWidth).toBe(clientWidth);
  const smaller = dialog.getByRole('button', { name: 'Zoom out' });
  const larger = dialog.getByRole('button', { name: 'Zoom in' });
  for (const percent of [100, 75, 50]) {
    await smaller.click();
    await zoom(percent);
  }
  await expect(smaller).toBeDisabled();
  for (const percent of [75, 100, 125, 150, 175, 200, 225, 250, 275, 300]) {
    await page.keyboard.press('+');
    await zoom(percent);
  }
  await expect(larger).toBeDisabled();
  // The left edge stays in view, and the rest can be scrolled to.
  const wide = await frame.evaluate(sizesOf);
  expect(wide.scrollLeft).toBe(0);
  expect(wide.scrollWidth).toBeGreaterThan(wide.clientWidth);
  await page.keyboard.press('-');
  await zoom(275);
  await page.keyboard.press('0');
  await expect(fit).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog.getByText('1 of 2')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('2 of 2')).toBeVisible();
  await expect(dialog.locator('[data-page="2"] canvas')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test.describe('files that the browser cannot show', () => {
  test.use({ expectedErrors: failedRequests });

  test('say why, without a retry that cannot help; an unusual PDF opens', async ({ page, portal }) => {
    const files = [
      brokenImage('photo.png'),
      encryptedPdf('locked.pdf', 'everything'),
      dynamicFormPdf('form.pdf'),
      encryptedPdf('attachments.pdf', 'attachments'),
      withBytesBefore(onePagePdf('mailed.pdf', 'With a line before it'), '\ufeffTEXTmdos\r\n'),
      withBytesBefore(onePagePdf('far.pdf', 'With 1,024 bytes before it'), ' '.repeat(1_024)),
    ];
    const { orderId, verificationCode } = await requestWithFiles(
      portal,
      files.map(({ name, buffer }) => ({ name, content: buffer })),
    );
    await page.goto(`/request-status?${new URLSearchParams({ orderId, verificationCode })}`);
    const openPreview = async (name: string) => {
      await page.getByRole('button', { name: `Preview ${name}` }).click();
      return page.getByRole('dialog', { name });
    };

    for (const [name, title, text] of [
      ['photo.png', 'Failed to load preview', 'Your browser can’t read this file. It may be damaged.'],
      ['locked.pdf', 'This PDF needs a password', 'Open it in a new tab, where you can enter the password.'],
      ['form.pdf', 'This form must be saved as a normal PDF', 'choose “Save as PDF”.'],
    ] as const) {
      const dialog = await openPreview(name);
      await expect(dialog.getByRole('alert')).toContainText(title);
      await expect(dialog.getByRole('alert')).toContainText(text);
      await expect(dialog.getByRole('button', { name: 'Retry' })).toBeHidden();
      await page.keyboard.press('Escape');
    }
    for (const [name, text] of [
      ['attachments.pdf', 'Not a secret'],
      ['mailed.pdf', 'With a line before it'],
      ['far.pdf', 'With 1,024 bytes before it'],
    ] as const) {
      const dialog = await openPreview(name);
      await expect(dialog.locator('[data-page="1"] canvas')).toBeVisible();
      await expect(dialog.getByText(text)).toBeAttached();
      await page.keyboard.press('Escape');
    }
  });
});

function withBytesBefore(file: ReturnType<typeof pdf>, text: string): ReturnType<typeof pdf> {
  return { ...file, buffer: Buffer.concat([Buffer.from(text), file.buffer]) };
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the error message about a damaged file does not cover the Close button @full', async ({
    page,
    portal,
  }) => {
    const { name, buffer } = pdf('damaged.pdf');
    const { orderId, verificationCode } = await requestWithFiles(portal, [{ name, content: buffer }]);
    await page.goto(`/request-status?${new URLSearchParams({ orderId, verificationCode })}`);
    await page.getByRole('button', { name: 'Preview damaged.pdf' }).click();
    const message = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
    await expect(message).toContainText('Error loading preview');
    const close = page.getByRole('button', { name: 'Close preview' });
    const [messageBox, closeBox] = [await message.boundingBox(), await close.boundingBox()];
    expect(messageBox!.y).toBeGreaterThanOrEqual(closeBox!.y + closeBox!.height);
    await close.click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('a long file name can be read in full @full', async ({ page, portal }) => {
    const { buffer } = pdfOfPages('chart.pdf', 1);
    const name = `${'records of the second hospital stay '.repeat(5)}.pdf`;
    const { orderId, verificationCode } = await requestWithFiles(portal, [{ name, content: buffer }]);
    await page.goto(`/request-status?${new URLSearchParams({ orderId, verificationCode })}`);
    await expectNotCutOff(page.getByText(name, { exact: true }));
    await page.getByRole('button', { name: `Preview ${name}` }).click();
    const dialog = page.getByRole('dialog', { name });
    await expectNotCutOff(dialog.getByRole('heading', { name }));
    await expect(dialog.locator('[data-page="1"] canvas')).toBeInViewport();
  });
});

async function expectNotCutOff(text: Locator): Promise<void> {
  const hidden = await text.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => ({
    width: scrollWidth - clientWidth,
    height: scrollHeight - clientHeight,
  }));
  expect(hidden).toEqual({ width: 0, height: 0 });
}
