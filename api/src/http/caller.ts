import type { CallerKind } from '@portal/contract/endpoint.ts';
import { isSessionOpen } from '../data/accounts/sessions.ts';
import { verifyRequestAccess } from '../services/tokens/requestAccess.ts';
import { type Session, verifySessionToken } from '../services/tokens/session.ts';
import { bearerTokens } from './bearerToken.ts';
import { PortalError } from '../errors/portalError.ts';

/** Who makes a call. A signed-in person may hold access to one request besides. */
export interface Caller {
  /** As which calls are counted: the network of an IPv6 address. */
  readonly address: string;
  readonly session: Session | null;
  /** The request that the caller proved to know by order id and code. */
  readonly heldRequestId: string | null;
}

interface Headers {
  get(name: string): string | null;
}

/** Reads who is calling from the headers alone. A request-access token that is not valid any more is refused, so that the screen asks for a new one. */
export async function readCaller(headers: Headers, address: string, now: Date): Promise<Caller> {
  return {
    address,
    session: await readSession(headers, now),
    heldRequestId: await readHeldRequest(headers),
  };
}

async function readSession(headers: Headers, now: Date): Promise<Session | null> {
  for (const token of bearerTokens(headers)) {
    const session = await verifySessionToken(token);
    if (session && (await isSessionOpen(session, now))) return session;
  }
  return null;
}

async function readHeldRequest(headers: Headers): Promise<string | null> {
  const token = headers.get('x-request-access');
  if (!token) return null;
  const requestId = await verifyRequestAccess(token);
  if (!requestId) {
    throw new PortalError(
      'unauthenticated',
      'Your access has expired. Please enter order ID and verification code again.',
    );
  }
  return requestId;
}

/** The signed-in person of a call that only such people may make. */
export function sessionOf(caller: Caller): Session {
  if (!caller.session) throw new PortalError('unauthenticated', 'Please sign in.');
  return caller.session;
}

/** Every kind of caller that this one is; an operation that admits any of them may be called. */
export function kindsOf(caller: Caller): CallerKind[] {
  const kinds: CallerKind[] = ['anonymous'];
  if (caller.heldRequestId) kinds.push('holder');
  if (caller.session) kinds.push(caller.session.role);
  return kinds;
}
