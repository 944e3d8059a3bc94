import { getClientRequest, getRequestStatus } from '@portal/contract/requests/endpoints/requests.ts';
import { describe, expect, inject, it } from 'vitest';
import { callApi } from '../../../support/api/callApi.ts';
import { copySubmission } from '../../../support/requests/copySubmission.ts';
import { randomIpHeader } from '../../../support/api/randomIpHeader.ts';

const portal = inject('portal');

const look = (orderId: string, verificationCode: string, headers: Record<string, string> = {}) =>
  callApi(portal.site, getRequestStatus, { query: { orderId, verificationCode }, headers });

const lookUpFrom = (headers: Record<string, string>, orderId: string, verificationCode: string) =>
  callApi(portal.api, getRequestStatus, { query: { orderId, verificationCode }, headers });

/** Different codes that belong to no request. */
const wrongCodes = (count: number) =>
  Array.from({ length: count }, (_, index) => `WR0NG-${String(index).padStart(5, '0')}`);

describe('guessing codes', () => {
  it('locks the order for the address for 15 minutes at the fifth wrong code, even for the right one', async () => {
    const { orderId, verificationCode } = await copySubmission(portal);
    const [fifth = '', ...four] = wrongCodes(5);
    for (const code of four) expect(await look(orderId, code)).toMatchObject({ status: 404 });
    expect(await look(orderId, verificationCode)).toMatchObject({ status: 200 });
    expect(await look(orderId, fifth)).toMatchObject({ status: 429, error: { code: 'locked' } });

    for (const operation of [getRequestStatus, getClientRequest]) {
      const locked = await callApi(portal.site, operation, { query: { orderId, verificationCode } });
      expect(locked).toMatchObject({ status: 429, error: { code: 'locked' } });
      expect(locked.data).toBeUndefined();
      const seconds = Number(locked.headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(14 * 60);
      expect(seconds).toBeLessThanOrEqual(15 * 60);
    }
    expect(await look(`${orderId} `.toLowerCase(), verificationCode)).toMatchObject({ status: 429 });
  });

  it('does not lock it for other addresses', async () => {
    const { orderId, verificationCode } = await copySubmission(portal);
    const stranger = randomIpHeader();
    for (const code of wrongCodes(6)) await lookUpFrom(stranger, orderId, code);
    expect(await lookUpFrom(stranger, orderId, verificationCode)).toMatchObject({ status: 429 });
    for (const headers of [randomIpHeader(), randomIpHeader()]) {
      expect(await lookUpFrom(headers, orderId, verificationCode)).toMatchObject({ status: 200 });
    }
  });

  it('counts both lookup calls together', async () => {
    const { orderId } = await copySubmission(portal);
    const [a, b, c, d, e] = wrongCodes(5);
    for (const code of [a, b, c]) await look(orderId, code!);
    await callApi(portal.site, getClientRequest, { query: { orderId, verificationCode: d! } });
    expect(
      await callApi(portal.site, getClientRequest, { query: { orderId, verificationCode: e! } }),
    ).toMatchObject({
      status: 429,
    });
  });

  it('counts the same wrong code once, in any spelling', async () => {
    const { orderId, verificationCode } = await copySubmission(portal);
    for (const code of [
      'AAAAA-AAAAA',
      'aaaaa-aaaaa',
      'AAAAAAAAAA',
      'aaaaa aaaaa',
      'AAAAA-AAAAA',
      'a-a-a-a-a-aaaaa',
    ]) {
      expect(await look(orderId, code)).toMatchObject({ status: 404 });
    }
    expect(await look(orderId, verificationCode)).toMatchObject({ status: 200 });
  });

  it('stays locked for a caller that claims another address', async () => {
    const { orderId, verificationCode } = await copySubmission(portal);
    for (const [index, code] of wrongCodes(5).entries()) {
      await look(orderId, code, { 'x-forwarded-for': `203.0.113.${index}` });
    }
    const claims: Record<string, string>[] = [
      { 'x-forwarded-for': '198.51.100.7' },
      { 'x-forwarded-for': '198.51.100.7, 198.51.100.8', 'x-real-ip': '198.51.100.9' },
      { forwarded: 'for=198.51.100.7', 'x-client-ip': '198.51.100.7' },
    ];
    for (const headers of claims) {
      expect(await look(orderId, verificationCode, headers)).toMatchObject({ status: 429 });
    }
  });

  it('compares at most five concurrent codes', async () => {
    const { orderId, verificationCode } = await copySubmission(portal);
    const headers = randomIpHeader();
    const replies = await Promise.all(wrongCodes(60).map((code) => lookUpFrom(headers, orderId, code)));
    const statuses = replies.map(({ status }) => status);
    // The fifth response reports the lock.
    expect(statuses.filter((status) => status === 404).length).toBeLessThanOrEqual(4);
    expect(new Set(statuses)).toEqual(new Set([404, 429]));
    expect(await lookUpFrom(headers, orderId, verificationCode)).toMatchObject({ status: 429 });
    expect(await lookUpFrom(randomIpHeader(), orderId, verificationCode)).toMatchObject({ status: 200 });
  });

  it('on one order locks no other order', async () => {
    const [mine, theirs] = await Promise.all([copySubmission(portal), copySubmission(portal)]);
    for (const code of wrongCodes(6)) await look(theirs.orderId, code);
    expect(await look(mine.orderId, mine.verificationCode)).toMatchObject({ status: 200 });
  });
});
