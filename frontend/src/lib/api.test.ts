import { replaceVerificationCode } from '@portal/contract/requests/endpoints/verificationCode.ts';
import { updateRequestStatus } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { listFacilities } from '@portal/contract/configuration/endpoints/configuration.ts';
import { getRequestStatus } from '@portal/contract/requests/endpoints/requests.ts';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { server } from '../testing/server.ts';
import { call, callForFile, callWithMessage } from './api.ts';
import type { ApiError } from './apiError.ts';
import { hasSlowCall } from './query/slowCalls.ts';

function mockResponse(body: string, status = 200): void {
  server.use(http.get('*/api/getFacilities', () => new HttpResponse(body, { status })));
}

async function failure(): Promise<ApiError> {
  return call(listFacilities).then(
    () => expect.fail('the call succeeded'),
    (error: ApiError) => error,
  );
}

describe('a call', () => {
  it('returns the parsed data', async () => {
    mockResponse('{"success":true,"data":[{"_id":"1","name":"Central"}]}');
    expect(await call(listFacilities)).toEqual([{ _id: '1', name: 'Central' }]);
  });

  const unparseable = 'Failed to parse server response';

  it.each([
    ['a body that is not JSON', 'hello', 200, unparseable, 'unexpected'],
    ['data of another shape', '{"success":true,"data":{}}', 200, unparseable, 'unexpected'],
    ['JSON of another type', '"hello"', 200, unparseable, 'unexpected'],
    ['a response without a success flag', '{"data":[]}', 200, unparseable, 'unexpected'],
    ['an HTML page', '<html>', 404, unparseable, 'not_found'],
    ['a gateway page', '<html>', 502, unparseable, 'unavailable'],
    ['an empty body', '', 500, unparseable, 'unexpected'],
    ['success false without message', '{"success":false}', 200, 'Operation failed', 'unexpected'],
    ['a status without message', '{"success":false}', 404, 'HTTP error! status: 404', 'not_found'],
    ['an empty message', '{"success":false,"message":""}', 409, 'HTTP error! status: 409', 'conflict'],
    ['a message', '{"success":false,"message":"A","error":{"message":"B"}}', 404, 'A', 'not_found'],
    ['a nested message', '{"success":false,"error":{"message":"B"}}', 400, 'B', 'invalid_input'],
    ['a nested message without envelope', '{"error":{"code":"X9","message":"B"}}', 503, 'B', 'unavailable'],
    [
      'an error that is not an object',
      '{"success":false,"error":"B"}',
      418,
      'HTTP error! status: 418',
      'unexpected',
    ],
  ])('fails with the cataloged message for %s', async (_, body, status, message, code) => {
    mockResponse(body, status);
    expect(await failure()).toMatchObject({ message, code });
  });

  it.each([
    ['{"success":false}', 200, 'Failed to fetch facilities', false],
    ['{"success":false}', 500, 'Failed to fetch facilities', false],
    ['{"success":false,"message":"Closed today"}', 500, 'Closed today', true],
    ['{"success":false,"error":{"message":"Closed today"}}', 500, 'Closed today', true],
    ['<html>', 502, unparseable, true],
  ])(
    'shows its fallback only when the server gives no reason: %s',
    async (body, status, message, hasReason) => {
      mockResponse(body, status);
      const failed = call(listFacilities, { fallback: 'Failed to fetch facilities' });
      await expect(failed).rejects.toMatchObject({ message, hasReason });
    },
  );

  it('uses the caller’s description of data of another shape', async () => {
    mockResponse('{"success":true,"data":{}}');
    const failed = call(listFacilities, { describeBadData: () => 'Invalid response from server' });
    await expect(failed).rejects.toThrow('Invalid response from server');
  });

  it.each([
    ['"Facilities listed"', 'Facilities listed'],
    ['""', null],
    ['17', null],
  ])('returns the success message %s as %s', async (sent, message) => {
    mockResponse(`{"success":true,"message":${sent},"data":[]}`);
    expect(await callWithMessage(listFacilities)).toEqual({ data: [], message });
  });

  it('carries code, fields and correlation id of the server', async () => {
    mockResponse(
      '{"success":false,"message":"Slow down","error":{"code":"rate_limited","correlationId":"c1","retryAfterSeconds":7,"fields":{"a":"b"}}}',
      429,
    );
    expect(await failure()).toMatchObject({
      message: 'Slow down',
      code: 'rate_limited',
      status: 429,
      correlationId: 'c1',
      retryAfterSeconds: 7,
      fields: { a: 'b' },
    });
  });

  it('reports that nothing is lost when the server is unreachable', async () => {
    server.use(http.get('*/api/getFacilities', () => HttpResponse.error()));
    expect(await failure()).toMatchObject({
      code: 'unavailable',
      status: 0,
      message: expect.stringContaining('What you entered is still here'),
    });
  });

  it('sends the query, the session and the access to one request', async () => {
    sessionStorage.setItem('portal.session', 'token');
    let seen: Request | undefined;
    server.use(
      http.get('*/api/getRequestStatus', ({ request }) => {
        seen = request;
        return HttpResponse.json({ success: false, message: 'x' }, { status: 404 });
      }),
    );
    const query = { orderId: 'a b', verificationCode: 'c' };
    await call(getRequestStatus, { query, requestAccess: 'grant' }).catch(() => undefined);
    expect(new URL(seen!.url).search).toBe('?orderId=a+b&verificationCode=c');
    expect(seen!.headers.get('X-Portal-Authorization')).toBe('Bearer token');
    expect(seen!.headers.get('X-Request-Access')).toBe('grant');
  });
});

