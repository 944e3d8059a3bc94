import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** What is not shown by then is missing. */
const MAX_WAIT_MS = 30_000;
/** What an interaction started is over when the page has been quiet for so long. */
const QUIET_MS = 1_500;

/** What an interaction must bring to the screen. */
export type Expected =
  | { readonly kind: 'request'; readonly orderId: string; readonly patient: string; readonly status: string }
  | { readonly kind: 'tab'; readonly tab: string }
  | { readonly kind: 'list'; readonly rows: number; readonly scrolledTo: number };

interface Clock {
  /** Measures the ms from the next click to the paint that shows what is expected. */
  expect(expected: Expected): void;
  /** The ms of the last `expect`. */
  shown(): Promise<number>;
  /** Resolves when nothing changed and no task was long for this many ms. */
  quiet(ms: number): Promise<void>;
  /** Ms from each interaction since the last call to its next paint. */
  takeInteractions(): number[];
}

declare global {
  interface Window {
    benchClock: Clock;
  }
}

/** Runs in the page, before its own scripts. */
function installClock(): void {
  const isShown = (expected: Expected): boolean => {
    // A kept list is hidden while a request is open.
    const visible = (selector: string) =>
      [...document.querySelectorAll(`main ${selector}`)].filter((each) => each.checkVisibility());
    if (expected.kind === 'list') {
      return visible('[data-row]').length >= expected.rows && scrollY === expected.scrolledTo;
    }
    const [panel] = visible('[role="tabpanel"]');
    const card = panel?.querySelector('section');
    const isLoading = [...(panel?.querySelectorAll('[role="status"]') ?? [])].some((status) =>
      status.textContent.startsWith('Loading'),
    );
    const hasCard = !!card && card.textContent !== card.querySelector('h2')?.textContent && !isLoading;
    if (!panel || !hasCard) return false;
    if (expected.kind === 'tab') {
      return panel.id.endsWith(`-${expected.tab}-panel`);
    }
    const { orderId, patient, status } = expected;
    return (
      visible('h1').some((title) => title.textContent === `Order ${orderId}`) &&
      visible('dd').some((fact) => fact.textContent === patient) &&
      visible('.fui-Badge').some((badge) => badge.textContent === status)
    );
  };

  let busyAt = 0;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) busyAt = Math.max(busyAt, startTime + duration);
  }).observe({ type: 'longtask' });
  new MutationObserver(() => {
    busyAt = performance.now();
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });

  // The longest event of each interaction, as Interaction to Next Paint counts it.
  const interactions = new Map<number, number>();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId > 0)
        interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);

  let shown = Promise.withResolvers<number>().promise;
  window.benchClock = {
    expect: (expected) => {
      const { promise, resolve } = Promise.withResolvers<number>();
      shown = promise;
      const handleClick = ({ timeStamp }: Event) => {
        const afterPaint = new MessageChannel();
        afterPaint.port1.onmessage = () => resolve(performance.now() - timeStamp);
        const check = () => {
          if (isShown(expected)) afterPaint.port2.postMessage(null);
          else requestAnimationFrame(check);
        };
        requestAnimationFrame(check);
      };
      addEventListener('click', handleClick, { capture: true, once: true });
    },
    shown: () => shown,
    quiet: (ms) =>
      new Promise((resolve) => {
        busyAt = performance.now();
        const timer = setInterval(() => {
          if (performance.now() - busyAt < ms) return;
          clearInterval(timer);
          resolve();
        }, 100);
      }),
    takeInteractions: () => {
      const durations = [...interactions.values()];
      interactions.clear();
      return durations;
    },
  };
}

/** Measures in every page that this page opens from now on. */
export async function addClock(page: Page): Promise<void> {
  await page.addInitScript(installClock);
}

/** Ms from the click of `input` to the paint that shows what is expected. */
export async function untilShown(
  page: Page,
  expected: Expected,
  input: () => Promise<unknown>,
): Promise<number> {
  await page.evaluate((what) => window.benchClock.expect(what), expected);
  await input();
  const late = setTimeout(MAX_WAIT_MS, null, { ref: false });
  const ms = await Promise.race([page.evaluate(() => window.benchClock.shown()), late]);
  if (ms === null) throw new Error(`Not shown after ${MAX_WAIT_MS} ms: ${JSON.stringify(expected)}`);
  return ms;
}

/** Waits until the page has been quiet for a while. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate((ms) => window.benchClock.quiet(ms), QUIET_MS);
}

/** Ms from each interaction since the last call to its next paint. An interaction under 16 ms is not in the list. */
export async function interactionsOf(page: Page): Promise<number[]> {
  await settle(page);
  return page.evaluate(() => window.benchClock.takeInteractions());
}
