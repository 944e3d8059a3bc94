import type { Page } from '@playwright/test';
import { createStaff } from '../../support/accounts/accounts.ts';
import { uploadAndRelease } from '../../support/files/releasedFiles.ts';
import { invoiceCalls, invoiceIn } from '../../support/payments/invoiceCalls.ts';
import { requestWithFiles } from '../../support/requests/requestWithFiles.ts';
import { approveWithReason } from '../support/approve.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { onePagePdf, pdfOfPages } from '../support/files.ts';
import { expect, test } from '../support/fixtures.ts';
import { tabTo } from '../support/keyboard.ts';
import { openAs } from '../support/people.ts';

const decision = (page: Page) => page.getByRole('region', { name: 'Decision' });

test('a clerk reads the authorization beside the decision and approves with the keyboard only @full', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { buffer: content } = pdfOfPages('authorization.pdf', 2);
  const { requestId } = await requestWithFiles(portal, [{ name: 'authorization.pdf', content }]);
  await openAs(page, await createStaff(portal), `/dashboard/request/${requestId}`);
  await expect(page.getByRole('img', { name: 'Page 1 of 2' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Shown document' })).toBeVisible();
  // The panes scroll, not the page.
  const { y, height } = (await decision(page).boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(800);
  await expectAccessible(page, { dark: true });
  await tabTo(page, 'button', 'Check all');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^(\d+) of \1 checked$/)).toBeVisible();
  await tabTo(page, 'button', 'Approve');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Approve anyway?' })).toBeVisible();
  await tabTo(page, 'textbox', /^Why do you approve/);
  await page.keyboard.type('Confirmed by phone');
  await tabTo(page, 'button', 'Approve');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Submission approved')).toBeVisible();
  await expect(decision(page).getByRole('button', { name: 'Return to pending' })).toBeVisible();
});

const topOfHeading = (heading: Element) => heading.getBoundingClientRect().top;

test('at 1280 × 800, details, activity and money of a request with three files and two invoices need no scrolling', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const clerk = await createStaff(portal);
  const { buffer: content } = pdfOfPages('subpoena.pdf', 2);
  const { requestId, orderId } = await requestWithFiles(portal, [
    { name: 'subpoena.pdf', content },
    { name: 'proof of service.pdf', content },
  ]);
  await uploadAndRelease(portal, clerk, requestId);
  const invoices = invoiceCalls(portal, clerk, requestId);
  for (let count = 0; count < 2; count += 1)
    await invoices.send(invoiceIn(await invoices.create()).invoiceId);
  await openAs(page, clerk, `/dashboard/request/${requestId}`);
  await expect(page.getByRole('heading', { level: 1, name: `Order ${orderId}` })).toBeVisible();
  const shown = { Details: 'Attorney phone', Activity: /submitted the request/, Money: 'INV-' };
  for (const [tab, text] of Object.entries(shown)) {
    await page.getByRole('tab', { name: tab }).click();
    const panel = page.getByRole('tabpanel', { name: tab });
    await expect(panel.getByText(text).last()).toBeVisible();
    // Only the accounts that have the request may be below the fold: they are rarely looked at.
    const accounts = panel.getByRole('heading', { name: 'Accounts with this order' });
    if (tab === 'Details') await expect(accounts).toBeVisible();
    const below = tab === 'Details' ? await accounts.evaluate(topOfHeading) : Infinity;
    const pane = await panel.evaluate(({ parentElement }) => {
      const { clientHeight, scrollHeight, scrollTop } = parentElement!;
      return { top: parentElement!.getBoundingClientRect().top - scrollTop, clientHeight, scrollHeight };
    });
    expect(Math.min(pane.scrollHeight, below - pane.top), tab).toBeLessThanOrEqual(pane.clientHeight);
  }
});

