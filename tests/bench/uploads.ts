import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { AnonymousCredential, BlockBlobClient } from '@azure/storage-blob';
import { chromium, type Page } from '@playwright/test';
import { generateUploadUrls } from '@portal/contract/files/endpoints/uploads.ts';
import * as z from 'zod/mini';
import { dataOf } from '../support/api/callApi.ts';
import { randomIpHeader } from '../support/api/randomIpHeader.ts';
import type { Portal } from '../support/portal/startPortal.ts';
import { createOrder, openRequestDetails } from '../browser/support/wizard.ts';
import { median, type Result } from './measure.ts';

const BUDGET = 0.85;
const FILES = 10;
const BYTES = 10 * 1024 * 1024;
/** Odd, so that the median is one of them. A warm-up run comes before and does not count. More runs would exceed the upload limit of an IP address. */
const RUNS = 7;
/** The malware scan of earlier uploads starts after five seconds and would compete with the measurement for the cores. */
const SCAN_MS = 8_000;

interface Sample {
  readonly path: string;
  readonly name: string;
}

/** Writes files of random bytes with a PDF header into the folder. */
async function writeSamples(folder: string): Promise<Sample[]> {
  const names = Array.from({ length: FILES }, (_, index) => `scan-${index}.pdf`);
  return Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      await writeFile(path, Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(BYTES - 9)]));
      return { path, name };
    }),
  );
}

/** Upload speed of the wizard in Chromium relative to the bare SDK. */
export async function uploads(portal: Portal, executablePath: string): Promise<Result> {
  const folder = await mkdtemp(join(portal.dir, 'samples-'));
  const files = await writeSamples(folder);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const inBrowser: number[] = [];
    const withSdk: number[] = [];
    for (let run = 0; run <= RUNS; run++) {
      await setTimeout(SCAN_MS);
      const sdk = await sdkMs(portal, files);
      await setTimeout(SCAN_MS);
      const page = await browser.newPage({ baseURL: portal.site });
      await openRequestDetails(page, createOrder());
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
      metric: `upload of ${FILES} × 10 MB from the browser, against the bare SDK`,
      measured: `${ratio.toFixed(2)} × (${speed(median(inBrowser)).toFixed(0)} MB/s, ${speed(median(withSdk)).toFixed(0)} MB/s)`,
      budget: `≥ ${BUDGET} ×`,
      isMet: ratio >= BUDGET,
    };
  } finally {
    await browser.close();
  }
}

async function sdkMs({ api }: Portal, files: readonly Sample[]): Promise<number> {
  const links = await dataOf(api, generateUploadUrls, {
    headers: randomIpHeader(),
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

/** Milliseconds from choosing the files until the last one is listed as uploaded, by the page's clock. */
async function browserMs(page: Page, files: readonly Sample[]): Promise<number> {
  // A MutationObserver checks the list: polling would render the page sixty times a second and distort the measurement.
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
