// First: libraries keep the timer functions that they find when they are loaded.
import { takeLeaks } from './leaks/leaks.ts';
import '../lib/language/i18n.ts';
import { setImmediate } from 'node:timers/promises';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { SmallDialog } from '../components/dialogs/SmallDialog.tsx';
import { markAppReady } from '../lib/appReady.ts';
import { server } from './server.ts';

class ResizeObserverStub implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

Object.defineProperty(globalThis, 'ResizeObserver', { value: ResizeObserverStub, writable: true });

Object.defineProperty(window, 'matchMedia', {
  writable: true,
  value: (media: string) => {
    const query = new EventTarget();
    return Object.assign(query, { media, matches: false, onchange: null });
  },
});
// jsdom has no layout. Fluent's focus trap skips elements that look invisible.
Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
  configurable: true,
  get(this: HTMLElement) {
    return this.parentElement;
  },
});
Range.prototype.getBoundingClientRect = () => new DOMRect();
HTMLBodyElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 1024, 768);
// In current browsers these return a promise, which an effect must not return to React.
window.scrollTo = () => Promise.resolve();
Element.prototype.scrollIntoView = () => Promise.resolve();
// jsdom does not capture pointers.
Element.prototype.setPointerCapture = () => undefined;

// A user's pointer loads the code of dialogs before the click.
await SmallDialog.preload();

// A wait ends when the page has changed, which can be before React runs the effects of the change, such as moving the focus.
const { asyncWrapper } = getConfig();
configure({
  asyncWrapper: (wait) =>
    asyncWrapper(async () => {
      const found = await wait();
      await setImmediate();
      return found;
    }),
});

// Milliseconds are usually enough, but not on a machine that is busy with other tests.
configure({ asyncUtilTimeout: 10_000 });

// Printing the page for every failed attempt of a wait took a sixteenth of the time of a test. The last one prints it.
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) =>
    isInsideWait() ? new Error(message ?? undefined) : getElementError(message, container),
});

/** Testing Library sets this while it calls the callback of a wait. setup.test.ts notices if it no longer does. */
export function isInsideWait(): boolean {
  return Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
}

// React records a stack for each element to show it in warnings, which took a sixth of the time of a test.
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE' as keyof typeof React;
if (!('recentlyCreatedOwnerStacks' in (React[internals] as object)))
  throw new Error('React counts its stacks elsewhere now.');
Object.defineProperty(React[internals], 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set() {},
});

/** Rules that affect visibility or clicks. Without this filter, jsdom matches every rule for each element. */
const VISIBILITY_RULE = /display|visibility|opacity|pointer-events/;
const insertRule = CSSStyleSheet.prototype.insertRule;
// The test files of a worker share the window, and this setup runs for each.
if (insertRule.name !== 'insertVisibilityRule') {
  CSSStyleSheet.prototype.insertRule = function insertVisibilityRule(rule, index) {
    if (!VISIBILITY_RULE.test(rule)) return 0;
    return insertRule.call(this, rule, Math.min(index ?? 0, this.cssRules.length));
  };
}

const consoleError = vi.spyOn(console, 'error');

markAppReady();

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));

beforeEach(() => {
  consoleError.mockReset();
});

afterEach(() => {
  cleanup();
  server.resetHandlers();
  sessionStorage.clear();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  const messages = consoleError.mock.calls.map((args) => args.join(' '));
  if (messages.length > 0) throw new Error(`Unexpected console.error: ${messages.join('\n')}`);
});

afterAll(() => {
  server.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  const leaks = takeLeaks();
  emptyDocument();
  // The next file of this worker shares the libraries and the window, but not the state of our modules.
  vi.resetModules();
  if (leaks.length > 0) throw new Error(`This file left in the window:\n  ${leaks.join('\n  ')}`);
});

/** Removes everything except the style sheets, which Fluent writes only once. */
function emptyDocument(): void {
  document.body.replaceChildren();
  for (const element of document.head.querySelectorAll(':not(style)')) element.remove();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
}
