import type { BulkChange } from '@portal/contract/requests/bulk/bulkAction.ts';
import { authorOf } from '../../../domain/accounts/nameOfUser.ts';
import type { User } from '../../../domain/accounts/user.ts';
import type { RowOfBulkAction } from '../../../domain/requests/bulk/bulkAction.ts';
import type { TaskRef } from '../../../domain/requests/change.ts';
import { PortalError, unavailable } from '../../../errors/portalError.ts';
import type { ChangedRequest } from '../../../data/requests/changeRequest.ts';
import type { Log } from '../../../telemetry/log.ts';
import { errorSummary } from '../../../telemetry/errorSummary.ts';
import { sendTemplate } from '../../templates/sendTemplate.ts';
import { assignTo } from '../edits/assignTo.ts';
import { moveDueDate } from '../edits/moveDueDate.ts';
import { setStatus } from '../edits/setStatus.ts';

export type RunTasks = (refs: readonly TaskRef[], now: Date, log: Log) => Promise<void>;

/** What is the same for all requests of a bulk action. */
export interface RowContext {
  readonly bulkId: string;
  readonly change: BulkChange;
  readonly user: User;
  readonly runTasks: RunTasks;
  readonly log: Log;
}

/**
 * Changes one request by the rules of the single change, with its own event and emails, and returns its result. A repeated
 * call changes nothing and returns the same result.
 */
export async function changeRow(
  { requestId, seen, orderId }: RowOfBulkAction,
  context: RowContext,
): Promise<RowOfBulkAction> {
  const row = { requestId, ...(seen !== undefined && { seen }) };
  try {
    const { request, pendingTasks } = await changeOnce(row, context);
    const outcome = pendingTasks.length === 0 ? 'unchanged' : 'done';
    return { ...row, orderId: request.fields.orderId, outcome, failure: null };
  } catch (error) {
    const { bulkId, log } = context;
    const { code, message } = error instanceof PortalError ? error : unavailable('the request', error);
    log.warn('request not changed in bulk', { bulkId, requestId, code, internal: errorSummary(error) });
    return { ...row, orderId, outcome: 'failed', failure: { code, message } };
  }
}

async function changeOnce(
  { requestId, seen }: Pick<RowOfBulkAction, 'requestId' | 'seen'>,
  { bulkId, change, user, runTasks, log }: RowContext,
): Promise<ChangedRequest> {
  const now = new Date();
  const key = { key: bulkId };
  const run = (refs: readonly TaskRef[]) => runTasks(refs, now, log);
  switch (change.kind) {
    case 'assign': {
      const { assigneeId } = change;
      const changed = await assignTo({ requestId, assigneeId, seen }, authorOf(user).by, now, key);
      await run(changed.pendingTasks);
      return changed;
    }
    case 'dueDate': {
      const { dueDate, reason } = change;
      // Empty while the clock is paused.
      const update = { requestId, dueDate, reason, seen: seen || undefined };
      const changed = await moveDueDate(update, user, now, key);
      await run(changed.pendingTasks);
      return changed;
    }
    case 'message': {
      const { templateId, version, asLetter } = change;
      const changed = await sendTemplate({ requestId, templateId, version, asLetter }, user, now, key);
      await run(changed.pendingTasks);
      return changed;
    }
    case 'status': {
      const { status, notes, isPrivate } = change;
      const update = { requestId, status, notes, isPrivate, seenStatus: seen ?? undefined };
      return setStatus(update, user, now, run, key);
    }
  }
}
