import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { forgotPassword } from '@portal/contract/accounts/endpoints/auth.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { freshEmail, signUpPerson } from '../../support/accounts/accounts.ts';
import { callApi } from '../../support/api/callApi.ts';
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

it('a reset link that is requested during a mail outage arrives after it, once, and answers like one for an unknown address', async () => {
  const person = await signUpPerson(portal);
  await setEmailOutage(portal, true);
  const [known, unknown] = [await requestReset(person.email), await requestReset(freshEmail())];
  expect([unknown.status, unknown.message]).toEqual([known.status, known.message]);
  expect(known.status).toBe(200);
  await eventually('two attempts', async () => (await timesPostponed(person.userId)) >= 2, 50_000);
  await setEmailOutage(portal, false);

  const resets = async () =>
    (await emailsTo(portal, person.email)).filter(({ subject }) => subject === 'Reset your password');
  await eventually('the email', async () => (await resets()).length > 0, 50_000);
  expect(await resets()).toHaveLength(1);
}, 120_000);
