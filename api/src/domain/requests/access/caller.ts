import type { Role } from '@portal/contract/accounts/catalogues/roles.ts';
import type { CallerKind } from '@portal/contract/endpoint.ts';

/** A signed-in person, as their token says. */
export interface Session {
  readonly userId: string;
  readonly email: string;
  readonly role: Role;
  readonly sid: string;
  readonly rememberMe: boolean;
}

/** Who makes a call. A signed-in person may hold access to one request besides. */
export interface Caller {
  /** As which calls are counted: the network of an IPv6 address. */
  readonly address: string;
  readonly session: Session | null;
  /** The request that the caller proved to know by order id and code. */
  readonly heldRequestId: string | null;
}

/** Every kind of caller that this one is; an operation that admits any of them may be called. */
export function callerKindsOf(caller: Caller): CallerKind[] {
  const kinds: CallerKind[] = ['anonymous'];
  if (caller.heldRequestId) kinds.push('holder');
  if (caller.session) kinds.push(caller.session.role);
  return kinds;
}
