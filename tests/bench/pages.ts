import { chromium as playwright } from 'playwright-core';
import type { Person } from '../support/accounts/accounts.ts';
import { prerenderedPaths } from '../support/prerenderedPaths.ts';
import { launch, lighthouse } from './lighthouse/lighthouse.ts';
import { median, type Result } from './measure.ts';

interface Budget {
  readonly path: string;
  readonly lcpMs: number;
  readonly tbtMs: number;
  /** Layout shift. */
  readonly cls?: number;
  /** 0 to 100. */
  readonly score: number;
  readonly runs: number;
  /** Whether the page is measured with a session. */
  readonly needsSession: boolean;
  readonly scheme: Scheme;
}

type Scheme = 'light' | 'dark';

/** Chromium's numbers of the color schemes. */
const schemes: Readonly<Record<Scheme, number>> = { dark: 0, light: 1 };

/** The sign-in pages show a larger text last. */
const SLOWER = ['/login', '/signup'];

const budgets: readonly Budget[] = [
  ...(['light', 'dark'] as const).flatMap((scheme) =>
    prerenderedPaths.map((path) => ({
      path,
      lcpMs: SLOWER.includes(path) ? 1_600 : 1_300,
      tbtMs: 100,
      cls: 0.02,
      score: 98,
      runs: 5,
      needsSession: false,
      scheme,
    })),
  ),
  { path: '/dashboard', lcpMs: 2_300, tbtMs: 150, score: 92, runs: 3, needsSession: true, scheme: 'light' },
];

/** Runs Lighthouse (mobile) on each page with an empty cache; returns the medians of its runs. */
export async function pages(site: string, chromium: string, person: Person): Promise<Result[]> {
  const results: Result[] = [];
  for (const scheme of ['light', 'dark'] as const) {
    const measured = budgets.filter((budget) => budget.scheme === scheme);
    results.push(...(await pagesIn(scheme, measured, site, chromium, person)));
  }
  return results;
}

async function pagesIn(
  scheme: Scheme,
  measured: readonly Budget[],
  site: string,
  chromium: string,
  person: Person,
): Promise<Result[]> {
  const chrome = await launch({
    chromePath: chromium,
    chromeFlags: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-sync',
      `--blink-settings=preferredColorScheme=${schemes[scheme]}`,
    ],
  });
  try {
    const results: Result[] = [];
    for (const budget of measured) results.push(...(await measure(site, chrome.port, budget, person)));
    return results;
  } finally {
    chrome.kill();
  }
}

async function measure(site: string, port: number, budget: Budget, person: Person): Promise<Result[]> {
  const runs: { score: number; lcpMs: number; tbtMs: number; cls: number }[] = [];
  let attempts = 0;
  while (runs.length < budget.runs) {
    attempts += 1;
    if (budget.needsSession) await signIn(site, port, person);
    const outcome = await lighthouse(`${site}${budget.path}`, {
      port,
      onlyCategories: ['performance'],
      logLevel: 'error',
      // Lighthouse's storage reset would remove the session. signIn has cleared the cache.
      disableStorageReset: budget.needsSession,
    });
    const audits = outcome?.lhr.audits;
    // Now and then Lighthouse sees no paint at all.
    if (Number.isNaN(audits?.['largest-contentful-paint']?.numericValue ?? Number.NaN)) {
      console.log(`Lighthouse measured nothing on ${budget.path}.`);
      if (attempts < 2 * budget.runs) continue;
    }
    runs.push({
      score: (outcome?.lhr.categories['performance']?.score ?? 0) * 100,
      lcpMs: audits?.['largest-contentful-paint']?.numericValue ?? Number.NaN,
      tbtMs: audits?.['total-blocking-time']?.numericValue ?? Number.NaN,
      cls: audits?.['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    });
  }
  const [score, lcpMs, tbtMs, cls] = [
    median(runs.map((run) => run.score)),
    median(runs.map((run) => run.lcpMs)),
    median(runs.map((run) => run.tbtMs)),
    median(runs.map((run) => run.cls)),
  ];
  const row = (metric: string, measured: string, limit: string, isMet: boolean) => ({
    metric: `Lighthouse mobile, ${budget.path}${budget.scheme === 'dark' ? ', dark' : ''}: ${metric}`,
    measured,
    budget: limit,
    isMet,
  });
  return [
    row(
      'largest contentful paint',
      `${(lcpMs / 1000).toFixed(2)} s`,
      `≤ ${budget.lcpMs / 1000} s`,
      lcpMs <= budget.lcpMs,
    ),
    row('total blocking time', `${tbtMs.toFixed(0)} ms`, `≤ ${budget.tbtMs} ms`, tbtMs <= budget.tbtMs),
    ...(budget.cls === undefined
      ? []
      : [row('layout shift', cls.toFixed(3), `≤ ${budget.cls}`, cls <= budget.cls)]),
    row('score', score.toFixed(0), `≥ ${budget.score}`, score >= budget.score),
  ];
}

/** Stores a session in the browser and clears its cache. */
async function signIn(site: string, port: number, { token }: Person): Promise<void> {
  const browser = await playwright.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  const page = await context!.newPage();
  await page.goto(`${site}/terms`);
  await page.evaluate((session) => localStorage.setItem('portal.session', session), token);
  const devtools = await context!.newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await page.close();
  await browser.close();
}
