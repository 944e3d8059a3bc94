import { isSessionOpen } from '../data/accounts/sessions.ts';
import type { Caller, HeldAccess, Session } from '../domain/requests/access/caller.ts';
import { verifyRequestAccess } from '../services/tokens/requestAccess.ts';
import { verifySessionToken } from '../services/tokens/session.ts';
import { bearerTokens } from './bearerToken.ts';
import { PortalError } from '../errors/portalError.ts';

interface Headers {
  get(name: string): string | null;
}

/** Sent with calls that a page makes by itself, which are not activity: they do not keep an idle session open. */
const BACKGROUND = 'x-background';

/** Reads the caller from the headers. Throws `unauthenticated` for an invalid request-access token, so that the screen asks for a new one. */
export async function readCaller(headers: Headers, address: string, now: Date): Promise<Caller> {
  return {
    address,
    session: await readSession(headers, now),
    held: await readHeldRequest(headers),
  };
}

async function readSession(headers: Headers, now: Date): Promise<Session | null> {
  const isActivity = headers.get(BACKGROUND) === null;
  for (const token of bearerTokens(headers)) {
    const session = await verifySessionToken(token);
    if (session && (await isSessionOpen(session, now, isActivity))) return session;
  }
  return null;
}

async function readHeldRequest(headers: Headers): Promise<HeldAccess | null> {
  const token = headers.get('x-request-access');
  if (!token) return null;
  const held = await verifyRequestAccess(token);
  if (!held) {
    throw new PortalError(
      'unauthenticated',
      'Your access has expired. Please enter your Order ID and verification code again.',
    );
  }
  return held;
}
