import type { Assembly } from './assembly.ts';

const SEEN_MS = 2 * 60_000;
/** A person who stays is recorded again only after this time, so that an open page costs few writes. */
const NOTED_AGAIN_MS = 60_000;

/** The assembly with a person who has it open. Null if that was recorded a moment ago, or nothing was added yet. */
export function withPerson(assembly: Assembly, userId: string, now: Date): Assembly | null {
  const at = assembly.people[userId];
  if (assembly.sources.length === 0) return null;
  if (at !== undefined && now.getTime() - Date.parse(at) < NOTED_AGAIN_MS) return null;
  const others = Object.entries(assembly.people).filter(([, seen]) => isRecent(seen, now));
  return { ...assembly, people: { ...Object.fromEntries(others), [userId]: now.toISOString() } };
}

/** The other people who have it open. */
export function otherPeople(
  { people }: Assembly,
  userId: string,
  now: Date,
): { readonly userId: string; readonly at: string }[] {
  return Object.entries(people).flatMap(([id, at]) =>
    id !== userId && isRecent(at, now) ? [{ userId: id, at }] : [],
  );
}

function isRecent(at: string, now: Date): boolean {
  return now.getTime() - Date.parse(at) < SEEN_MS;
}
