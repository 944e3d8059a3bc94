import { assigneesOf } from './assignees.ts';

const SYSTEM = 'system';

/** Returns a function from user ID to name. The portal itself and deleted accounts are named `system`. */
export async function creatorNames(ids: readonly string[]): Promise<(id: string) => string> {
  const people = await assigneesOf(ids.filter((id) => id !== SYSTEM));
  return (id) => people.get(id)?.name ?? SYSTEM;
}
