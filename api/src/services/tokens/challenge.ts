import * as z from 'zod/mini';
import { issueToken, verifyToken } from './portalToken.ts';

const MINUTES = 10;

const claims = z.object({
  sub: z.string(),
  step: z.enum(['code', 'enroll']),
  rememberMe: z.boolean(),
  /** The challenge dies with the sessions of its time: see the account's session epoch. */
  epoch: z.int(),
});

/** A sign-in whose first step was proven and whose second is still to come. */
export interface Challenge {
  readonly userId: string;
  readonly step: 'code' | 'enroll';
  readonly rememberMe: boolean;
  readonly epoch: number;
}

export async function issueChallenge({ userId, ...rest }: Challenge, now: Date): Promise<string> {
  const { token } = await issueToken('challenge', {
    subject: userId,
    claims: { ...rest },
    issuedAt: now,
    lifetimeSeconds: MINUTES * 60,
  });
  return token;
}

export async function verifyChallenge(token: string): Promise<Challenge | null> {
  const read = claims.safeParse(await verifyToken('challenge', token));
  if (!read.success) return null;
  const { sub, ...rest } = read.data;
  return { userId: sub, ...rest };
}
