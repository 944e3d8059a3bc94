/**
 * How late a task is, in ms: the time since it was due, or since it was stored if that was later. Demo data is stored with
 * the times of weeks ago, which nobody waited for.
 */
export function latenessMs(
  task: { readonly due: string; readonly _ts?: number | undefined },
  now: Date,
): number {
  const since = Math.max(Date.parse(task.due), (task._ts ?? 0) * 1000);
  return Math.max(0, now.getTime() - since);
}
