import type { RequestView } from '@portal/contract/schemas/requestView.ts';
import type { StaffRequestView } from '@portal/contract/schemas/staffRequestView.ts';
import { readUser } from '../data/accounts/users.ts';
import { claimsOf } from '../data/requests/claimsOf.ts';
import { nameOfUser } from '../domain/account/nameOfUser.ts';
import { claimOf, subjectOfUser } from '../domain/file/downloadClaims.ts';
import { clientView } from '../domain/request/clientView.ts';
import type { RequestRoot } from '../domain/request/root.ts';
import { staffView } from '../domain/request/staffView.ts';
import { assigneesOf } from './assignees.ts';

/** What somebody on the client's side sees of a request. Claims are looked up only where they count. */
export async function viewForClient(root: RequestRoot, subject: string, now: Date): Promise<RequestView> {
  const claims = await claimsIfPaid(root, subject);
  return clientView(root, { now, claimOf: (file) => claimOf(claims, file, subject) });
}

/** What staff see of a request. */
export async function viewForStaff(root: RequestRoot, now: Date): Promise<StaffRequestView> {
  const downloads = await claimsIfPaid(root);
  const names = await namesOf(root.owners);
  const assignee = (await assigneesOf([root.assigneeId])).get(root.assigneeId ?? '') ?? null;
  return staffView(root, { now, assignee, downloads, nameOf: (subject) => names.get(subject) ?? '' });
}

async function claimsIfPaid({ requestId, files }: RequestRoot, subject?: string) {
  const isAnyPaid = Object.values(files).some(({ paidAt }) => paidAt !== null);
  return isAnyPaid ? claimsOf(requestId, subject) : [];
}

/** The clients who have the request, by the subject as which they download. */
async function namesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const users = await Promise.all(userIds.map((userId) => readUser(userId)));
  return new Map(
    users.filter((user) => user !== null).map((user) => [subjectOfUser(user.userId), nameOfUser(user)]),
  );
}
