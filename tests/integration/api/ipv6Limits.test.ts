import { randomInt } from 'node:crypto';
import { forgotPassword } from '@portal/contract/accounts/endpoints/auth.ts';
import { expect, inject, it } from 'vitest';
import { callApi } from '../../support/api/callApi.ts';

const portal = inject('portal');

/** Three random groups: a site of its own. */
const aSite = () => `2001:db8:${randomInt(1, 0xff_ff).toString(16)}`;

/** The statuses of that many parallel calls with an invalid body, which count but do nothing. */
async function statusesFrom(network: string, count: number): Promise<number[]> {
  const replies = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      callApi(portal.api, forgotPassword, {
        headers: { 'x-forwarded-for': `${network}::${(index + 1).toString(16)}` },
        body: { email: '' },
      }),
    ),
  );
  return replies.map(({ status }) => status).toSorted((a, b) => a - b);
}

const { limit } = forgotPassword.rateLimit!;
const all = (status: number, count: number) => Array<number>(count).fill(status);

it('an IPv6 network has the limit of an address', async () => {
  const network = `${aSite()}:ab01`;
  expect(await statusesFrom(network, limit)).toEqual(all(400, limit));
  expect(await statusesFrom(network, 2)).toEqual(all(429, 2));
});

it('all networks of a site have four times the limit together, and other sites are not affected', async () => {
  const site = aSite();
  for (const part of ['00', '01', '7f', 'ff'])
    expect(await statusesFrom(`${site}:ab${part}`, limit)).toEqual(all(400, limit));
  expect(await statusesFrom(`${site}:ab80`, 1)).toEqual([429]);
  expect(await statusesFrom(`${site}:ac80`, 1)).toEqual([400]);
});
