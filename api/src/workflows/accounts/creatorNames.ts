import { assigneesOf } from './assignees.ts';

const SYSTEM = 'system';

/** Names whoever these user ids stand for; the portal itself, and accounts that are gone, are `system`. */
export async function creatorNames(ids: readonly string[]): Promise<(id: string) => string> {
  const people = await assigneesOf(ids.filter((id) => id !== SYSTEM));
  return (id) => people.get(id)?.name ?? SYSTEM;
}
