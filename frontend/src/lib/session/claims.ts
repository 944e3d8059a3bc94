import { roles } from '@portal/contract/accounts/catalogs/roles.ts';
import * as z from 'zod/mini';
import '../schemaMode.ts';
import { tokenPayload } from './tokenPayload.ts';

/** The claims of a session token. `exp` in seconds since 1970. */
const claims = z.object({
  userId: z.string().check(z.minLength(1)),
  email: z.string(),
  role: z.enum(roles),
  sid: z.string(),
  rememberMe: z.boolean(),
  exp: z.number(),
});

export type Claims = z.output<typeof claims>;

/** The claims of a token that has not expired; null for any other. Not verified: only the server does that. */
export function tokenClaimsOf(token: string | null, now: Date): Claims | null {
  const parsed = claims.safeParse(tokenPayload(token));
  if (!parsed.success || parsed.data.exp * 1000 <= now.getTime()) return null;
  return parsed.data;
}