test('a clerk makes the document wider, and finds, turns and pages through its text', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { buffer: content } = pdfOfPages('chart.pdf', 100);
  const { requestId } = await requestWithFiles(portal, [{ name: 'chart.pdf', content }]);
  await openAs(page, await createStaff(portal), `/dashboard/request/${requestId}`);
  const first = page.getByRole('img', { name: 'Page 1 of 100', exact: true });
  await expect(page.locator('[data-page="1"] canvas')).toBeVisible();
  const widthOf = async (locator: typeof first) => (await locator.boundingBox())!.width;

  await test.step('the navigation leaves the room to the document', async () => {
    await expect(page.getByRole('button', { name: 'Show the navigation' })).toBeVisible();
    expect(await widthOf(first)).toBeGreaterThanOrEqual(560);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(() => widthOf(first)).toBeGreaterThanOrEqual(640);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(() => widthOf(first)).toBeLessThan(600);
  });

  await test.step('the line is dragged, moved by keys, and remembered', async () => {
    const line = page.getByRole('separator', { name: 'Width of the document' });
    const before = await widthOf(first);
    const { x, y, width, height } = (await line.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 - 120, y + height / 2, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => widthOf(first)).toBeLessThan(before - 80);
    await line.focus();
    await page.keyboard.press('End');
    await expect(line).toHaveAttribute('aria-valuenow', '60');
    await expect.poll(() => widthOf(first)).toBeGreaterThan(before);
    await page.reload();
    await expect(line).toHaveAttribute('aria-valuenow', '60');
    await expect(page.locator('[data-page="1"] canvas')).toBeVisible();
  });

  await test.step('only pages near the view are drawn', async () => {
    expect(await page.locator('[data-page]').count()).toBe(100);
    expect(await page.locator('[data-page] canvas').count()).toBeLessThan(8);
  });

  const frame = page.getByRole('region', { name: 'Document' });
  const marked = () =>
    page.evaluate(() => [...(CSS.highlights.get('document-match-current') ?? [])].map(String));

  await test.step('the search goes from match to match', async () => {
    await frame.focus();
    await page.keyboard.press('Control+f');
    const field = page.getByRole('searchbox', { name: 'Find in the document' });
    await expect(field).toBeFocused();
    await field.fill('Róbin');
    const status = page.getByRole('search').getByRole('status');
    await expect(status).toHaveText('1 of 100 matches');
    await expect.poll(marked).toEqual(['Robin']);
    await page.keyboard.press('Enter');
    await expect(status).toHaveText('2 of 100 matches');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.press('Shift+Enter');
    await expect(status).toHaveText('100 of 100 matches');
    await expect(page.getByText('100 of 100', { exact: true })).toBeVisible();
    await expect.poll(marked).toEqual(['Robin']);
    await expectAccessible(page, { dark: true });
    await field.fill('not in the chart');
    await expect(status).toHaveText('No matches');
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await expect(page.getByRole('button', { name: 'Find in the document' })).toBeFocused();
    expect(await marked()).toEqual([]);
  });

  await test.step('small pages lead to the large ones', async () => {
    await page.getByRole('button', { name: 'Page thumbnails' }).click();
    const strip = page.getByRole('group', { name: 'Page thumbnails' });
    await strip.getByRole('button', { name: 'Page 100 of 100' }).press('Home');
    await expect(page.getByText('1 of 100', { exact: true })).toBeVisible();
    await expect(strip.getByRole('button', { name: 'Page 1 of 100' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText('2 of 100', { exact: true })).toBeVisible();
    await expect(strip.locator('[data-page="2"] canvas')).toBeVisible();
    expect(await strip.locator('canvas').count()).toBeLessThan(30);
  });

  await test.step('a page is turned on the screen', async () => {
    const box = async () => (await frame.locator('[data-page="2"]').boundingBox())!;
    const upright = await box();
    expect(upright.height).toBeGreaterThan(upright.width);
    await page.getByRole('button', { name: 'Rotate' }).click();
    await expect.poll(async () => (await box()).height / (await box()).width).toBeLessThan(1);
    await expect(frame.locator('[data-main-rotation="90"]').first()).toBeAttached();
  });
});

test('a scan says that it has no text to search @full', async ({ page, portal }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { buffer: content } = onePagePdf('scan.pdf', ' ');
  const { requestId } = await requestWithFiles(portal, [{ name: 'scan.pdf', content }]);
  await openAs(page, await createStaff(portal), `/dashboard/request/${requestId}`);
  await expect(page.locator('[data-page="1"] canvas')).toBeVisible();
  await page.getByRole('button', { name: 'Find in the document' }).click();
  await page.getByRole('searchbox', { name: 'Find in the document' }).fill('Robin');
  await expect(page.getByText('This document is a scan without text')).toBeVisible();
});

test('on a phone the documents are a tab, and the decision stays in reach @full', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { buffer: content } = pdfOfPages('authorization.pdf', 2);
  const { requestId } = await requestWithFiles(portal, [{ name: 'authorization.pdf', content }]);
  await openAs(page, await createStaff(portal), `/dashboard/request/${requestId}`);
  const scrollsSideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  await expect(page.getByRole('region', { name: 'Due date' })).toBeVisible();
  expect(await scrollsSideways()).toBe(false);
  await expect(decision(page).getByRole('button', { name: 'Approve' })).toBeInViewport();
  await page.getByRole('tab', { name: 'Documents' }).click();
  await expect(page.getByRole('img', { name: 'Page 1 of 2' })).toBeVisible();
  // The tools wrap, and none is covered.
  await page.getByRole('button', { name: 'Find in the document' }).click();
  await page.getByRole('button', { name: 'Close the search' }).click();
  expect(await scrollsSideways()).toBe(false);
  await expect(decision(page).getByRole('button', { name: 'Approve' })).toBeInViewport();
  await decision(page).getByRole('button', { name: 'Reject...' }).click();
  await expect(decision(page).getByRole('checkbox').first()).toBeFocused();
  expect(await scrollsSideways()).toBe(false);
  await decision(page).getByRole('button', { name: 'Back' }).click();
  await approveWithReason(page);
  await expect(page.getByText('Submission approved')).toBeVisible();
});
