import { randomUUID } from 'node:crypto';
import { signIn } from '@portal/contract/accounts/endpoints/auth.ts';
import type { Person } from './accounts.ts';
import { type ApiAnswer, callApi } from '../api/callApi.ts';
import { randomIpHeader } from '../api/randomIpHeader.ts';

interface BurstResult {
  readonly answer: ApiAnswer;
  readonly durationMs: number;
  /** Sign-ins of the burst that were answered before the measured one. */
  readonly answeredBefore: number;
  /** Response statuses of the burst. */
  readonly burst: readonly number[];
}

/** Signs `person` in during a burst of wrong sign-ins from another IP address. */
export async function signInDuringBurst(
  { api }: { readonly api: string },
  person: Person,
  size: number,
): Promise<BurstResult> {
  const headers = randomIpHeader();
  let answered = 0;
  const burst = Array.from({ length: size }, async () => {
    const body = { email: `${randomUUID()}@firm.example`, password: 'wrong-password' };
    const { status } = await callApi(api, signIn, { headers, body });
    answered++;
    return status;
  });
  // Once the first is answered, the others are being hashed.
  await Promise.race(burst);
  const startedAt = performance.now();
  const { email, password } = person;
  const answer = await callApi(api, signIn, { headers: randomIpHeader(), body: { email, password } });
  const durationMs = performance.now() - startedAt;
  const answeredBefore = answered;
  return { answer, durationMs, answeredBefore, burst: await Promise.all(burst) };
}
