import { isNotice, taskSteps } from '../requests/taskSteps.ts';

interface StuckTask {
  readonly id: string;
  readonly requestId: string;
  readonly stuckSince: string;
  readonly work: readonly { readonly kind: string }[];
}

/** What alerts read about tasks that are stuck; `tasks`: the longest stuck first. */
export function stuckWork(tasks: readonly StuckTask[], now: Date) {
  const [oldest] = tasks;
  const emails = tasks.filter(({ work }) => work.some(sendsEmails));
  return {
    stuckMs: stuckMs(oldest, now),
    stuckRequestId: oldest?.requestId,
    stuckTaskId: oldest?.id,
    /** Tasks whose emails or text messages wait, and since when the first does. */
    emailsWaiting: emails.length,
    emailsWaitingMs: stuckMs(emails[0], now),
  };
}

function stuckMs(task: StuckTask | undefined, now: Date): number {
  return task ? now.getTime() - Date.parse(task.stuckSince) : 0;
}

/** False for a step of another version of the code. */
function sendsEmails({ kind }: { readonly kind: string }): boolean {
  return Object.hasOwn(taskSteps, kind) && isNotice({ kind: kind as keyof typeof taskSteps });
}
