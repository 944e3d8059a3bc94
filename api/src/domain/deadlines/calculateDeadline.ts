import type { DeadlineExplanation } from '@portal/contract/deadlines/deadlineView.ts';
import type {
  DeadlineRule,
  DeadlineRules,
  FacilityCalendar,
} from '@portal/contract/deadlines/deadlineRules.ts';
import { addDays } from '@portal/contract/fields/dates.ts';
import { nameKey } from '@portal/contract/fields/nameKey.ts';
import { closedDays, countDays } from './businessDays.ts';
import { dayIn } from './dayIn.ts';
import type { DeadlineFacts } from './deadlineFacts.ts';

/** The calendars by the keys of facilities. Cached, because moving deadlines looks thousands of times into the same rules. */
const calendarsOf = new WeakMap<DeadlineRules, ReadonlyMap<string, FacilityCalendar>>();

/** The calendar of a facility: the one that names it, or the first. */
export function calendarOf(rules: DeadlineRules, facilityName: string): FacilityCalendar {
  let named = calendarsOf.get(rules);
  if (!named) {
    const entries = rules.calendars
      .slice(1)
      .flatMap((calendar) => calendar.facilities.map((name) => [nameKey(name), calendar] as const));
    // The first calendar that names a facility counts.
    calendarsOf.set(rules, (named = new Map(entries.toReversed())));
  }
  return named.get(nameKey(facilityName)) ?? rules.calendars[0]!;
}

function ruleOf({ rules }: DeadlineRules, authority: string | null): DeadlineRule {
  const own =
    authority !== null && Object.hasOwn(rules, authority) ? rules[authority as keyof typeof rules] : null;
  return own ?? rules.default;
}

/** The earliest day on which records may be produced: what the authority states, or what the rule says; null for any. */
export function earliestProductionOf(
  facts: DeadlineFacts,
  { earliestProduction }: DeadlineRules,
): string | null {
  const { authority, earliestProductionOn, issuedOn, servedOn } = facts;
  if (earliestProductionOn !== null) return earliestProductionOn;
  if (authority !== 'subpoena' || !earliestProduction) return null;
  const days = [
    ...(issuedOn ? [addDays(issuedOn, earliestProduction.daysAfterIssue)] : []),
    ...(servedOn ? [addDays(servedOn, earliestProduction.daysAfterService)] : []),
  ];
  return days.toSorted().at(-1) ?? null;
}

function triggerOf({ trigger }: DeadlineRule, facts: DeadlineFacts, timeZone: string) {
  const submitted = dayIn(timeZone, new Date(facts.submittedAt));
  switch (trigger) {
    case 'submission':
      return { from: submitted, isAssumed: false };
    case 'service':
      return { from: facts.servedOn ?? submitted, isAssumed: facts.servedOn === null };
    case 'payment': {
      const { paidAt } = facts;
      return {
        from: paidAt === null ? submitted : dayIn(timeZone, new Date(paidAt)),
        isAssumed: paidAt === null,
      };
    }
  }
}

export interface CalculatedDeadline {
  /** YYYY-MM-DD. */
  readonly dueDate: string;
  readonly explanation: DeadlineExplanation;
}

/**
 * The due date by the rules. A wait for the client pauses the count from its first day to the day before it ended, so a
 * wait that ends on its first day has no effect. A wait that has not ended counts as if it ended at `until`. Without
 * `until`, it has no effect.
 */
export function calculateDeadline(
  facts: DeadlineFacts,
  rules: DeadlineRules,
  until?: Date,
): CalculatedDeadline {
  const { timeZone, holidays } = calendarOf(rules, facts.facilityName);
  const rule = ruleOf(rules, facts.authority);
  const { from, isAssumed } = triggerOf(rule, facts, timeZone);
  const isRush = facts.isRush && rule.rushDays !== null;
  const days = isRush ? rule.rushDays! : rule.days;
  const earliest = earliestProductionOf(facts, rules);
  const counted = (notBefore: string | null) =>
    countDays({
      trigger: from,
      days,
      unit: rule.unit,
      notBefore,
      pauses: facts.pauses.map((pause) => ({
        from: dayIn(timeZone, new Date(pause.from)),
        to: dayIn(timeZone, pause.to === null ? (until ?? new Date(pause.from)) : new Date(pause.to)),
      })),
      closedOn: closedDays(holidays),
    });
  const byRule = counted(null);
  const isTooEarly = earliest !== null && byRule.dueDate < earliest;
  const { dueDate, pausedDays, skipped } = isTooEarly ? counted(earliest) : byRule;
  return {
    dueDate,
    explanation: {
      trigger: rule.trigger,
      from,
      isAssumed,
      days,
      unit: rule.unit,
      isRush,
      source: rule.source,
      pausedDays,
      skipped: [...skipped],
      notBefore: isTooEarly ? earliest : null,
    },
  };
}
