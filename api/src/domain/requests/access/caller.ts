import type { Role } from '@portal/contract/accounts/catalogs/roles.ts';
import type { CallerKind } from '@portal/contract/endpoint.ts';

/** A signed-in user, from the session token. */
export interface Session {
  readonly userId: string;
  readonly email: string;
  readonly role: Role;
  readonly sid: string;
  readonly rememberMe: boolean;
}

/** A request that was opened with Order ID and verification code. */
export interface HeldAccess {
  readonly requestId: string;
  /** The version of the code that was entered. A replaced code opens nothing. */
  readonly codeVersion: number;
}

/** Who makes a call. A signed-in user can also hold access to one request. */
export interface Caller {
  /** The address for rate limits; for IPv6, its network. */
  readonly address: string;
  readonly session: Session | null;
  /** The request that the caller opened with Order ID and verification code. */
  readonly held: HeldAccess | null;
}

/** Whose calls take turns with those of others in a queue: the account's, or the address's without one. */
export function turnOf({ session, address }: Caller): string {
  return session?.userId ?? address;
}

/** Every kind that the caller has. An operation is allowed if it admits one of them. */
export function callerKindsOf(caller: Caller): CallerKind[] {
  const kinds: CallerKind[] = ['anonymous'];
  if (caller.held) kinds.push('holder');
  if (caller.session) kinds.push(caller.session.role);
  return kinds;
}
