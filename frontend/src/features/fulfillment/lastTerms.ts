import '../../lib/schemaMode.ts';
import * as z from 'zod/mini';
import { currentSession } from '../../lib/session/session.ts';
import type { ReleaseValues, TermValues } from '../files/release/rules/releaseValues.ts';

const terms = z.object({
  requiresPayment: z.boolean(),
  chargeAmount: z.string(),
  embargoEnabled: z.boolean(),
  embargoDays: z.string(),
});

const keyOf = (userId: string) => `portal.lastTerms:${userId}`;

/** The charge and embargo that the signed-in person used last on this device; null if there are none. */
export function readLastTerms(): TermValues | null {
  const userId = currentSession()?.userId;
  const text = userId ? localStorage.getItem(keyOf(userId)) : null;
  if (text === null) return null;
  try {
    return terms.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Remembers for the next request the charge and embargo that most of these files have; of several, the first. */
export function saveLastTerms(values: ReleaseValues, fileIds: readonly string[]): void {
  const userId = currentSession()?.userId;
  if (!userId) return;
  const [used] = [
    ...Map.groupBy(
      fileIds.map((id) => terms.parse(values.fileTerms[id] ?? values)),
      (each) => JSON.stringify(each),
    ).values(),
  ].reduce((most, group) => (group.length > most.length ? group : most), []);
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(used));
  } catch {
    // Storage is full or disabled: the terms are not offered.
  }
}
