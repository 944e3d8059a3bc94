import type {
  DeadlineExplanation,
  DeadlineView,
  PauseReason,
} from '@portal/contract/deadlines/deadlineView.ts';
import { localeOf } from '@portal/contract/languages/languages.ts';
import type { TFunction } from 'i18next';
import { formatDate, formatDay, formatList } from '../../../lib/format.ts';
import { currentLanguage } from '../../../lib/language/i18n.ts';
import { isDueBeforeArrival } from '../cells/dueState.ts';

/** Why staff see a request that was due before it arrived, which happens if the rules count from an earlier day; null for others. */
export function explainEarlyDue(
  { dueDate, deadline }: { readonly dueDate: string; readonly deadline?: DeadlineView | undefined },
  arrivedOn: string,
  t: TFunction,
): string | null {
  if (!isDueBeforeArrival(dueDate, arrivedOn)) return null;
  const day = formatDay(arrivedOn, 'medium');
  const reason = deadline ? explainDueDate(deadline, t) : null;
  return reason === null
    ? t('It was due before it arrived on {{day}}. The client sees no date.', { day })
    : t('It was due before it arrived on {{day}}: {{reason}}. The client sees no date.', {
        day,
        reason: reason.replace(/\.$/, ''),
      });
}

/** A day (YYYY-MM-DD) for a sentence: `Mar 4`, with the year if it is not the one of `near`. */
function dayNear(near: string): (day: string) => string {
  return (day) =>
    new Intl.DateTimeFormat(localeOf(currentLanguage()), {
      timeZone: 'UTC',
      month: 'short',
      day: 'numeric',
      ...(day.slice(0, 4) !== near.slice(0, 4) && { year: 'numeric' }),
    }).format(new Date(`${day}T00:00:00Z`));
}

/**
 * Why a request is due on its date, as one line: `15 days after service on Mar 3; Mar 18 is a holiday (Founders Day) →
 * Mar 19; paused 2 days`. Null for a date without an explanation.
 */
export function explainDueDate(
  { dueDate, isManual, explanation }: DeadlineView,
  t: TFunction,
): string | null {
  if (isManual) return t('Set by a person. The deadline rules do not move it.');
  if (!explanation) return null;
  const { notBefore, skipped, pausedDays } = explanation;
  const day = dayNear(dueDate);
  const parts = [
    ruleText(explanation, day, t),
    ...(notBefore === null
      ? []
      : [t('not before {{day}}, the earliest production date', { day: day(notBefore) })]),
    ...(skipped.length === 0
      ? []
      : [t('{{reasons}} → {{day}}', { reasons: skippedText(skipped, day, t), day: day(dueDate) })]),
    ...(pausedDays === 0 ? [] : [t('paused {{count}} days', { count: pausedDays })]),
  ];
  return parts.join('; ');
}

function ruleText(explanation: DeadlineExplanation, day: (value: string) => string, t: TFunction): string {
  const { isRush } = explanation;
  const rule = countText(explanation, day(explanation.from), t);
  return isRush ? t('{{rule}} (rush)', { rule }) : rule;
}

function countText(
  { trigger, isAssumed, days: count, unit }: DeadlineExplanation,
  day: string,
  t: TFunction,
): string {
  const values = { days: daysText(count, unit, t), day };
  switch (trigger) {
    case 'submission':
      return t('{{days}} after submission on {{day}}', values);
    case 'service':
      return isAssumed
        ? t('{{days}} after submission on {{day}}, because the service date is not known', values)
        : t('{{days}} after service on {{day}}', values);
    case 'payment':
      return isAssumed
        ? t('{{days}} after submission on {{day}}, because the fee is not paid yet', values)
        : t('{{days}} after receipt of the fee on {{day}}', values);
  }
}

function daysText(count: number, unit: DeadlineExplanation['unit'], t: TFunction): string {
  return unit === 'business' ? t('{{count}} business days', { count }) : t('{{count}} days', { count });
}

/** Consecutive days of a weekend are named together. */
function skippedText(
  skipped: DeadlineExplanation['skipped'],
  day: (value: string) => string,
  t: TFunction,
): string {
  const groups: { days: string[]; holiday: string | null }[] = [];
  for (const { day: value, holiday } of skipped) {
    const last = groups.at(-1);
    if (last && holiday === null && last.holiday === null) last.days.push(day(value));
    else groups.push({ days: [day(value)], holiday });
  }
  return groups
    .map(({ days, holiday }) => {
      if (holiday !== null) return t('{{day}} is a holiday ({{name}})', { day: days[0], name: holiday });
      return days.length === 1
        ? t('{{day}} is on a weekend', { day: days[0] })
        : t('{{days}} are on a weekend', { days: formatList(days) });
    })
    .join(', ');
}

type Sentence = (t: TFunction, day: string) => string;

/** Why the clock is paused, for staff. */
const staffPauses: Readonly<Record<PauseReason, Sentence>> = {
  rejected: (t, day) =>
    t(
      'Waiting for the client since {{day}}: we rejected the submission. The due date moves until they answer.',
      {
        day,
      },
    ),
  missing: (t, day) =>
    t(
      'Waiting for the client since {{day}}: we asked for what is missing. The due date moves until they answer.',
      { day },
    ),
  payment: (t, day) =>
    t('Waiting for the client since {{day}}: the fee is not paid. The due date moves until they pay.', {
      day,
    }),
};

/** The same for the client. */
const clientPauses: Readonly<Record<PauseReason, Sentence>> = {
  rejected: (t, day) =>
    t('We’ve been waiting for your answer since {{day}}. The expected date moves until you answer.', { day }),
  missing: (t, day) =>
    t('We’ve been waiting for your answer since {{day}}. The expected date moves until you answer.', { day }),
  payment: (t, day) =>
    t('We’ve been waiting for your payment since {{day}}. The expected date moves until you pay.', { day }),
};

/** What the clock waits for, and the date if the wait ends today, which clients read only if it has not passed; null while it runs. */
export function explainPause(
  { dueDate, paused, isPassed }: Pick<DeadlineView, 'dueDate' | 'paused'> & { readonly isPassed?: boolean },
  reader: 'staff' | 'client',
  t: TFunction,
): string | null {
  if (!paused) return null;
  const since = formatDate(paused.since, 'medium');
  const day = dayNear(paused.since)(dueDate);
  const isFee = paused.reason === 'payment';
  if (reader === 'staff') {
    const due = isFee
      ? t('If they pay today, it is due {{day}}.', { day })
      : t('If they answer today, it is due {{day}}.', { day });
    return `${staffPauses[paused.reason](t, since)} ${due}`;
  }
  if (isPassed) {
    const next = isFee
      ? t('If you pay today, we’ll continue and write to you.')
      : t('If you answer today, we’ll continue and write to you.');
    return `${clientPauses[paused.reason](t, since)} ${next}`;
  }
  const expected = isFee
    ? t('If you pay today, expect the records by {{day}}.', { day })
    : t('If you answer today, expect the records by {{day}}.', { day });
  return `${clientPauses[paused.reason](t, since)} ${expected}`;
}
