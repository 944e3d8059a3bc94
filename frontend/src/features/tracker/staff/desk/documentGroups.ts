import type { StaffFileView, StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { groupedFiles } from '../../../files/rules/groupedFiles.ts';

type DocumentGroup = 'authorization' | 'supporting' | 'updates' | 'released';

/** The documents of a request that still exist, in the order in which staff read them. Leaves out empty groups. */
export function documentGroups({
  loaFiles,
  uploadedFiles,
}: Pick<StaffRequestView, 'loaFiles' | 'uploadedFiles'>): {
  group: DocumentGroup;
  files: StaffFileView[];
}[] {
  const { supporting, updates, fromLegalTeam } = groupedFiles(uploadedFiles);
  const groups: Record<DocumentGroup, readonly StaffFileView[]> = {
    authorization: loaFiles,
    supporting,
    updates,
    released: fromLegalTeam,
  };
  return Object.entries(groups)
    .map(([group, files]) => ({
      group: group as DocumentGroup,
      files: files.filter(({ deletedAt }) => !deletedAt),
    }))
    .filter(({ files }) => files.length > 0);
}
