import '../../lib/schemaMode.ts';
import { searchedText } from '@portal/contract/search/schemas.ts';
import * as z from 'zod/mini';
import { currentSession } from '../../lib/session/session.ts';

/** The state of a history entry with results. The text may name a patient, so it is in no address and no storage. */
const searchState = z.object({ searched: z.object({ text: searchedText, userId: z.string() }) });

/** The state for the page of results. */
export function searchStateOf(text: string): z.output<typeof searchState> {
  return { searched: { text, userId: currentSession()?.userId ?? '' } };
}

/** The text in a state; empty without one, and if it is from the session of somebody else in this tab. */
export function searchedTextIn(state: unknown): string {
  const parsed = searchState.safeParse(state);
  if (!parsed.success) return '';
  const { text, userId } = parsed.data.searched;
  return userId === currentSession()?.userId ? text : '';
}
