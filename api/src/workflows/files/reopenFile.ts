import { downloadWindow } from '@portal/contract/files/rules/downloads.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import type { DecideReopening, ReopenRefusal } from '../../domain/files/downloads/reopenDownload.ts';
import type { Actor } from '../../domain/requests/actor.ts';
import { notFound, PortalError } from '../../errors/portalError.ts';
import type { Log } from '../../telemetry/log.ts';
import { runTasksNow } from '../operations/outbox/runTask.ts';

const refusals: Record<Exclude<ReopenRefusal, 'no-such-file'>, string> = {
  free: 'This file has no charge, so its downloads are not limited.',
  unpaid: 'This file is not paid for yet. Its download window opens with the payment.',
  embargoed: 'The download window of this file opens when its embargo ends.',
  'still-open': 'The download window of this file is still open.',
  unused: 'The client hasn’t used the current download of this file yet.',
};

/** The error for a download that staff cannot reopen. */
export function reopenRefusal(reason: ReopenRefusal): PortalError {
  return reason === 'no-such-file'
    ? notFound('File not found')
    : new PortalError('conflict', refusals[reason]);
}

/** Reopens the download of a paid file as `decide` says. Returns the end of the new download window. */
export async function reopenFile(
  { requestId, fileId }: { readonly requestId: string; readonly fileId: string },
  decide: DecideReopening,
  by: Actor,
  now: Date,
  log: Log,
): Promise<string> {
  const { request, pendingTasks } = await changeRequest(
    requestId,
    (current) => {
      const decision = decide(current, fileId, by, now);
      if (decision.kind === 'change') return decision.change;
      throw reopenRefusal(decision.reason);
    },
    now,
  );
  await runTasksNow(pendingTasks, now, log);
  const window = downloadWindow(request.files[fileId]!, now);
  if (window.kind !== 'active') throw new Error(`the window is ${window.kind} after it was opened`);
  return window.until.toISOString();
}
