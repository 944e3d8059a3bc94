import { identityProvider } from '@portal/contract/accounts/endpoints/oauth.ts';
import * as z from 'zod/mini';
import { issueToken, verifyToken } from './portalToken.ts';

const MINUTES = 10;

const claims = z.object({
  sub: z.string(),
  provider: identityProvider,
  identity: z.string(),
  rememberMe: z.boolean(),
});

/** A provider's identity that becomes linked once the owner of the account with its address enters the password. */
export interface IdentityLink {
  readonly userId: string;
  readonly provider: z.output<typeof identityProvider>;
  readonly identity: string;
  readonly rememberMe: boolean;
}

export async function issueIdentityLink({ userId, ...rest }: IdentityLink, now: Date): Promise<string> {
  const { token } = await issueToken('identity-link', {
    subject: userId,
    claims: { ...rest },
    issuedAt: now,
    lifetimeSeconds: MINUTES * 60,
  });
  return token;
}

export async function verifyIdentityLink(token: string): Promise<IdentityLink | null> {
  const read = claims.safeParse(await verifyToken('identity-link', token));
  if (!read.success) return null;
  const { sub, ...rest } = read.data;
  return { userId: sub, ...rest };
}
