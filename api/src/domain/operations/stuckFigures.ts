import { isNotice, taskSteps } from '../requests/taskSteps.ts';

interface StuckTask {
  readonly id: string;
  readonly requestId: string;
  readonly stuckSince: string;
  readonly steps: readonly { readonly kind: string }[];
}

/** The figures that alerts read about stuck tasks. `tasks`: the longest stuck first. */
export function stuckFigures(tasks: readonly StuckTask[], now: Date) {
  const [oldest] = tasks;
  const emails = tasks.filter(({ steps }) => steps.some(sendsEmails));
  return {
    stuckMs: stuckMs(oldest, now),
    stuckRequestId: oldest?.requestId,
    stuckTaskId: oldest?.id,
    /** Number of tasks with emails or text messages that wait, and how long the first of them has waited, in ms. */
    emailsWaiting: emails.length,
    emailsWaitingMs: stuckMs(emails[0], now),
  };
}

function stuckMs(task: StuckTask | undefined, now: Date): number {
  return task ? now.getTime() - Date.parse(task.stuckSince) : 0;
}

/** Whether a step sends emails. False for a kind of step that this version of the portal does not know. */
function sendsEmails({ kind }: { readonly kind: string }): boolean {
  return Object.hasOwn(taskSteps, kind) && isNotice({ kind: kind as keyof typeof taskSteps });
}
