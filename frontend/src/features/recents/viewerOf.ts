import * as z from 'zod/mini';
import '../../lib/schemaMode.ts';
import { ANONYMOUS, type Viewer } from './recentsPlace.ts';

/** `exp` in seconds since 1970. */
const claims = z.object({ userId: z.string().check(z.minLength(1)), exp: z.number() });

/** Whose token this is; `anonymous` without one, or with one that has run out or cannot be read. */
export function viewerOf(sessionToken: string | null, now: Date): Viewer {
  const parsed = claims.safeParse(claimsOf(sessionToken ?? ''));
  if (!parsed.success || parsed.data.exp * 1000 <= now.getTime()) return ANONYMOUS;
  return parsed.data.userId;
}

/** Read, not verified: it only chooses a list that this browser keeps anyway. */
function claimsOf(token: string): unknown {
  const [, payload = ''] = token.split('.');
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
