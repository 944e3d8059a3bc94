import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getRequestStatus } from '@portal/contract/requests/endpoints/requests.ts';
import { expect, inject, it } from 'vitest';
import { callApi } from '../../../support/api/callApi.ts';
import { copySubmission } from '../../../support/requests/copySubmission.ts';
import { eventually } from '../../../support/portal/eventually.ts';
import { randomIpHeader } from '../../../support/api/randomIpHeader.ts';

const portal = inject('portal');
const LIMIT_PER_MINUTE = 100;

type Headers = Record<string, string>;

const look = (orderId: string, verificationCode: string, headers: Headers = randomIpHeader()) =>
  callApi(portal.api, getRequestStatus, { query: { orderId, verificationCode }, headers });

/** Sends wrong codes, each from a different IP address, `atOnce` concurrently; returns the statuses. */
async function guess(orderId: string, count: number, atOnce = 20): Promise<number[]> {
  const statuses: number[] = [];
  while (statuses.length < count) {
    const codes = Array.from({ length: Math.min(atOnce, count - statuses.length) }, () =>
      look(orderId, `WR0NG-${randomUUID().slice(0, 5)}`),
    );
    statuses.push(...(await Promise.all(codes)).map(({ status }) => status));
  }
  return statuses;
}

const countOf = (statuses: number[], expected: number) =>
  statuses.filter((status) => status === expected).length;

it('an order allows a hundred wrong codes a minute; an address that opened it before still gets in', async () => {
  const { orderId, verificationCode } = await copySubmission(portal);
  const known = randomIpHeader();
  expect(await look(orderId, verificationCode, known)).toMatchObject({ status: 200 });

  const statuses = await guess(orderId, LIMIT_PER_MINUTE + 40);
  expect(countOf(statuses, 404)).toBeGreaterThanOrEqual(LIMIT_PER_MINUTE - 20);
  expect(countOf(statuses, 429)).toBeGreaterThanOrEqual(1);

  const stranger = await look(orderId, verificationCode);
  expect(stranger).toMatchObject({ status: 429, error: { code: 'rate_limited' } });
  expect(stranger.data).toBeUndefined();
  const seconds = Number(stranger.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(await look(orderId, verificationCode, known)).toMatchObject({ status: 200 });
});

it('an unknown order has the same limit and message', async () => {
  const [{ orderId }, unknown] = [await copySubmission(portal), `NONE-${randomUUID()}`];
  const refusals = await Promise.all(
    [orderId, unknown].map(async (id) => {
      await guess(id, LIMIT_PER_MINUTE + 20);
      const { status, message, error, headers } = await look(id, 'AAAAA-AAAAA');
      const names = [...headers.keys()].filter((name) => name !== 'date').sort();
      return { status, message, code: error?.code, names };
    }),
  );
  expect(refusals[0]).toMatchObject({ status: 429, code: 'rate_limited' });
  expect(refusals[1]).toEqual(refusals[0]);
});

it('a burst is compared only up to the limit', async () => {
  const { orderId } = await copySubmission(portal);
  const statuses = await guess(orderId, 3 * LIMIT_PER_MINUTE, 3 * LIMIT_PER_MINUTE);
  expect(countOf(statuses, 404)).toBeLessThanOrEqual(LIMIT_PER_MINUTE);
  expect(countOf(statuses, 404) + countOf(statuses, 429)).toBe(3 * LIMIT_PER_MINUTE);
});

it('a lookup from a known address reads the store twice', async () => {
  const { orderId, verificationCode } = await copySubmission(portal);
  const headers = randomIpHeader();
  await look(orderId, verificationCode, headers);
  const correlationId = randomUUID();
  await look(orderId, verificationCode, { ...headers, 'x-correlation-id': correlationId });
  const call = await eventually('The log line of the call', async () => {
    const log = await readFile(join(portal.dir, 'logs/api.log'), 'utf8');
    return log.split('\n').find((line) => line.includes(correlationId) && line.includes('"cosmosCalls"'));
  });
  expect(call).toContain('"cosmosCalls":2,');
});
