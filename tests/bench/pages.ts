import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { median, type Result } from './measure.ts';

interface Budget {
  readonly path: string;
  readonly lcpMs: number;
  readonly tbtMs: number;
  /** 0 to 100. */
  readonly score: number;
}

const budgets: readonly Budget[] = [{ path: '/client/request', lcpMs: 2_200, tbtMs: 150, score: 95 }];
const RUNS = 3;

/** Lighthouse's mobile run of each page, median of three. */
export async function pages(site: string, chromium: string): Promise<Result[]> {
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
    for (const budget of budgets) results.push(...(await measure(site, chrome.port, budget)));
    return results;
  } finally {
    chrome.kill();
  }
}

async function measure(site: string, port: number, budget: Budget): Promise<Result[]> {
  const runs: { score: number; lcpMs: number; tbtMs: number }[] = [];
  for (let run = 0; run < RUNS; run++) {
    const outcome = await lighthouse(`${site}${budget.path}`, {
      port,
      onlyCategories: ['performance'],
      logLevel: 'error',
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
  const row = (what: string, measured: string, limit: string, within: boolean) => ({
    what: `Lighthouse mobile, ${budget.path}: ${what}`,
    measured,
    budget: limit,
    within,
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
