import { readDeadlineRules } from '../../../data/configuration/deadlineRules.ts';
import { readEventsOfKinds } from '../../../data/requests/events/readEvents.ts';
import { projectReceivables } from '../../../data/views/reports/projectReceivables.ts';
import { recordReportEntries } from '../../../data/views/reports/recordReportEntries.ts';
import { recordFacts } from '../../../data/views/facts/recordFacts.ts';
import type { AnalyticsFact } from '../../../domain/analytics/fact.ts';
import { fileFactsOf } from '../../../domain/analytics/fileFactsOf.ts';
import { invoiceFactsOf } from '../../../domain/analytics/invoiceFactsOf.ts';
import { requestFactsOf } from '../../../domain/analytics/requestFactsOf.ts';
import { revenueEntries } from '../../../domain/analytics/reports/revenueEntries.ts';
import { turnaroundEntries } from '../../../domain/analytics/reports/turnaroundEntries.ts';
import { workEntries, type WorkEvent, workKinds } from '../../../domain/analytics/reports/workEntries.ts';
import type { RequestDocument } from '../../../domain/requests/requestDocument.ts';
import type { StepContext } from '../../operations/outbox/step.ts';

/** The facts of an outbox step that counting needs. */
type Run = Pick<StepContext, 'isRetry' | 'now'>;

/** Counts facts about money in the analytics and in the revenue report. */
export async function countMoney(
  request: RequestDocument,
  facts: readonly AnalyticsFact[],
  run: Run,
): Promise<void> {
  await Promise.all([
    recordFacts(facts, newIn(run)),
    recordReportEntries(revenueEntries(request, facts), 'in memory and the store'),
  ]);
}

/** Counts the facts of a request in the analytics and in the reports, and what it owes. */
export async function countRequest(request: RequestDocument, run: Run): Promise<void> {
  const { value: rules } = await readDeadlineRules();
  const facts = requestFactsOf(request, rules);
  const entries = [...revenueEntries(request, facts), ...turnaroundEntries(request, facts)];
  await Promise.all([
    recordFacts(facts, newIn(run)),
    recordReportEntries(entries, 'in memory and the store'),
    projectReceivables(request),
  ]);
}

/** Facts of the change whose task runs for the first time. */
function newIn({ isRetry, now }: Run): (fact: AnalyticsFact) => boolean {
  return ({ at }) => !isRetry && at === now.toISOString();
}

/** Counts an event of a request in the report on work. `isNew`: it was not counted before, as far as the caller knows. */
export async function countWork(request: RequestDocument, event: WorkEvent, isNew: boolean): Promise<void> {
  await recordReportEntries(workEntries(request, event), isNew ? 'nowhere' : 'in the store');
}

/** More than a request has of these kinds. */
const MAX_EVENTS = 2_000;

/**
 * Counts everything of a request in the reports. For requests that are older than the reports. Whatever is counted
 * already is not counted again.
 */
export async function countEverything(request: RequestDocument): Promise<void> {
  const { value: rules } = await readDeadlineRules();
  const facts = requestFactsOf(request, rules);
  const moneyFacts = [
    ...facts,
    ...Object.keys(request.files).flatMap((fileId) => fileFactsOf(request, fileId)),
    ...Object.keys(request.invoices).flatMap((invoiceId) => invoiceFactsOf(request, invoiceId)),
  ];
  const events = await readEventsOfKinds(request.requestId, workKinds, MAX_EVENTS);
  await recordReportEntries([
    ...revenueEntries(request, moneyFacts),
    ...turnaroundEntries(request, facts),
    ...events.flatMap((event) => workEntries(request, event)),
  ]);
  await projectReceivables(request, 'renew');
}
