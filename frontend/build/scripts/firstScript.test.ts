// @vitest-environment jsdom
import { constants, runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceKeys } from '../../src/lib/storage/deviceKeys.ts';
import { loadFailureTexts } from '../../src/lib/language/loadFailureTexts.ts';
import { sessionKeys } from '../../src/lib/storage/sessionKeys.ts';
import { firstScript } from './firstScript.ts';

const { dataset } = document.documentElement;
const failureTexts = await loadFailureTexts();
const run = () =>
  void runInThisContext(firstScript({ es: '/assets/es.js', fr: '/assets/fr.js' }, failureTexts), {
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
const preloads = () =>
  [...document.head.querySelectorAll('link')].map(({ rel, href }) => [rel, new URL(href).pathname]);

const listen = vi.spyOn(window, 'addEventListener');

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US']);
});

// The scripts of earlier tests would react too, and their timers would fire.
afterEach(() => {
  vi.useRealTimers();
  for (const [type, listener, options] of listen.mock.calls)
    removeEventListener(type, listener as EventListener, options);
  listen.mockClear();
  for (const key of Object.keys(dataset)) delete dataset[key];
  document.head.replaceChildren();
  document.body.replaceChildren();
  sessionStorage.clear();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

describe('the prerendered page', () => {
  it('is shown to a first-time visitor', () => {
    run();
    expect({ ...dataset }).toEqual({});
    expect(preloads()).toEqual([]);
  });

  it.each<[string, () => void]>([
    ['with a session of the device', () => localStorage.setItem(deviceKeys.session, 'token')],
    ['with a session of the tab', () => sessionStorage.setItem(deviceKeys.session, 'token')],
    ['with an unfinished request', () => sessionStorage.setItem(sessionKeys.draft, '{}')],
    [
      'with an address that selects something',
      () => window.history.replaceState(null, '', '/login?reason=idle'),
    ],
    [
      'with a message from the last page',
      () => window.history.replaceState({ usr: { ended: 'idle' } }, '', '/login'),
    ],
  ])('is hidden from a browser %s', (_, prepare) => {
    prepare();
    run();
    expect(dataset['render']).toBe('client');
    expect(preloads()).toEqual([]);
  });

  it('is shown after ten seconds if the app does not start', () => {
    sessionStorage.setItem(sessionKeys.draft, '{}');
    run();
    vi.advanceTimersByTime(10_000);
    expect({ ...dataset }).toEqual({ render: 'late' });
  });

  it('is not marked again after the app has replaced it', () => {
    sessionStorage.setItem(sessionKeys.draft, '{}');
    run();
    delete dataset['render'];
    vi.advanceTimersByTime(10_000);
    expect({ ...dataset }).toEqual({});
  });

  it('is hidden, and the texts are loaded, in the chosen language', () => {
    localStorage.setItem(deviceKeys.language, 'es');
    run();
    expect(dataset['render']).toBe('client');
    expect(preloads()).toEqual([['modulepreload', '/assets/es.js']]);
  });

  it('is hidden, and the texts are loaded, in the language of the browser', () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-CA', 'en']);
    run();
    expect(dataset['render']).toBe('client');
    expect(preloads()).toEqual([['modulepreload', '/assets/fr.js']]);
  });

  it('is shown when the storage is disabled', () => {
    const disabled = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('disabled');
    });
    run();
    disabled.mockRestore();
    expect({ ...dataset }).toEqual({});
  });
});

describe('the placeholder of a page for signed-in people', () => {
  beforeEach(() => (dataset['placeholder'] = ''));

  it.each([
    ['of the device', localStorage],
    ['of the tab', sessionStorage],
  ])('is shown to a browser with a session %s, in any language', (_, storage) => {
    storage.setItem(deviceKeys.session, 'token');
    localStorage.setItem(deviceKeys.preferences, JSON.stringify({ language: 'es' }));
    run();
    expect(dataset['render']).toBe('placeholder');
    expect(preloads()).toEqual([['modulepreload', '/assets/es.js']]);
  });

  it('has the navigation that the person chose', () => {
    localStorage.setItem(deviceKeys.session, 'token');
    localStorage.setItem(deviceKeys.navigation, 'icons');
    run();
    expect(dataset['navigation']).toBe('icons');
  });

  it('is hidden from a browser without a session', () => {
    run();
    expect(dataset['render']).toBe('client');
  });
});

