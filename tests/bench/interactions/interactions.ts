import { type Browser, chromium, type Page } from '@playwright/test';
import { createStaff, type Person } from '../../support/accounts/accounts.ts';
import { injectSession } from '../../browser/support/people.ts';
import { storeAndListRequests } from '../../support/requests/listedRequests.ts';
import { randomRows } from '../../support/requests/randomRows.ts';
import type { Portal } from '../../support/portal/startPortal.ts';
import { addClock, interactionsOf, settle, untilShown } from './pageClock.ts';
import { median, type Result } from '../measure.ts';

const REQUESTS = 1_000;
/** The page has a quarter of the CPU. */
const SLOWDOWN = 4;
/** Odd, so that the median is one of them. */
const RUNS = 5;
/** How long the pointer rests on an order number before the click. */
const REST_MS = 300;
const SCROLL_TO = 150;
const SEARCH = 'santo';

const tabs = ['Details', 'Documents', 'Messages', 'Activity', 'Money'] as const;

/** In ms. */
const budgets = {
  'opening a request: content': 1_000,
  'opening the next request: content': 1_000,
  'back to the list: content': 1_000,
  'the slowest tab of a request: content': 700,
  'opening a request: interaction to next paint': 200,
  'back to the list: interaction to next paint': 200,
  'the slowest tab of a request: interaction to next paint': 200,
  // Half of what it took.
  'J, the next row: interaction to next paint': 350,
  'typing in the search of the list: interaction to next paint': 200,
} as const;

type Metric = keyof typeof budgets;

/**
 * How long a clerk waits at a quarter of the CPU in a portal with 1,000 requests, in a new browser for each run: until the
 * content of a request, of the list on Back, and of each tab is painted, and from each input to the next paint.
 * @param portal A portal with demo data, whose requests have documents and a history.
 */
export async function interactions(portal: Portal, executablePath: string): Promise<Result[]> {
  const rows = randomRows({ count: REQUESTS, months: ['2026-08', '2026-09'] });
  await storeAndListRequests(
    portal,
    rows.map((row) => ({ ...row, seq: 1 })),
  );
  const staff = await createStaff(portal);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const runs: Record<Metric, number>[] = [];
  try {
    while (runs.length < RUNS) runs.push(await run(browser, portal, staff));
  } finally {
    await browser.close();
  }
  return (Object.keys(budgets) as Metric[]).map((metric) => {
    const ms = median(runs.map((each) => each[metric]));
    const budget = budgets[metric];
    return {
      metric: `${metric}, at a quarter of the CPU`,
      measured: `${(ms / 1000).toFixed(2)} s`,
      budget: `≤ ${budget / 1000} s`,
      isMet: ms <= budget,
    };
  });
}

async function run(browser: Browser, portal: Portal, staff: Person): Promise<Record<Metric, number>> {
  const context = await browser.newContext({ baseURL: portal.site, viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await injectSession(page, staff);
    await addClock(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto('/dashboard');
    await page.locator('[data-row]').first().waitFor();
    await settle(page);

    const steps = await afterEach(
      page,
      Array.from({ length: 5 }, () => () => page.keyboard.press('j')),
    );
    const first = await openAndGoBack(page, 2, tabs);
    const second = await openAndGoBack(page, 4, []);
    await page.locator('main').getByRole('searchbox').focus();
    await interactionsOf(page);
    await page.keyboard.type(SEARCH, { delay: 150 });
    const typing = await interactionsOf(page);
    return {
      'opening a request: content': first.open,
      'opening the next request: content': second.open,
      'back to the list: content': first.back,
      'the slowest tab of a request: content': Math.max(...first.tabs),
      'opening a request: interaction to next paint': first.openPaint,
      'back to the list: interaction to next paint': first.backPaint,
      'the slowest tab of a request: interaction to next paint': Math.max(...first.tabPaints),
      'J, the next row: interaction to next paint': Math.max(...steps),
      'typing in the search of the list: interaction to next paint': Math.max(0, ...typing),
    };
  } finally {
    await context.close();
  }
}

/** The longest interaction to next paint of each input. */
async function afterEach(page: Page, inputs: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  await interactionsOf(page);
  const durations: number[] = [];
  for (const input of inputs) {
    await input();
    durations.push(Math.max(0, ...(await interactionsOf(page))));
  }
  return durations;
}

/** Opens the request of a row with the pointer, looks at its tabs, and goes back to the list. */
async function openAndGoBack(page: Page, index: number, lookedAt: readonly string[]) {
  const row = page.locator('[data-row]').nth(index);
  const link = row.getByRole('link').first();
  const shown = await row.evaluate((element) => ({
    orderId: element.querySelector('a')?.textContent ?? '',
    patient: element.querySelector('div[title]')?.textContent ?? '',
    status: element.querySelector('.fui-Badge')?.textContent ?? '',
  }));
  await page.evaluate((y) => scrollTo(0, y), SCROLL_TO);
  await link.hover();
  await page.waitForTimeout(REST_MS);
  await page.evaluate(() => window.benchClock.takeInteractions());
  const { rows, scrolledTo } = await page.evaluate(() => ({
    rows: document.querySelectorAll('[data-row]').length,
    scrolledTo: scrollY,
  }));
  const open = await untilShown(page, { kind: 'request', ...shown }, () => link.click());
  const openPaint = Math.max(0, ...(await interactionsOf(page)));
  const contents: number[] = [];
  const tabPaints: number[] = [];
  for (const tab of lookedAt) {
    const handle = page.getByRole('tab', { name: new RegExp(`^${tab}`) });
    contents.push(await untilShown(page, { kind: 'tab', tab: tab.toLowerCase() }, () => handle.click()));
    tabPaints.push(Math.max(0, ...(await interactionsOf(page))));
  }
  const backLink = page.getByRole('link', { name: 'Back to the list' });
  const back = await untilShown(page, { kind: 'list', rows, scrolledTo }, () => backLink.click());
  const backPaint = Math.max(0, ...(await interactionsOf(page)));
  return { open, openPaint, tabs: contents, tabPaints, back, backPaint };
}
