import type { Claims } from '../../../lib/session/claims.ts';
import { ANONYMOUS, type Viewer } from './recentsStorage.ts';

/** Whose list of recent requests it is. */
export function viewerOf(session: Claims | null): Viewer {
  return session?.userId ?? ANONYMOUS;
}
