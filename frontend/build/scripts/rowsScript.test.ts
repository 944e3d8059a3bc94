// @vitest-environment jsdom
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceKeys } from '../../src/lib/storage/deviceKeys.ts';
import { takeEarlyAnswer } from '../../src/lib/query/earlyAnswer.ts';
import { aSessionToken } from '../../src/testing/aSession.ts';
import { rowsScript } from './rowsScript.ts';

const { dataset } = document.documentElement;
const URL_OF_LIST = '/api/getAllClientRequests?page=1&limit=10&sortBy=submittedAt&sortOrder=desc';
const request = {
  _id: 'req_1/x',
  orderId: 'WC-1',
  patientName: '<img src=x onerror=alert(1)>',
  facilityName: 'Central',
};
const answer = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));
const fetched = vi.fn<typeof fetch>();
const run = () => void runInThisContext(rowsScript());
const rows = () =>
  [...document.querySelectorAll('li:not([hidden])')].map((row) => [
    row.querySelector('a')?.getAttribute('href'),
    row.textContent,
  ]);
/** Until the answer was read. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(() => answer({ success: true, data: { requests: [request] } }));
  document.body.innerHTML = '<ul data-rows><li hidden><a></a><b></b><div></div></li></ul>';
  dataset['render'] = 'placeholder';
  localStorage.setItem(deviceKeys.session, aSessionToken());
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
  delete (globalThis as { earlyAnswer?: unknown }).earlyAnswer;
  for (const key of Object.keys(dataset)) delete dataset[key];
  document.body.replaceChildren();
  sessionStorage.clear();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

it('shows the rows as text with links, and leaves the answer to the app once', async () => {
  const session = aSessionToken();
  sessionStorage.setItem(deviceKeys.session, session);
  run();
  await settled();
  expect(fetched).toHaveBeenCalledExactlyOnceWith(URL_OF_LIST, {
    headers: {
      'X-Correlation-Id': expect.any(String) as string,
      'X-Portal-Authorization': `Bearer ${session}`,
    },
    priority: 'high',
  });
  expect(rows()).toEqual([['/dashboard/request/req_1%2Fx', 'WC-1<img src=x onerror=alert(1)>Central']]);
  expect(dataset['rows']).toBe('client');
  expect(await takeEarlyAnswer('/api/getAllClientRequests?page=2', session)).toBeNull();
  expect(await takeEarlyAnswer(URL_OF_LIST, 'another')).toBeNull();
  const taken = await takeEarlyAnswer(URL_OF_LIST, session);
  expect(await taken?.json()).toMatchObject({ data: { requests: [request] } });
  expect(await takeEarlyAnswer(URL_OF_LIST, session)).toBeNull();
});

it('leaves room for what staff see above the list', () => {
  localStorage.setItem(deviceKeys.session, aSessionToken({ role: 'staff' }));
  run();
  expect(dataset['rows']).toBe('staff');
});

it('leaves room for the setup card of an admin', () => {
  localStorage.setItem(deviceKeys.session, aSessionToken({ role: 'admin' }));
  localStorage.setItem(deviceKeys.setupHeight, '300');
  run();
  expect(document.documentElement.style.getPropertyValue('--setup-height')).toBe('312px');
  document.documentElement.removeAttribute('style');
});

it('shows rows in a session with recent input, and after another session', async () => {
  localStorage.setItem(deviceKeys.session, aSessionToken({ sid: 'ses_1' }));
  localStorage.setItem(deviceKeys.lastInput, `${Date.now() - 14 * 60_000} ses_1`);
  run();
  localStorage.setItem(deviceKeys.lastInput, `${Date.now() - 16 * 60_000} ses_2`);
  run();
  await settled();
  expect(fetched).toHaveBeenCalledTimes(2);
});

it.each<[string, () => void]>([
  [
    'in a session that ends for inactivity',
    () => {
      localStorage.setItem(deviceKeys.session, aSessionToken({ sid: 'ses_1' }));
      localStorage.setItem(deviceKeys.lastInput, `${Date.now() - 15 * 60_000} ses_1`);
    },
  ],
  ['without a session', () => localStorage.clear()],
  ['with an expired session', () => localStorage.setItem(deviceKeys.session, aSessionToken({ exp: 1 }))],
  ['with something else as a session', () => localStorage.setItem(deviceKeys.session, 'token')],
  ['with an address that selects something', () => window.history.replaceState(null, '', '/?page=2')],
  ['with a message from the last page', () => window.history.replaceState({ usr: {} }, '', '/')],
])('requests nothing %s', async (_, prepare) => {
  prepare();
  run();
  await settled();
  expect(fetched).not.toHaveBeenCalled();
  expect(dataset['rows']).toBeUndefined();
});

it('shows nothing if the app was faster, and waits for the document', async () => {
  delete dataset['render'];
  run();
  await settled();
  expect(rows()).toEqual([]);
  dataset['render'] = 'placeholder';
  vi.spyOn(document, 'readyState', 'get').mockReturnValueOnce('loading');
  run();
  await settled();
  expect(rows()).toEqual([]);
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  expect(rows()).toHaveLength(1);
});

it('leaves a refused call to the app', async () => {
  fetched.mockImplementation(() => answer({ success: false }, 401));
  const session = localStorage.getItem(deviceKeys.session);
  run();
  await settled();
  expect(rows()).toEqual([]);
  expect((await takeEarlyAnswer(URL_OF_LIST, session))?.status).toBe(401);
});

it('has no answer if the call failed or is old', async () => {
  const session = localStorage.getItem(deviceKeys.session);
  fetched.mockImplementation(() => Promise.reject(new Error('offline')));
  run();
  await settled();
  expect(await takeEarlyAnswer(URL_OF_LIST, session)).toBeNull();
  fetched.mockImplementation(() => answer({}));
  run();
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 16_000);
  expect(await takeEarlyAnswer(URL_OF_LIST, session)).toBeNull();
  now.mockRestore();
});
