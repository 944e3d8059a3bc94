import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { AnonymousCredential, BlockBlobClient } from '@azure/storage-blob';
import { chromium, type Page } from '@playwright/test';
import { generateUploadUrls } from '@portal/contract/files/endpoints/uploads.ts';
import * as z from 'zod/mini';
import { dataOf } from '../support/api/callApi.ts';
import { fromAnotherAddress } from '../support/api/fromAnotherAddress.ts';
import type { Portal } from '../support/portal/startPortal.ts';
import { anOrder, openRequestDetails } from '../browser/support/wizard.ts';
import { median, type Result } from './measure.ts';

const BUDGET = 0.8;
const FILES = 10;
const BYTES = 10 * 1024 * 1024;
/** Odd, so that the middle one is one of them; the first pair of all, which finds everything cold, does not count. More would exceed what one address may announce. */
const RUNS = 7;
/** The scan of what was sent before comes five seconds later, and would run on the same cores as what is measured. */
const SCAN_MS = 8_000;

interface Sample {
  readonly path: string;
  readonly name: string;
}

/** Files of random bytes that begin as PDFs do, in a folder of their own. */
async function samples(folder: string): Promise<Sample[]> {
  const names = Array.from({ length: FILES }, (_, index) => `scan-${index}.pdf`);
  return Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      await writeFile(path, Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(BYTES - 9)]));
      return { path, name };
    }),
  );
}

/** Megabytes a second at which the wizard uploads from Chromium, against the bare SDK putting the same bytes. */
export async function uploads(portal: Portal, executablePath: string): Promise<Result> {
  const folder = await mkdtemp(join(portal.dir, 'samples-'));
  const files = await samples(folder);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const inBrowser: number[] = [];
    const withSdk: number[] = [];
    for (let run = 0; run <= RUNS; run++) {
      await setTimeout(SCAN_MS);
      const sdk = await sdkMs(portal, files);
      await setTimeout(SCAN_MS);
      const page = await browser.newPage({ baseURL: portal.site });
      await openRequestDetails(page, anOrder());
      const wizard = await browserMs(page, files);
      await page.close();
      if (run === 0) continue;
      withSdk.push(sdk);
      inBrowser.push(wizard);
    }
    const megabytes = (FILES * BYTES) / 1024 / 1024;
    const speed = (ms: number) => megabytes / (ms / 1000);
    const ratio = speed(median(inBrowser)) / speed(median(withSdk));
    return {
      what: `upload of ${FILES} × 10 MB from the browser, against the bare SDK`,
      measured: `${ratio.toFixed(2)} × (${speed(median(inBrowser)).toFixed(0)} MB/s, ${speed(median(withSdk)).toFixed(0)} MB/s)`,
      budget: `≥ ${BUDGET} ×`,
      within: ratio >= BUDGET,
    };
  } finally {
    await browser.close();
  }
}

async function sdkMs({ api }: Portal, files: readonly Sample[]): Promise<number> {
  const links = await dataOf(api, generateUploadUrls, {
    headers: fromAnotherAddress(),
    body: { requestId: `req-${randomUUID()}`, files: files.map(({ name }) => ({ name, size: BYTES })) },
  });
  const startedAt = performance.now();
  await Promise.all(
    links.map(({ uploadUrl }, index) =>
      new BlockBlobClient(uploadUrl, new AnonymousCredential()).uploadFile(files[index]!.path, {
        maxSingleShotSize: BYTES,
      }),
    ),
  );
  return performance.now() - startedAt;
}

/** From the choice of the files until the last of them is listed as uploaded, by the page's own clock. */
async function browserMs(page: Page, files: readonly Sample[]): Promise<number> {
  // The list is looked at when it changes: polling it would draw the page sixty times a second, which no user does.
  await page.evaluate((count) => {
    addEventListener('change', () => performance.mark('chosen'), { capture: true, once: true });
    const observer = new MutationObserver(() => {
      const items = [...document.querySelectorAll('li')];
      if (items.filter((item) => item.textContent?.includes('Uploaded')).length < count) return;
      observer.disconnect();
      performance.measure('uploaded', 'chosen');
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  }, FILES);
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles(files.map(({ path }) => path));
  const elapsed = await page.waitForFunction(
    () => performance.getEntriesByName('uploaded')[0]?.duration,
    undefined,
    { polling: 250 },
  );
  return z.parse(z.number(), await elapsed.jsonValue());
}
