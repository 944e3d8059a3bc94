import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type Browser, chromium as playwright, devices } from '@playwright/test';
import { injectSession } from '../../browser/support/people.ts';
import type { Person } from '../../support/accounts/accounts.ts';
import { prerenderedPaths } from '../../support/prerenderedPaths.ts';
import { blockingTime, type TaskTimes, taskTimes } from './blockingTime.ts';
import { launch, lighthouse } from '../lighthouse/lighthouse.ts';
import { median, type Result } from '../measure.ts';
import { paintRows, scoreRow, type Visit, visitOf } from './paintFigures.ts';
import { type Measured, type Scheme, traceOf } from './traceOf.ts';

const schemes = ['light', 'dark'] as const;

/** Chromium's numbers of the color schemes. */
const schemeNumbers: Readonly<Record<Scheme, number>> = { dark: 0, light: 1 };

/** Visits with Lighthouse. Five take more than 15 minutes for all pages. */
const RUNS = 3;
const BLOCKING_RUNS = 5;
/** Lighthouse now and then sees no paint, when Chromium does not draw a page that it has just opened. */
const MAX_FAILED_RUNS = 2;
const MAX_BLOCKING_MS = 50;
const MAX_ROWS_MS = 2_300;

/**
 * The network of a slow phone, in ms and bytes a second. Lighthouse delays each request by 562 ms instead. The local site has
 * six connections (HTTP/1.1) where Static Web Apps has one for all files, so that would count rounds of files.
 */
const SLOW_PHONE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SLOWDOWN = 4;

const CHROME_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-sync',
];

const EMPTY_PAGE =
  '<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Empty</title></head><body><p>Empty</p></body></html>';

/**
 * What a slow phone shows of each page, and when, with an empty cache, from Lighthouse with the throttle applied; and what
 * its tasks block, from a trace without throttle. Medians.
 * @param site A portal without the demo's ribbon.
 */
export async function pages(site: string, executablePath: string, person: Person): Promise<Result[]> {
  const empty = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(EMPTY_PAGE);
  }).listen(0, '127.0.0.1');
  const browser = await playwright.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const results: Result[] = [];
    const emptyUrl = `http://127.0.0.1:${(empty.address() as AddressInfo).port}/`;
    for (const scheme of schemes) {
      const emptyVisits = await visits(emptyUrl, scheme, executablePath, RUNS);
      for (const path of prerenderedPaths) {
        const label = `${path}${scheme === 'dark' ? ', dark' : ''}`;
        const url = `${site}${path}`;
        console.log(label);
        const ofPage = await visits(url, scheme, executablePath, RUNS);
        results.push(
          ...paintRows(label, ofPage, emptyVisits),
          await blockingRow(label, executablePath, { url, scheme, token: null }),
        );
      }
    }
    results.push(...(await dashboard(site, executablePath, browser, person)));
    return results;
  } finally {
    await browser.close();
    empty.close();
  }
}

async function dashboard(
  site: string,
  executablePath: string,
  browser: Browser,
  person: Person,
): Promise<Result[]> {
  const url = `${site}/dashboard`;
  const label = '/dashboard';
  const shown: ShownRows[] = [];
  while (shown.length < RUNS) shown.push(await untilRows(browser, url, person));
  const ms = median(shown.map(({ linksMs }) => linksMs));
  const appMs = median(shown.map((run) => run.appMs));
  const seconds = (duration: number) => `${(duration / 1000).toFixed(2)} s`;
  return [
    {
      metric: `${label}: rows of the list shown on a slow phone`,
      measured: seconds(ms),
      budget: `≤ ${seconds(MAX_ROWS_MS)}`,
      isMet: ms <= MAX_ROWS_MS,
    },
    {
      metric: `${label}: rows of the list taken over by the app there`,
      measured: seconds(appMs),
      budget: 'none',
      isMet: true,
    },
    await blockingRow(label, executablePath, { url, scheme: 'light', token: person.token }),
    scoreRow(label, await visits(url, 'light', executablePath, RUNS, person)),
  ];
}

