import type { DeadlineRules } from '@portal/contract/deadlines/deadlineRules.ts';
import type { EarliestProductionView } from '@portal/contract/deadlines/earlyRelease.ts';
import type { Actor } from '../requests/actor.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
import { calendarOf, earliestProductionOf } from './calculateDeadline.ts';
import { dayIn } from './dayIn.ts';
import { deadlineFactsOf } from './deadlineFacts.ts';
import type { StoredEarlyRelease } from './storedDeadline.ts';

/** The earliest day on which the records may be produced; null if any day is allowed. */
export function earliestProductionView(
  request: RequestDocument,
  rules: DeadlineRules,
  now: Date,
): EarliestProductionView | null {
  const facts = deadlineFactsOf(request);
  const day = earliestProductionOf(facts, rules);
  if (day === null) return null;
  const { timeZone } = calendarOf(rules, facts.facilityName);
  return {
    day,
    source: facts.earliestProductionOn === null ? (rules.earliestProduction?.source ?? '') : '',
    isAhead: day > dayIn(timeZone, now),
  };
}

/**
 * Who releases documents now, with the reason to do so before the earliest production date. The reason is empty if they
 * did not give one.
 */
export interface Releaser {
  readonly by: Actor;
  readonly byName: string;
  readonly reason: string;
}

export type EarlyReleaseDecision =
  /** It is not before the earliest production date. */
  | { readonly kind: 'in_time' }
  | { readonly kind: 'early'; readonly release: StoredEarlyRelease }
  | { readonly kind: 'reason_missing'; readonly earliest: EarliestProductionView };

/** Decides whether documents may be released now. */
export function decideEarlyRelease(
  request: RequestDocument,
  { by, byName, reason }: Releaser,
  rules: DeadlineRules,
  now: Date,
): EarlyReleaseDecision {
  const earliest = earliestProductionView(request, rules, now);
  if (!earliest?.isAhead) return { kind: 'in_time' };
  if (reason === '') return { kind: 'reason_missing', earliest };
  return {
    kind: 'early',
    release: { at: now.toISOString(), by, byName, reason, earliestOn: earliest.day },
  };
}
