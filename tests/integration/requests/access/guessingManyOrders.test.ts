import { randomUUID } from 'node:crypto';
import { getRequestStatus } from '@portal/contract/requests/endpoints/requests.ts';
import { expect, inject, it } from 'vitest';
import { callApi } from '../../../support/api/callApi.ts';
import { copySubmission } from '../../../support/requests/copySubmission.ts';
import { randomIpHeader } from '../../../support/api/randomIpHeader.ts';

const portal = inject('portal');
const LIMIT = 100;

const code = (number: number) => `WR0NG-${String(number).padStart(5, '0')}`;

type From = ReturnType<typeof randomIpHeader>;

const look = (orderId: string, verificationCode: string, headers: From) =>
  callApi(portal.api, getRequestStatus, { query: { orderId, verificationCode }, headers });

const guessElsewhere = (count: number, headers: From) =>
  Promise.all(Array.from({ length: count }, (_, index) => look(randomUUID(), code(index), headers)));

it('an address that used up its wrong codes can open no request and locks out no one else', async () => {
  const [mine, theirs] = await Promise.all([copySubmission(portal), copySubmission(portal)]);
  const headers = randomIpHeader();
  const guesses = await guessElsewhere(LIMIT, headers);
  expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([404]));

  const refused = { status: 429, error: { code: 'rate_limited' } };
  const right = await look(mine.orderId, mine.verificationCode, headers);
  expect(right).toMatchObject(refused);
  expect(right.data).toBeUndefined();
  expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(right.headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60);

  for (let number = 0; number < 6; number++) {
    expect(await look(theirs.orderId, code(number), headers)).toMatchObject(refused);
  }
  for (const { orderId, verificationCode } of [mine, theirs]) {
    expect(await look(orderId, verificationCode, randomIpHeader())).toMatchObject({ status: 200 });
  }
});

it('correct codes do not count', async () => {
  const { orderId, verificationCode } = await copySubmission(portal);
  const headers = randomIpHeader();
  await guessElsewhere(LIMIT - 1, headers);
  for (let time = 0; time < 3; time++) {
    expect(await look(orderId, verificationCode, headers)).toMatchObject({ status: 200 });
  }
  expect(await look(randomUUID(), code(0), headers)).toMatchObject({ status: 404 });
  expect(await look(orderId, verificationCode, headers)).toMatchObject({ status: 429 });
});

it('addresses of one IPv6 network share the limit', async () => {
  const { orderId, verificationCode } = await copySubmission(portal);
  const network = `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}`;
  const host = (number: number) => ({ 'x-forwarded-for': `[${network}::${number.toString(16)}]:443` });
  await Promise.all(
    Array.from({ length: LIMIT }, (_, index) => look(randomUUID(), code(index), host(index + 1))),
  );
  expect(await look(orderId, verificationCode, host(0xffff))).toMatchObject({ status: 429 });
  expect(await look(orderId, verificationCode, randomIpHeader())).toMatchObject({ status: 200 });
});
