import type { StoredNotices } from '../../domain/configuration/notices/storedNotices.ts';
import { readNotices } from './notices.ts';

/** What everybody is told of a disturbance, and since when it lasts; null while there is none. Up to 30 s old. */
export async function incidentNote(): Promise<StoredNotices['incident']> {
  return (await readNotices()).incident;
}
