import type { StaffFileView, StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { groupedFiles } from '../../files/rules/groupedFiles.ts';
import { authorizationFiles } from '../../submissions/rules/authorizationOf.ts';

type DocumentGroup = 'authorization' | 'supporting' | 'updates' | 'messages' | 'released';

/** The documents of a request that still exist, in the order in which staff read them. Leaves out empty groups. */
export function documentGroups(
  request: Pick<StaffRequestView, 'loaFiles' | 'uploadedFiles' | 'updateRequests' | 'review'>,
): {
  group: DocumentGroup;
  files: StaffFileView[];
}[] {
  const { supporting, updates, messages, fromLegalTeam } = groupedFiles(request.uploadedFiles);
  const authorization = authorizationFiles(request);
  const groups: Record<DocumentGroup, readonly StaffFileView[]> = {
    authorization,
    supporting,
    updates: updates
      .filter((file) => !authorization.includes(file))
      .toSorted((a, b) => b.uploadedAt.localeCompare(a.uploadedAt)),
    messages,
    released: fromLegalTeam,
  };
  return Object.entries(groups)
    .map(([group, files]) => ({
      group: group as DocumentGroup,
      files: files.filter(({ deletedAt }) => !deletedAt),
    }))
    .filter(({ files }) => files.length > 0);
}
