import { constants, runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceKeys } from '../src/lib/storage/deviceKeys.ts';
import { sessionKeys } from '../src/lib/storage/sessionKeys.ts';
import { firstScript } from './firstScript.ts';

const { dataset } = document.documentElement;
const run = () =>
  void runInThisContext(firstScript({ es: '/assets/es.js', fr: '/assets/fr.js' }), {
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
const preloads = () =>
  [...document.head.querySelectorAll('link')].map(({ rel, href }) => [rel, new URL(href).pathname]);

beforeEach(() => {
  for (const key of Object.keys(dataset)) delete dataset[key];
  // Only what this file adds: the styles in the head are those of all files of a worker.
  for (const link of document.head.querySelectorAll('link')) link.remove();
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US']);
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
    vi.useFakeTimers();
    sessionStorage.setItem(sessionKeys.draft, '{}');
    run();
    vi.advanceTimersByTime(10_000);
    expect({ ...dataset }).toEqual({ render: 'late' });
    vi.useRealTimers();
  });

  it('is not marked again after the app has replaced it', () => {
    vi.useFakeTimers();
    sessionStorage.setItem(sessionKeys.draft, '{}');
    run();
    delete dataset['render'];
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();
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

  it('is hidden from a browser without a session', () => {
    run();
    expect(dataset['render']).toBe('client');
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
