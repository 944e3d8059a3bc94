import type { AuthorityChecklist } from '@portal/contract/submissions/schemas/authorityChecklist.ts';
import {
  allAuthorityChecklists,
  type StoredAuthorityChecklists,
  storedAuthorityChecklists,
} from '../../domain/submissions/authorityChecklists.ts';
import { configList } from './configDocument.ts';

/** A list with one item: the changed authority checklists with their history. */
export const authorityChecklistsList = configList('authority-checklists', storedAuthorityChecklists);

/** The checklist of each kind of authority. Up to 30 seconds old. */
export async function readAuthorityChecklists(): Promise<readonly AuthorityChecklist[]> {
  const [stored] = await authorityChecklistsList.read();
  return allAuthorityChecklists(stored);
}

/** What is stored, not cached; undefined before the first change. */
export async function readStoredChecklistsNow(): Promise<StoredAuthorityChecklists | undefined> {
  const [stored] = await authorityChecklistsList.readNow();
  return stored;
}
