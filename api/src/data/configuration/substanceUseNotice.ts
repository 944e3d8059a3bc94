import type { ManagedNotice } from '@portal/contract/configuration/schemas/substanceUseNotice.ts';
import {
  currentNotice,
  type StoredNotice,
  storedNotice,
} from '../../domain/configuration/substanceUseNotice.ts';
import { configList } from './configDocument.ts';

/** A list with one item: the changed notice of 42 CFR 2.32 with its history. */
export const substanceUseNoticeList = configList('substance-use-notice', storedNotice);

/** The current notice of 42 CFR 2.32. Up to 30 seconds old. */
export async function readSubstanceUseNotice(): Promise<ManagedNotice> {
  const [stored] = await substanceUseNoticeList.read();
  return currentNotice(stored);
}

/** What is stored, not cached; undefined before the first change. */
export async function readStoredNoticeNow(): Promise<StoredNotice | undefined> {
  const [stored] = await substanceUseNoticeList.readNow();
  return stored;
}
