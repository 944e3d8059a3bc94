import type { RequestView } from '@portal/contract/schemas/requestView.ts';
import type { StaffRequestView } from '@portal/contract/schemas/staffRequestView.ts';
import { readUser } from '../data/accounts/users.ts';
import { requestStatuses } from '../data/configuration/lists.ts';
import { claimsOf } from '../data/requests/claimsOf.ts';
import { nameOfUser } from '../domain/account/nameOfUser.ts';
import { claimOf, userOfSubject } from '../domain/file/downloadClaims.ts';
import { clientView } from '../domain/request/clientView.ts';
import type { RequestRoot } from '../domain/request/root.ts';
import { staffView } from '../domain/request/staffView.ts';
import { assigneesOf } from './assignees.ts';

/** What somebody on the client's side sees of a request. Claims are looked up only where they count. */
export async function viewForClient(root: RequestRoot, subject: string, now: Date): Promise<RequestView> {
  const [claims, statuses] = await Promise.all([claimsIfPaid(root, subject), requestStatuses.read()]);
  return clientView(root, { now, statuses, claimOf: (file) => claimOf(claims, file, subject) });
}

/** What staff see of a request. */
export async function viewForStaff(root: RequestRoot, now: Date): Promise<StaffRequestView> {
  const downloads = await claimsIfPaid(root);
  const nameOf = await namesOf(downloads.map(({ subject }) => subject));
  const assignee = (await assigneesOf([root.assigneeId])).get(root.assigneeId ?? '') ?? null;
  return staffView(root, { now, assignee, downloads, nameOf, statuses: await requestStatuses.read() });
}

async function claimsIfPaid({ requestId, files }: RequestRoot, subject?: string) {
  const isAnyPaid = Object.values(files).some(({ paidAt }) => paidAt !== null);
  return isAnyPaid ? claimsOf(requestId, subject) : [];
}

/** How those who downloaded are named, whether or not they have the request. Empty for the holder alone. */
async function namesOf(subjects: readonly string[]): Promise<(subject: string) => string> {
  const named = await Promise.all(
    [...new Set(subjects)].map(async (subject) => {
      const userId = userOfSubject(subject);
      const user = userId === null ? null : await readUser(userId);
      return [subject, user ? nameOfUser(user) : (userId ?? '')] as const;
    }),
  );
  const names = new Map(named);
  return (subject) => names.get(subject) ?? '';
}