/** Lighthouse (mobile) visits a page several times. */
async function visits(
  url: string,
  scheme: Scheme,
  chromePath: string,
  runs: number,
  person: Person | null = null,
): Promise<Visit[]> {
  const chrome = await launch({
    chromePath,
    chromeFlags: [...CHROME_FLAGS, `--blink-settings=preferredColorScheme=${schemeNumbers[scheme]}`],
  });
  try {
    const found: Visit[] = [];
    let failed = 0;
    while (found.length < runs) {
      try {
        found.push(await visit(url, chrome.port, person));
      } catch (error) {
        failed += 1;
        if (failed > MAX_FAILED_RUNS) throw error;
        console.log(`A run failed and is repeated: ${String(error)}`);
      }
    }
    return found;
  } finally {
    chrome.kill();
  }
}

async function visit(url: string, port: number, person: Person | null): Promise<Visit> {
  if (person) await signIn(url, port, person);
  const outcome = await lighthouse(url, {
    port,
    onlyCategories: ['performance'],
    logLevel: 'error',
    throttlingMethod: 'devtools',
    // Lighthouse's storage reset would remove the session. signIn has cleared the cache.
    disableStorageReset: person !== null,
  });
  if (!outcome) throw new Error(`Lighthouse measured nothing on ${url}`);
  return visitOf(url, outcome.lhr);
}

/** Stores a session in the browser and clears its cache. */
async function signIn(url: string, port: number, { token }: Person): Promise<void> {
  const browser = await playwright.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  const page = await context!.newPage();
  await page.goto(new URL('/terms', url).href);
  await page.evaluate((session) => localStorage.setItem('portal.session', session), token);
  const devtools = await context!.newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await page.close();
  await browser.close();
}

/**
 * What the tasks of a page block on a slow phone, until it is quiet. Of several visits the one that was disturbed least: the
 * host of a virtual machine only adds to the time of a thread, on one machine up to three times within a minute. For the
 * same reason the median of the visits decides how much slower a phone is.
 */
async function blockingRow(label: string, chromePath: string, measured: Measured): Promise<Result> {
  const visited: TaskTimes[] = [];
  const chrome = await launch({ chromePath, chromeFlags: CHROME_FLAGS });
  try {
    while (visited.length < BLOCKING_RUNS) {
      visited.push(taskTimes(await traceOf(chrome.port, measured), measured.url));
    }
  } finally {
    chrome.kill();
  }
  const slowdown = median(visited.map((times) => times.slowdown));
  const ms = Math.min(...visited.map((times) => blockingTime(times, slowdown)));
  const clockTasks = Math.max(...visited.map((times) => times.clockTasks));
  const note =
    clockTasks > 0 ? ` (${clockTasks} tasks by the clock: the trace has no thread time of them)` : '';
  return {
    metric: `${label}: blocking time, the CPU time of each task on a phone over 50 ms`,
    measured: `${ms.toFixed(0)} ms, a phone being ${slowdown.toFixed(1)} × slower${note}`,
    budget: `≤ ${MAX_BLOCKING_MS} ms`,
    isMet: ms <= MAX_BLOCKING_MS,
  };
}

/** Ms from the navigation to the paint of the rows of requests. */
interface ShownRows {
  /** As links that work, in the placeholder or in the app. */
  readonly linksMs: number;
  /** In the list of the app. */
  readonly appMs: number;
}

async function untilRows(browser: Browser, url: string, person: Person): Promise<ShownRows> {
  const { defaultBrowserType: _, ...phone } = devices['Moto G4'];
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await injectSession(page, person);
    await page.addInitScript(() => {
      const painted = (rows: string) => {
        const shown = Promise.withResolvers<number>();
        const afterPaint = new MessageChannel();
        afterPaint.port1.onmessage = () => shown.resolve(performance.now());
        const check = () => {
          const links = document.querySelectorAll(`main ${rows} a[href^="/dashboard/request/"]`);
          const isShown = [...links].some((link) => link.checkVisibility({ visibilityProperty: true }));
          if (isShown) afterPaint.port2.postMessage(null);
          else requestAnimationFrame(check);
        };
        requestAnimationFrame(check);
        return shown.promise;
      };
      Object.assign(window, { shownRows: Promise.all([painted('li'), painted('section li')]) });
    });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_PHONE);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(url);
    const [linksMs, appMs] = await page.evaluate(
      () => Reflect.get(window, 'shownRows') as Promise<[number, number]>,
    );
    return { linksMs, appMs };
  } finally {
    await context.close();
  }
}
