import type { Claims } from '../../../lib/session/claims.ts';
import { ANONYMOUS, type Viewer } from './recentsStorage.ts';

/** The viewer for the list of recent requests. */
export function viewerOf(session: Claims | null): Viewer {
  return session?.userId ?? ANONYMOUS;
}
