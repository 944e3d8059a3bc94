import { type Finding, right, unknown, wrong } from './finding.ts';

const TOLERATED_SECONDS = 60;

/** The clock here against that of somebody who answered. `header` is the Date header of an answer, in whole seconds. */
export function judgeClock(who: string, header: string | null, askedAt: Date, answeredAt: Date): Finding {
  const check = 'clock';
  const theirs = Date.parse(header ?? '');
  if (Number.isNaN(theirs)) return unknown(check, `${who} does not say what time it is.`);
  const ours = (askedAt.getTime() + answeredAt.getTime()) / 2;
  const seconds = Math.round((ours - theirs) / 1000);
  if (Math.abs(seconds) <= TOLERATED_SECONDS) return right(check, `The clock agrees with that of ${who}.`);
  return wrong(
    check,
    `The clock here is ${Math.abs(seconds)} seconds ${seconds > 0 ? 'ahead of' : 'behind'} that of ${who}: links, webhooks and sign-ins are refused.`,
    'Let the machine take its time from a time server.',
  );
}
