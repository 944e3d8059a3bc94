import type { RequestAccounts } from '@portal/contract/requests/endpoints/requestAccounts.ts';
import { requestAccountIdOf } from '../../../data/accounts/userId.ts';
import { readUser } from '../../../data/accounts/users.ts';
import { changeRequest } from '../../../data/requests/changeRequest.ts';
import { readRequest } from '../../../data/requests/readRequest.ts';
import type { Actor } from '../../../domain/requests/actor.ts';
import type { Caller } from '../../../domain/requests/access/caller.ts';
import { mayManageAccounts } from '../../../domain/requests/access/mayOpenRequest.ts';
import type { RemovalDecision } from '../../../domain/requests/edits/removeOwner.ts';
import type { RequestDocument } from '../../../domain/requests/requestDocument.ts';
import { requestAccountsOf, userOfRequestAccount } from '../../../domain/requests/views/requestAccounts.ts';
import { notFound, PortalError } from '../../../errors/portalError.ts';
import type { Log } from '../../../telemetry/log.ts';
import { actorOf } from '../actorOf.ts';
import { sessionOf } from '../sessionOf.ts';
import { runTasksNow } from '../../operations/outbox/runTask.ts';

/** Returns the accounts of a request for staff and the client who submitted it. Throws 404 for others. */
export async function readRequestAccounts(requestId: string, caller: Caller): Promise<RequestAccounts> {
  const request = (await readRequest(requestId))?.value;
  if (!request || !mayManageAccounts(caller, request)) throw notFound('Request not found');
  return viewAccounts(request, caller);
}

/** Removes or readmits an account of a request, as `decide` says, and returns the accounts afterward. */
export async function changeRequestAccount(
  { requestId, accountId }: { readonly requestId: string; readonly accountId: string },
  decide: (request: RequestDocument, userId: string, by: Actor, now: Date) => RemovalDecision,
  caller: Caller,
  now: Date,
  log: Log,
): Promise<RequestAccounts> {
  const by = actorOf(caller);
  const { request, pendingTasks } = await changeRequest(
    requestId,
    (current) => {
      // Decided with the version that is changed.
      if (!mayManageAccounts(caller, current)) throw notFound('Request not found');
      const userId = userOfRequestAccount(current, accountId, (id) => requestAccountIdOf(requestId, id));
      const decision = userId === null ? ({ kind: 'unknown' } as const) : decide(current, userId, by, now);
      switch (decision.kind) {
        case 'change':
          return decision.change;
        case 'same':
          return null;
        case 'submitter':
          throw new PortalError('conflict', 'The account that submitted the request can’t be removed.');
        case 'unknown':
          throw notFound('Account not found');
      }
    },
    now,
  );
  await runTasksNow(pendingTasks, now, log);
  return viewAccounts(request, caller);
}

/** Returns the addresses of accounts by user ID. */
export async function addressesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const users = await Promise.all([...new Set(userIds)].map(readUser));
  return new Map(users.flatMap((user) => (user ? [[user.userId, user.email] as const] : [])));
}

async function viewAccounts(request: RequestDocument, caller: Caller): Promise<RequestAccounts> {
  const { owners, removedOwners = [] } = request;
  const addresses = await addressesOf([...owners, ...removedOwners.map(({ userId }) => userId)]);
  const idOf = (userId: string) => requestAccountIdOf(request.requestId, userId);
  return requestAccountsOf(request, { addresses, idOf }, sessionOf(caller).userId);
}
