import { chromium as playwright } from 'playwright-core';
import type { Person } from '../support/accounts/accounts.ts';
import { launch, lighthouse } from './lighthouse/lighthouse.ts';
import { median, type Result } from './measure.ts';

interface Budget {
  readonly path: string;
  readonly lcpMs: number;
  readonly tbtMs: number;
  /** 0 to 100. */
  readonly score: number;
  /** Whether the page is measured with a session. */
  readonly needsSession: boolean;
}

const budgets: readonly Budget[] = [
  { path: '/client/request', lcpMs: 2_200, tbtMs: 150, score: 95, needsSession: false },
  { path: '/dashboard', lcpMs: 2_800, tbtMs: 150, score: 90, needsSession: true },
];
const RUNS = 3;

/** Runs Lighthouse (mobile) on each page with an empty cache; returns the medians of three runs. */
export async function pages(site: string, chromium: string, person: Person): Promise<Result[]> {
  const chrome = await launch({
    chromePath: chromium,
    chromeFlags: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-sync',
    ],
  });
  try {
    const results: Result[] = [];
    for (const budget of budgets) results.push(...(await measure(site, chrome.port, budget, person)));
    return results;
  } finally {
    chrome.kill();
  }
}

async function measure(site: string, port: number, budget: Budget, person: Person): Promise<Result[]> {
  const runs: { score: number; lcpMs: number; tbtMs: number }[] = [];
  for (let run = 0; run < RUNS; run++) {
    if (budget.needsSession) await signIn(site, port, person);
    const outcome = await lighthouse(`${site}${budget.path}`, {
      port,
      onlyCategories: ['performance'],
      logLevel: 'error',
      // Lighthouse's storage reset would remove the session. signIn has cleared the cache.
      disableStorageReset: budget.needsSession,
    });
    const audits = outcome?.lhr.audits;
    runs.push({
      score: (outcome?.lhr.categories['performance']?.score ?? 0) * 100,
      lcpMs: audits?.['largest-contentful-paint']?.numericValue ?? Number.NaN,
      tbtMs: audits?.['total-blocking-time']?.numericValue ?? Number.NaN,
    });
  }
  const [score, lcpMs, tbtMs] = [
    median(runs.map((run) => run.score)),
    median(runs.map((run) => run.lcpMs)),
    median(runs.map((run) => run.tbtMs)),
  ];
  const row = (metric: string, measured: string, limit: string, isMet: boolean) => ({
    metric: `Lighthouse mobile, ${budget.path}: ${metric}`,
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
