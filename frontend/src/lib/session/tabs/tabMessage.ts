import '../../schemaMode.ts';
import * as z from 'zod/mini';

export const SESSION_CHANNEL = 'portal.session';

/** What the tabs of one browser tell each other about the session. */
export const tabMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('ended'),
    end: z.enum(['signed-out', 'expired', 'idle']),
    /** The session that ended; null when it was none that could be read. */
    sid: z.nullable(z.string()),
  }),
  /** A new session, for tabs that hold an older one of the same person. */
  z.object({ type: z.literal('opened'), userId: z.string(), token: z.string() }),
  /** A new tab asks for a session that is kept per tab. */
  z.object({ type: z.literal('wanted') }),
  z.object({ type: z.literal('held'), token: z.string() }),
]);

export type TabMessage = z.output<typeof tabMessage>;
