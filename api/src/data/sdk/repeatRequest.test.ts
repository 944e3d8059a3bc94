import { describe, expect, it } from 'vitest';
import { type RepeatedRequest, repeatRequest } from './repeatRequest.ts';

const read: RepeatedRequest = { method: 'GET' };
const query: RepeatedRequest = { method: 'POST', headers: { 'x-ms-documentdb-isquery': true } };
const replace: RepeatedRequest = { method: 'PUT', headers: { 'If-Match': '"1"' } };
const batch: RepeatedRequest = { method: 'POST', headers: { 'x-ms-cosmos-is-batch-request': true } };
const create: RepeatedRequest = { method: 'POST', headers: { 'x-ms-documentdb-is-upsert': false } };

const failure = (code: number | string) => Object.assign(new Error('failed'), { code });

/** How often a request is sent that fails `failures` times, and how it ends. */
async function sent(request: RepeatedRequest, code: number | string, failures: number) {
  let times = 0;
  const end = await repeatRequest(request, async () => {
    times += 1;
    if (times <= failures) throw failure(code);
    return 'done';
  }).catch((error: { code: unknown }) => error.code);
  return [times, end];
}

describe('repeatRequest', () => {
  it.each([
    ['a read', read],
    ['a query', query],
    ['a conditional write', replace],
    ['a batch', batch],
  ])('repeats %s once after a failure of a moment', async (_, request) => {
    for (const code of [408, 503, 'ECONNRESET', 'EPIPE']) {
      expect(await sent(request, code, 1)).toEqual([2, 'done']);
      expect(await sent(request, code, 9)).toEqual([2, code]);
    }
  });

  it('does not repeat other writes, which could be carried out twice', async () => {
    for (const code of [408, 503, 'ECONNRESET']) expect(await sent(create, code, 1)).toEqual([1, code]);
  });

  it('repeats every request that met another write of its document', async () => {
    for (const request of [read, replace, batch, create]) {
      expect(await sent(request, 449, 5)).toEqual([6, 'done']);
      expect(await sent(request, 449, 9)).toEqual([6, 449]);
    }
  });

  it.each([400, 404, 409, 412, 413, 429, 'TimeoutError', 'ENOTFOUND'])(
    'leaves %s to others',
    async (code) => {
      expect(await sent(read, code, 1)).toEqual([1, code]);
    },
  );
});