describe('a call for a file', () => {
  it('returns the content of the file', async () => {
    mockResponse('time,event');
    expect(await (await callForFile(listFacilities)).text()).toBe('time,event');
  });

  it.each([
    ['{"success":false,"message":"Request not found"}', 404, 'Request not found', 'not_found'],
    ['{"success":false}', 409, 'HTTP error! status: 409', 'conflict'],
    ['<html>', 502, 'Failed to parse server response', 'unavailable'],
  ])('fails like other calls for %s', async (body, status, message, code) => {
    mockResponse(body, status);
    await expect(callForFile(listFacilities)).rejects.toMatchObject({ message, code });
  });
});

const KEY = '3f0e7d0c-5e0a-4a6c-9d1e-0123456789ab';
const requestId = 'req_aaaaaaaaaaaaaaaaaaaaaaaa';

describe('a change whose answer was lost', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Answers the calls in this order, the last answer also for all further ones. Returns their bodies. */
  function answer(path: string, ...answers: (() => Response)[]): unknown[] {
    const bodies: unknown[] = [];
    server.use(
      http.all(`*/api/${path}`, async ({ request }) => {
        bodies.push(await request.json());
        return answers[Math.min(bodies.length, answers.length) - 1]!();
      }),
    );
    return bodies;
  }
  const lost = () => HttpResponse.error();
  const down = () => HttpResponse.json({ success: false, message: 'Down' }, { status: 503 });
  const refused = () => HttpResponse.json({ success: false, message: 'No' }, { status: 409 });
  const replaced = () => HttpResponse.json({ success: true, data: { requestId, emailedTo: '' } });
  const replace = () => call(replaceVerificationCode, { body: { requestId, key: KEY } });

  /** The outcome of a call once all its waiting times have passed. */
  async function outcomeOf(started: Promise<unknown>): Promise<unknown> {
    const outcome = started.then(
      () => 'done',
      (error: ApiError) => error.message,
    );
    let isSettled = false;
    void outcome.then(() => (isSettled = true));
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(1000);
      expect(isSettled).toBe(true);
    });
    return outcome;
  }

  it.each([
    ['no response', lost],
    ['the portal was down', down],
  ])('is found by the same call with the same key: %s', async (_, first) => {
    const bodies = answer(replaceVerificationCode.path, first, replaced);
    expect(await outcomeOf(replace())).toBe('done');
    expect(bodies).toEqual([
      { requestId, key: KEY },
      { requestId, key: KEY },
    ]);
  });

  it('is repeated once only', async () => {
    const bodies = answer(replaceVerificationCode.path, lost);
    expect(await outcomeOf(replace())).toContain('What you entered is still here');
    expect(bodies).toHaveLength(2);
  });

  it('is not repeated after an answer', async () => {
    const bodies = answer(replaceVerificationCode.path, refused);
    expect(await outcomeOf(replace())).toBe('No');
    expect(bodies).toHaveLength(1);
  });

  it('is not repeated without its key, because it would be made twice', async () => {
    const bodies = answer(updateRequestStatus.path, lost);
    const body = { requestId, status: 'completed', notes: '', isPrivate: false };
    await outcomeOf(call(updateRequestStatus, { body }));
    expect(bodies).toHaveLength(1);
    await outcomeOf(call(updateRequestStatus, { body: { ...body, key: KEY } }));
    expect(bodies).toHaveLength(3);
  });

  it('is slow after five seconds, until it is answered', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.use(
      http.get('*/api/getFacilities', async () => {
        await promise;
        return HttpResponse.json({ success: true, data: [] });
      }),
    );
    const waited = call(listFacilities);
    await vi.advanceTimersByTimeAsync(4999);
    expect(hasSlowCall()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(hasSlowCall()).toBe(true);
    resolve();
    await waited;
    expect(hasSlowCall()).toBe(false);
  });

  it('is never slow if the page makes it by itself', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.use(
      http.get('*/api/getFacilities', async () => {
        await promise;
        return HttpResponse.json({ success: true, data: [] });
      }),
    );
    const started = call(listFacilities, { background: true });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(hasSlowCall()).toBe(false);
    resolve();
    await started;
  });
});
