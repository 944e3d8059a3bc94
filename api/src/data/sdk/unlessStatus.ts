import { cosmosErrorStatus } from '../cosmos.ts';

/** What a request to the store returns; null if the store refuses it with one of these statuses. */
export async function unlessStatus<T>(statuses: readonly number[], request: Promise<T>): Promise<T | null> {
  try {
    return await request;
  } catch (error) {
    if (statuses.includes(cosmosErrorStatus(error) ?? 0)) return null;
    throw error;
  }
}
