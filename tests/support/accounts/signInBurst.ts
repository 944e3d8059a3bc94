import { randomUUID } from 'node:crypto';
import { signIn } from '@portal/contract/accounts/endpoints/auth.ts';
import type { Person } from './accounts.ts';
import { type ApiAnswer, callApi } from '../api/callApi.ts';
import { fromAnotherAddress } from '../api/fromAnotherAddress.ts';

interface DuringBurst {
  readonly answer: ApiAnswer;
  readonly durationMs: number;
  /** Sign-ins of the burst that had been answered before it. */
  readonly answeredBefore: number;
  /** Statuses of the whole burst. */
  readonly burst: readonly number[];
}

/** Signs `person` in from an address of their own while another works on a burst of sign-ins, all wrong. */
export async function signInDuringBurst(
  { api }: { readonly api: string },
  person: Person,
  size: number,
): Promise<DuringBurst> {
  const headers = fromAnotherAddress();
  let answered = 0;
  const burst = Array.from({ length: size }, async () => {
    const body = { email: `${randomUUID()}@firm.example`, password: 'wrong-password' };
    const { status } = await callApi(api, signIn, { headers, body });
    answered++;
    return status;
  });
  // From the first answer on the burst is at the hashing.
  await Promise.race(burst);
  const startedAt = performance.now();
  const { email, password } = person;
  const answer = await callApi(api, signIn, { headers: fromAnotherAddress(), body: { email, password } });
  const durationMs = performance.now() - startedAt;
  const answeredBefore = answered;
  return { answer, durationMs, answeredBefore, burst: await Promise.all(burst) };
}
