import { listFacilities } from '@portal/contract/endpoints/configuration.ts';
import { getRequestStatus } from '@portal/contract/endpoints/requests.ts';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { server } from '../testing/server.ts';
import { call, callForFile } from './api.ts';
import type { ApiError } from './apiError.ts';

function answer(body: string, status = 200): void {
  server.use(http.get('*/api/getFacilities', () => new HttpResponse(body, { status })));
}

async function failure(): Promise<ApiError> {
  return call(listFacilities).then(
    () => expect.fail('the call succeeded'),
    (error: ApiError) => error,
  );
}

describe('a call', () => {
  it('answers the parsed data', async () => {
    answer('{"success":true,"data":[{"_id":"1","name":"Central"}]}');
    expect(await call(listFacilities)).toEqual([{ _id: '1', name: 'Central' }]);
  });

  it.each([
    ['a body that is no JSON', 'hello', 200, 'Failed to parse server response', 'unexpected'],
    [
      'data of another shape',
      '{"success":true,"data":{}}',
      200,
      'Failed to parse server response',
      'unexpected',
    ],
    ['success false without message', '{"success":false}', 200, 'Operation failed', 'unexpected'],
    ['a status without message', '{"success":false}', 404, 'HTTP error! status: 404', 'not_found'],
    ['a gateway page', '<html>', 502, 'HTTP error! status: 502', 'unavailable'],
  ])('fails in the words of the catalogue for %s', async (_, body, status, message, code) => {
    answer(body, status);
    expect(await failure()).toMatchObject({ message, code });
  });

  it('carries code, fields and correlation id of the server', async () => {
    answer(
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

  it('says that nothing is lost when the server cannot be reached', async () => {
    server.use(http.get('*/api/getFacilities', () => HttpResponse.error()));
    expect(await failure()).toMatchObject({
      code: 'unavailable',
      status: 0,
      message: expect.stringContaining('Nothing you entered is lost'),
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
  it('answers what the file holds', async () => {
    answer('time,event');
    expect(await (await callForFile(listFacilities)).text()).toBe('time,event');
  });

  it.each([
    ['{"success":false,"message":"Request not found"}', 404, 'Request not found', 'not_found'],
    ['<html>', 502, 'HTTP error! status: 502', 'unavailable'],
  ])('fails as other calls do for %s', async (body, status, message, code) => {
    answer(body, status);
    await expect(callForFile(listFacilities)).rejects.toMatchObject({ message, code });
  });
});
