import type { Request, Response } from '@playwright/test';
import { addDocuments } from '../../support/files/documents.ts';
import { requestWithFiles } from '../../support/requests/requestWithFiles.ts';
import { pdfOfPages } from '../support/files.ts';
import { expect, test } from '../support/fixtures.ts';

const PAGES = 150;
/** About a scan of a page. */
const PAGE_BYTES = 1_000_000;

/** The bytes that a call asks for; all of `size` if it names no part. */
function requestedBytes(request: Request, size: number): number {
  const [, begin, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers()['range'] ?? '') ?? [];
  return end === undefined ? size : Number(end) - Number(begin) + 1;
}

test('a PDF of 150 MB shows its first page after a few parts, and goes on with a new link when the link expires @full', async ({
  page,
  portal,
}) => {
  const { buffer } = pdfOfPages('chart.pdf', 1);
  const { orderId, verificationCode, seen, fileIds } = await requestWithFiles(portal, [
    { name: 'chart.pdf', content: buffer },
  ]);
  const large = pdfOfPages('chart.pdf', PAGES, PAGE_BYTES).buffer;
  const [largeId] = [...(await addDocuments(portal, seen._id, fileIds[0]!, [large])).keys()];
  const reads: Request[] = [];
  const linkCalls: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (request.method() === 'GET' && /[?&]sig=/.test(url)) reads.push(request);
    if (/\/downloadFile\b/.test(url)) linkCalls.push(url);
  });

  await page.goto(`/request-status?${new URLSearchParams({ orderId, verificationCode })}`);
  await page.getByRole('button', { name: 'Preview chart.pdf' }).last().click();
  const dialog = page.getByRole('dialog', { name: 'chart.pdf' });
  await expect(dialog.locator('[data-page="1"] canvas')).toBeVisible();
  await expect(dialog.getByText(`1 of ${PAGES}`)).toBeVisible();
  const firstBytes = reads.reduce((sum, request) => sum + requestedBytes(request, large.length), 0);
  expect(large.length).toBeGreaterThan(PAGES * PAGE_BYTES);
  expect(firstBytes).toBeLessThan(10 * PAGE_BYTES);
  const [first] = reads;
  const exposed = (await (await first!.response())!.headerValue('access-control-expose-headers')) ?? '';
  for (const name of ['etag', 'accept-ranges', 'content-range', 'content-length'])
    expect(exposed.toLowerCase()).toContain(name);
  expect(linkCalls.map((url) => new URL(url).searchParams.get('fileId'))).toEqual([largeId]);

  // What storage answers for an expired link: this link no longer has a valid signature.
  const link = first!.url();
  const refusals: Response[] = [];
  await page.route(link, async (route) => {
    const expired = new URL(link);
    expired.searchParams.set('sig', 'AAAA');
    await route.continue({ url: expired.href });
  });
  page.on('response', (response) => {
    if (response.status() === 403) refusals.push(response);
  });
  await page.keyboard.press('End');
  await expect(dialog.locator(`[data-page="${PAGES}"] canvas`)).toBeVisible();
  await expect(dialog.getByText(`Chart of Robin Example, page ${PAGES}`)).toBeAttached();
  expect(refusals.length).toBeGreaterThan(0);
  expect(linkCalls).toHaveLength(2);
  for (const url of linkCalls) expect(new URL(url).searchParams.get('action')).toBe('preview');
});
