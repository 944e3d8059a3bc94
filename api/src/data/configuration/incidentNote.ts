import type { StoredNotices } from '../../domain/configuration/notices/storedNotices.ts';
import { readNotices } from './notices.ts';

/** The current incident note with its start; null if there is none. Up to 30 seconds old. */
export async function incidentNote(): Promise<StoredNotices['incident']> {
  return (await readNotices()).incident;
}
