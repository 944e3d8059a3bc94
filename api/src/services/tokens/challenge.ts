import * as z from 'zod/mini';
import { issueToken, verifyToken } from './portalToken.ts';

const MINUTES = 10;

const claims = z.object({
  sub: z.string(),
  step: z.enum(['code', 'enroll']),
  rememberMe: z.boolean(),
  /** The account's session epoch. A new epoch invalidates the challenge. */
  epoch: z.int(),
});

/** A sign-in that has passed the password check and needs the second step. */
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
