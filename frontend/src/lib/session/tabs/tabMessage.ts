import '../../schemaMode.ts';
import * as z from 'zod/mini';

export const SESSION_CHANNEL = 'portal.session';

/** Messages about the session between the tabs of a browser. */
export const tabMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('ended'),
    end: z.enum(['signed-out', 'expired', 'idle']),
    /** The session that ended; null if its token could not be read. */
    sid: z.nullable(z.string()),
  }),
  /** A new session, for tabs with an older session of the same user. */
  z.object({ type: z.literal('opened'), userId: z.string(), token: z.string() }),
  /** A new tab asks for the session, which is stored per tab. */
  z.object({ type: z.literal('requested') }),
  z.object({ type: z.literal('shared'), token: z.string() }),
]);

export type TabMessage = z.output<typeof tabMessage>;
