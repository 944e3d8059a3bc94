import { signIn } from '@portal/contract/accounts/endpoints/auth.ts';
import { getUserProfile } from '@portal/contract/accounts/endpoints/user.ts';
import { decodeJwt } from 'jose';
import { describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import {
  authHeaders,
  type Person,
  signInPerson,
  signUpPerson,
  createStaff,
} from '../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { patchSession } from '../../support/accounts/storedAccounts.ts';
import { containerOf } from '../../support/portal/stores.ts';

const portal = inject('portal');
const HOUR_SECONDS = 3600;
const claimsSchema = z.object({
  iat: z.number(),
  exp: z.number(),
  rememberMe: z.boolean(),
  role: z.string(),
  sid: z.string(),
});
const claimsOf = (token: string) => claimsSchema.parse(decodeJwt(token));
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const statusOf = async ({ token }: Pick<Person, 'token'>) =>
  (await callApi(portal.api, getUserProfile, { headers: authHeaders({ token }) })).status;

async function storedSession(sid: string): Promise<Record<string, unknown>> {
  const id = `session|${sid}`;
  const { resource } = await (
    await containerOf(portal, 'accounts')
  )
    .item(id, id)
    .read<Record<string, unknown>>();
  return resource ?? {};
}

async function tokenFor({ email, password, device }: Person, rememberMe: boolean): Promise<string> {
  const headers = { ...randomIpHeader(), 'x-device': device };
  const grant = await dataOf(portal.api, signIn, { headers, body: { email, password, rememberMe } });
  if (grant.step !== 'done') throw new Error(grant.step);
  return grant.token;
}

describe('a session lasts', () => {
  it('30 days for a client who asked to be remembered, and 12 hours for one who did not', async () => {
    const client = await signUpPerson(portal);
    const [remembered, brief] = [await tokenFor(client, true), await tokenFor(client, false)].map(claimsOf);
    expect(remembered).toMatchObject({ rememberMe: true, exp: remembered!.iat + 30 * 24 * HOUR_SECONDS });
    expect(brief).toMatchObject({ rememberMe: false, exp: brief!.iat + 12 * HOUR_SECONDS });
    expect(await storedSession(brief!.sid)).toMatchObject({ ttl: 12 * HOUR_SECONDS });
  });

  it('12 hours for staff, even with “Remember me”', async () => {
    const claims = claimsOf(await tokenFor(await createStaff(portal), true));
    expect(claims).toMatchObject({ rememberMe: false, role: 'staff', exp: claims.iat + 12 * HOUR_SECONDS });
    const expiresAt = String((await storedSession(claims.sid))['expiresAt']);
    expect(Math.abs(Date.parse(expiresAt) / 1000 - claims.exp)).toBeLessThan(2);
  });

  it('no longer than its document allows, whatever its token says', async () => {
    const client = await signUpPerson(portal);
    await patchSession(portal, claimsOf(client.token).sid, { '/expiresAt': minutesAgo(0) });
    expect(await statusOf(client)).toBe(401);
  });
});

describe('an idle session', () => {
  it('of staff is refused, and stays ended', async () => {
    const staff = await createStaff(portal);
    const { sid } = claimsOf(staff.token);
    await patchSession(portal, sid, { '/seenAt': minutesAgo(16.1) });
    expect(await statusOf(staff)).toBe(401);
    expect(await storedSession(sid)).toHaveProperty('endedAt');
    await patchSession(portal, sid, { '/seenAt': minutesAgo(0) });
    expect(await statusOf(staff)).toBe(401);
  });

  it('of staff continues if used in time, and the store is updated', async () => {
    const staff = await createStaff(portal);
    const { sid } = claimsOf(staff.token);
    const seenAt = minutesAgo(14);
    await patchSession(portal, sid, { '/seenAt': seenAt });
    expect(await statusOf(staff)).toBe(200);
    expect(Date.parse(String((await storedSession(sid))['seenAt']))).toBeGreaterThan(
      Date.parse(minutesAgo(1)),
    );
  });

  it('of a client does not expire', async () => {
    const client = await signInPerson(portal, await signUpPerson(portal));
    await patchSession(portal, claimsOf(client.token).sid, { '/seenAt': minutesAgo(60 * 24 * 5) });
    expect(await statusOf(client)).toBe(200);
  });
});
