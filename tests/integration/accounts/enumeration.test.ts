import { forgotPassword, signIn } from '@portal/contract/accounts/endpoints/auth.ts';
import type { Operation } from '@portal/contract/endpoint.ts';
import { changeUser, inviteUser } from '@portal/contract/accounts/endpoints/people.ts';
import { describe, expect, inject, it } from 'vitest';
import { getAdmin, authHeaders, freshEmail, signUpPerson } from '../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';

const portal = inject('portal');
const SAMPLES = 16;
/** Below the limits of an email address, so that each response is that of a first attempt. */
const PER_ADDRESS = 4;

type Kind = 'known' | 'disabled' | 'invited' | 'unknown';

const createEmail: Record<Kind, () => Promise<string>> = {
  unknown: () => Promise.resolve(freshEmail()),
  known: async () => (await signUpPerson(portal)).email,
  disabled: async () => {
    const { email, userId } = await signUpPerson(portal);
    const headers = authHeaders(await getAdmin(portal));
    await dataOf(portal.api, changeUser, { headers, body: { action: 'disable', userId } });
    return email;
  },
  invited: async () => {
    const email = freshEmail();
    const headers = authHeaders(await getAdmin(portal));
    await dataOf(portal.api, inviteUser, { headers, body: { email, role: 'staff' } });
    return email;
  },
};
const kinds = Object.keys(createEmail) as Kind[];
const COUNT = Math.ceil(SAMPLES / PER_ADDRESS);

async function ask(operation: Operation, email: string) {
  const body = { email, password: 'wrong-password' };
  const startedAt = performance.now();
  const { headers, ...reply } = await callApi(portal.api, operation, { headers: randomIpHeader(), body });
  const durationMs = performance.now() - startedAt;
  const { correlationId: _, ...error } = reply.error ?? { correlationId: '' };
  // The token itself differs. Its presence and length must not.
  const data = JSON.stringify(reply.data ?? null).replace(/[\w-]{43}/, 'token');
  const sameHeaders = Array.from(headers).filter(([name]) => !['date', 'x-correlation-id'].includes(name));
  return { response: { ...reply, error, data, headers: sameHeaders }, durationMs };
}

/** The fastest of several calls, interleaved: other load makes a call slower, never faster. */
async function fastestOf(operation: Operation) {
  const createEmails = (kind: Kind) => Promise.all(Array.from({ length: COUNT }, createEmail[kind]));
  const emails = { known: await createEmails('known'), unknown: await createEmails('unknown') };
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let sample = 0; sample < SAMPLES; sample++) {
    for (const kind of ['known', 'unknown'] as const) {
      const { durationMs } = await ask(operation, emails[kind][sample % COUNT]!);
      times[kind].push(durationMs);
    }
  }
  return { known: Math.min(...times.known), unknown: Math.min(...times.unknown) };
}

describe.each([signIn, forgotPassword])('$path does not reveal who has an account', (operation) => {
  it('by its response', async () => {
    const [first, ...others] = await Promise.all(
      kinds.map(async (kind) => (await ask(operation, await createEmail[kind]())).response),
    );
    expect(others).toEqual(others.map(() => first));
  });

  it('by its timing', { tags: ['full'] }, async () => {
    const { known, unknown } = await fastestOf(operation);
    expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(1.35);
  });
});
