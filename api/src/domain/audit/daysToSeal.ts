import { dayAfter } from '@portal/contract/requests/rules/attention.ts';

const HOUR_MS = 3_600_000;

/** A day is sealed an hour after its end. Later entries are chained after the sealed part. */
const GRACE_MS = HOUR_MS;

/** A portal that was down for long catches up over several runs. */
const MAX_DAYS_PER_RUN = 100;

/** The days to seal now, oldest first: from `from` to the last one that is over, at most a hundred. */
export function daysToSeal(from: string, now: Date): string[] {
  const today = dayAfter(new Date(now.getTime() - GRACE_MS), 0);
  const days: string[] = [];
  for (let day = from; day < today && days.length < MAX_DAYS_PER_RUN; day = nextDay(day)) days.push(day);
  return days;
}

export function nextDay(day: string): string {
  return dayAfter(new Date(`${day}T00:00:00.000Z`), 1);
}
