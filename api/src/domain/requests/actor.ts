import type { Role } from '@portal/contract/accounts/catalogs/roles.ts';
import * as z from 'zod/mini';

/** Who did something: a user, the holder of a request, or the portal. */
export const actor = z.object({
  kind: z.enum(['holder', 'client', 'staff', 'admin', 'system']),
  /** User id; null for holders and the system. */
  id: z.nullable(z.string()),
});

export type Actor = z.output<typeof actor>;

/** The actor of a signed-in user. */
export function userActor({ role, userId }: { readonly role: Role; readonly userId: string }) {
  return { kind: role, id: userId };
}

export const SYSTEM: Actor = { kind: 'system', id: null };
export const HOLDER: Actor = { kind: 'holder', id: null };
