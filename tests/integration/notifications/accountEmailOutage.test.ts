import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { forgotPassword } from '@portal/contract/accounts/endpoints/auth.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { freshEmail, signUpPerson } from '../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { setEmailOutage } from '../../support/operations/emailOutage.ts';
import { emailsTo } from '../../support/operations/emails.ts';
import { borrowPortal, type BorrowedPortal } from '../../support/portal/borrowPortal.ts';
import { eventually } from '../../support/portal/eventually.ts';

let portal: BorrowedPortal;
beforeAll(async () => {
  portal = await borrowPortal({ faultInjection: false });
});
afterEach(() => setEmailOutage(portal, false));
afterAll(() => portal.stop());

const requestReset = (email: string) =>
  callApi(portal.api, forgotPassword, { headers: randomIpHeader(), body: { email } });

/** How often an email to an account was postponed. */
async function timesPostponed(userId: string): Promise<number> {
  const lines = (await readFile(join(portal.dir, 'logs/api.log'), 'utf8')).split('\n');
  return lines.filter((line) => line.includes('account email postponed') && line.includes(userId)).length;
}

it('reset links that are requested during a mail outage arrive after it, each once, and are answered like those for unknown addresses', async () => {
  const person = await signUpPerson(portal);
  await setEmailOutage(portal, true);
  const [known, unknown] = [await requestReset(person.email), await requestReset(freshEmail())];
  expect([unknown.status, unknown.message]).toEqual([known.status, known.message]);
  expect(known.status).toBe(200);
  const isDelayed = async (email: string) =>
    (await dataOf(portal.api, forgotPassword, { headers: randomIpHeader(), body: { email } })).isDelayed ===
    true;
  await eventually('the delay', () => isDelayed(freshEmail()), 50_000);
  expect([await isDelayed(person.email), await isDelayed(freshEmail())]).toEqual([true, true]);
  await eventually('two attempts', async () => (await timesPostponed(person.userId)) >= 2, 50_000);
  await setEmailOutage(portal, false);

  const resets = async () =>
    (await emailsTo(portal, person.email)).filter(({ subject }) => subject === 'Reset your password');
  await eventually('the emails', async () => (await resets()).length >= 2, 50_000);
  expect(await resets()).toHaveLength(2);
}, 120_000);