describe('an app that does not start', () => {
  const alerts = () => document.querySelectorAll<HTMLElement>('[role=alert]');
  const fail = (type: string, target: EventTarget = window) =>
    target.dispatchEvent(new Event(type, { bubbles: true }));

  it.each<[string, () => void]>([
    ['a file cannot be loaded', () => fail('unhandledrejection')],
    [
      'the script of the page cannot be loaded',
      () => {
        const script = document.head.appendChild(document.createElement('script'));
        fail('error', script);
        script.remove();
      },
    ],
  ])('is reported once, with a button to reload the page, when %s', (_, failure) => {
    run();
    failure();
    failure();
    expect(alerts()).toHaveLength(1);
    expect(alerts()[0]?.textContent).toBe(
      'This page could not be loaded completely. Check your connection and reload the page. Reload the page',
    );
    expect(alerts()[0]?.querySelector('button')?.textContent).toBe('Reload the page');
  });

  it.each([
    ['after 30 seconds', 30_000, () => undefined],
    [
      'eight seconds after a form was submitted',
      8000,
      () => document.body.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })),
    ],
  ])('is reported %s if its files are never answered', (_, delayMs, act) => {
    run();
    act();
    vi.advanceTimersByTime(delayMs - 1);
    expect(alerts()).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(alerts()).toHaveLength(1);
  });

  it('is reported in the language of the page, which is shown', () => {
    localStorage.setItem(deviceKeys.language, 'es');
    run();
    fail('unhandledrejection');
    expect(alerts()[0]?.textContent).toContain('Volver a cargar la página');
    expect(alerts()[0]?.lang).toBe('es');
    expect(dataset['render']).toBe('late');
  });

  it('is not reported for a hint whose file is requested again', () => {
    run();
    fail('error', document.head.appendChild(document.createElement('link')));
    expect(alerts()).toHaveLength(0);
  });

  it('is not reported after the app has started', () => {
    run();
    dataset['ready'] = '';
    fail('unhandledrejection');
    expect(alerts()).toHaveLength(0);
  });
});

/** Imports of a busy machine take longer than the default second. */
const WAIT = { timeout: 10_000 };

describe('the app of a prerendered page', () => {
  const moduleThatAdds = (name: string) => `data:text/javascript,globalThis.started.push('${name}')`;
  const started: string[] = [];
  let reportPaint: () => void;

  beforeEach(() => {
    started.length = 0;
    vi.stubGlobal('started', started);
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        constructor(report: () => void) {
          reportPaint = report;
        }
        observe() {}
      },
    );
    dataset['app'] =
      `${moduleThatAdds('library')}#${Math.random()} ${moduleThatAdds('entry')}#${Math.random()}`;
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('is loaded in the order of its files, once, after the page has been shown', async () => {
    run();
    dispatchEvent(new Event('DOMContentLoaded'));
    expect(preloads()).toEqual([]);
    reportPaint();
    reportPaint();
    await vi.waitFor(() => expect(started).toEqual(['library', 'entry']), WAIT);
    expect(preloads()).toHaveLength(2);
  });

  it('of a page with a placeholder is requested at once, with its parts, and runs after the placeholder has been shown', async () => {
    dataset['placeholder'] = '';
    dataset['parts'] = '/assets/list.js';
    localStorage.setItem(deviceKeys.session, 'token');
    run();
    dispatchEvent(new Event('DOMContentLoaded'));
    expect(preloads()).toHaveLength(3);
    expect(started).toEqual([]);
    reportPaint();
    await vi.waitFor(() => expect(started).toEqual(['library', 'entry']), WAIT);
    expect(preloads()).toHaveLength(3);
  });

  it('is loaded in a tab in the background, which shows nothing', async () => {
    run();
    await vi.waitFor(() => expect(started).toEqual(['library', 'entry']), 5000);
  });

  it('is loaded at once if the page stays hidden', async () => {
    sessionStorage.setItem(sessionKeys.draft, '{}');
    run();
    expect(preloads()).toHaveLength(1);
    await vi.waitFor(() => expect(started).toEqual(['library', 'entry']), WAIT);
  });
});

it.each([
  [true, 'dark'],
  [false, 'light'],
])('applies the theme of the signed-in user (dark mode: %s)', (darkMode, scheme) => {
  localStorage.setItem(deviceKeys.session, 'token');
  localStorage.setItem(deviceKeys.preferences, JSON.stringify({ language: 'en', darkMode }));
  run();
  expect(dataset['scheme']).toBe(scheme);
});

it('stops a form that is submitted before the app handles forms, and marks it', () => {
  run();
  const form = document.body.appendChild(document.createElement('form'));
  const submit = () => form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  expect(submit()).toBe(false);
  expect(form.dataset['submitted']).toBe('');
  dataset['ready'] = '';
  expect(submit()).toBe(true);
  form.remove();
});
