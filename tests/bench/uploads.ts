import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { generateUploadUrls } from '@portal/contract/files/endpoints/uploads.ts';
import * as z from 'zod/mini';
import { dataOf } from '../support/api/callApi.ts';
import { randomIpHeader } from '../support/api/randomIpHeader.ts';
import type { Portal } from '../support/portal/startPortal.ts';
import { createOrder, openRequestDetails } from '../browser/support/wizard.ts';
import { median, type Result } from './measure.ts';

const BUDGET = 0.9;
const FILES = 10;
const BYTES = 10 * 1024 * 1024;
/** Odd, so that the median is one of them. A warm-up run comes before and does not count. More runs would exceed the upload limit of an IP address. */
const RUNS = 5;
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

/**
 * Upload speed of the wizard relative to a page of the same Chromium that only requests the links and sends the files. The SDK
 * in Node is not a fair peer: on two cores no page reaches its speed.
 */
export async function uploads(portal: Portal, executablePath: string): Promise<Result> {
  const folder = await mkdtemp(join(portal.dir, 'samples-'));
  const files = await writeSamples(folder);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const inWizard: number[] = [];
    const inBarePage: number[] = [];
    for (let run = 0; run <= RUNS; run++) {
      await setTimeout(SCAN_MS);
      const bare = await barePageMs(browser, portal, files);
      await setTimeout(SCAN_MS);
      const page = await browser.newPage({ baseURL: portal.site });
      await openRequestDetails(page, createOrder());
      const wizard = await wizardMs(page, files);
      await page.close();
      if (run === 0) continue;
      inBarePage.push(bare);
      inWizard.push(wizard);
    }
    const megabytes = (FILES * BYTES) / 1024 / 1024;
    const speed = (all: readonly number[]) => megabytes / (median(all) / 1000);
    const ratio = speed(inWizard) / speed(inBarePage);
    return {
      metric: `upload of ${FILES} × 10 MB from the browser, against a bare page of the same browser`,
      measured: `${ratio.toFixed(2)} × (${speed(inWizard).toFixed(0)} MB/s, ${speed(inBarePage).toFixed(0)} MB/s)`,
      budget: `≥ ${BUDGET} ×`,
      isMet: ratio >= BUDGET,
    };
  } finally {
    await browser.close();
  }
}

/** Links for the files. Requested here, because the pages share an address, whose limit they would exceed. */
async function requestLinks({ api }: Portal, files: readonly Sample[]): Promise<string[]> {
  const links = await dataOf(api, generateUploadUrls, {
    headers: randomIpHeader(),
    body: { requestId: `req-${randomUUID()}`, files: files.map(({ name }) => ({ name, size: BYTES })) },
  });
  return links.map(({ uploadUrl }) => uploadUrl);
}

/** Milliseconds of a page without the portal's app, from requesting the links until all files are sent. */
async function barePageMs(browser: Browser, portal: Portal, files: readonly Sample[]): Promise<number> {
  const page = await browser.newPage({ baseURL: portal.site });
  // The file store only accepts uploads from the portal's pages. Without its assets, a page is only its HTML.
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto('/404');
  await page.evaluate(() => {
    const input = Object.assign(document.createElement('input'), { type: 'file', multiple: true });
    document.body.replaceChildren(input);
  });
  await page.locator('input').setInputFiles(files.map(({ path }) => path));
  const startedAt = performance.now();
  const urls = await requestLinks(portal, files);
  const linksMs = performance.now() - startedAt;
  const sendMs = await page.evaluate(async (links) => {
    const chosen = [...document.querySelector('input')!.files!];
    const sendingAt = performance.now();
    await Promise.all(
      chosen.map((file, index) => {
        const sending = Promise.withResolvers<void>();
        const request = new XMLHttpRequest();
        request.open('PUT', links[index]!);
        request.setRequestHeader('x-ms-blob-type', 'BlockBlob');
        request.onload = () => (request.status === 201 ? sending.resolve() : sending.reject(request.status));
        request.onerror = sending.reject;
        request.send(file);
        return sending.promise;
      }),
    );
    return performance.now() - sendingAt;
  }, urls);
  await page.close();
  return linksMs + sendMs;
}

/** Milliseconds from choosing the files until the last one is listed as uploaded, by the page's clock. */
async function wizardMs(page: Page, files: readonly Sample[]): Promise<number> {
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
