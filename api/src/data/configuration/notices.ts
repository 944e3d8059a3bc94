import { settings } from '../../config/settings.ts';
import { starterNotices } from '../../domain/configuration/notices/starterNotices.ts';
import { storedNotices, type StoredNotices } from '../../domain/configuration/notices/storedNotices.ts';
import { configList } from './configDocument.ts';

/** A list with one item: all other configuration, with its history. */
export const noticesList = configList('copy-services-and-notices', storedNotices);

/** Copy services, due days, notices, and support contact. Up to 30 seconds old. */
export async function readNotices(): Promise<StoredNotices> {
  return storedOrStarterNotices(await noticesList.read());
}

/** The same, not cached. */
export async function readNoticesNow(): Promise<StoredNotices> {
  return storedOrStarterNotices(await noticesList.readNow());
}

/** Nothing is stored before the first change by an admin. */
export function storedOrStarterNotices(items: readonly StoredNotices[]): StoredNotices {
  return items[0] ?? starterNotices(settings().DUE_DAYS);
}

/** The current incident note with its start; null if there is none. Up to 30 seconds old. */
export async function readIncident(): Promise<StoredNotices['incident']> {
  return (await readNotices()).incident;
}
