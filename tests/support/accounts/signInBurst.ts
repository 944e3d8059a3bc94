import { randomUUID } from 'node:crypto';
import { signIn } from '@portal/contract/accounts/endpoints/auth.ts';
import type { Person } from './accounts.ts';
import { type ApiResponse, callApi } from '../api/callApi.ts';
import { randomIpHeader } from '../api/randomIpHeader.ts';

interface BurstResult {
  readonly response: ApiResponse;
  readonly durationMs: number;
  /** Sign-ins of the burst that finished before the measured one. */
  readonly finishedBefore: number;
  /** Response statuses of the burst. */
  readonly burst: readonly number[];
}

interface Burst {
  readonly size: number;
  /** Each sign-in of the burst from an IP address of its own, and the measured one from the person's known browser. */
  readonly fromManyAddresses?: boolean;
}

/** Signs `person` in during a burst of wrong sign-ins from another IP address, or from many. */
export async function signInDuringBurst(
  { api }: { readonly api: string },
  { email, password, device }: Person,
  { size, fromManyAddresses = false }: Burst,
): Promise<BurstResult> {
  const oneAddress = randomIpHeader();
  let finished = 0;
  const burst = Array.from({ length: size }, async () => {
    const headers = fromManyAddresses ? randomIpHeader() : oneAddress;
    const body = { email: `${randomUUID()}@firm.example`, password: 'wrong-password' };
    const { status } = await callApi(api, signIn, { headers, body });
    finished++;
    return status;
  });
  // Once the first is finished, the others are being hashed.
  await Promise.race(burst);
  const startedAt = performance.now();
  const headers = { ...randomIpHeader(), ...(fromManyAddresses && { 'x-device': device }) };
  const response = await callApi(api, signIn, { headers, body: { email, password } });
  const durationMs = performance.now() - startedAt;
  const finishedBefore = finished;
  return { response, durationMs, finishedBefore, burst: await Promise.all(burst) };
}
