import { settings } from '../../config/settings.ts';
import { starterNotices } from '../../domain/configuration/notices/starterNotices.ts';
import { storedNotices, type StoredNotices } from '../../domain/configuration/notices/storedNotices.ts';
import { configList } from './configDocument.ts';

/** A list of one: everything that is configured beside the lists, with its history. */
export const noticesList = configList('copy-services-and-notices', storedNotices);

/** Copy services, due days, notices and support contact; up to 30 s old. */
export async function readNotices(): Promise<StoredNotices> {
  return storedOrStarterNotices(await noticesList.read());
}

/** The same as they are now. */
export async function readNoticesNow(): Promise<StoredNotices> {
  return storedOrStarterNotices(await noticesList.readNow());
}

/** A portal whose admins changed nothing yet has none stored. */
export function storedOrStarterNotices(items: readonly StoredNotices[]): StoredNotices {
  return items[0] ?? starterNotices(settings().DUE_DAYS);
}
