import type { InvocationContext, RetryOptions } from '@azure/functions';
import { RECONCILIATION_MINUTE } from './domain/reconciliation/reconciliationTimes.ts';

/** A timer-triggered function. */
export interface Timer {
  readonly name: string;
  /** NCRONTAB with seconds, in UTC. */
  readonly schedule: string;
  /** An alert fires if no run completes for this long: the period plus time for one late or repeated run. */
  readonly silentAfterMinutes: number;
  /** The name of that alert and of its entry in the runbook (docs/operations.md). */
  readonly alert: string;
  readonly retry?: RetryOptions;
  readonly run: (context: InvocationContext) => Promise<void>;
}

/** All timers. The infrastructure templates create an alert for each. A timer's code is loaded on its first run. */
export const timers: readonly Timer[] = [
  {
    name: 'sweepOutbox',
    schedule: '*/30 * * * * *',
    silentAfterMinutes: 15,
    alert: 'outbox-silent',
    run: async (context) => (await import('./functions/operations/sweepOutbox.ts')).sweepOutbox(context),
  },
  {
    name: 'continueMigrations',
    schedule: '30 * * * * *',
    silentAfterMinutes: 15,
    alert: 'migrations-silent',
    run: async (context) =>
      (await import('./functions/configuration/continueMigrations.ts')).continueMigrations(context),
  },
  {
    name: 'continueDeadlineMove',
    schedule: '45 * * * * *',
    silentAfterMinutes: 15,
    alert: 'deadlines-silent',
    run: async (context) =>
      (await import('./functions/deadlines/continueDeadlineMove.ts')).continueDeadlineMove(context),
  },
  {
    name: 'sealAudit',
    schedule: '0 10 * * * *',
    silentAfterMinutes: 90,
    alert: 'seals-silent',
    run: async (context) => (await import('./functions/audit/sealAudit.ts')).sealAudit(context),
  },
  {
    name: 'sweepBundles',
    schedule: '0 20 * * * *',
    silentAfterMinutes: 90,
    alert: 'bundles-silent',
    run: async (context) => (await import('./functions/files/sweepBundles.ts')).sweepBundles(context),
  },
  {
    name: 'reconcilePayments',
    schedule: `0 ${RECONCILIATION_MINUTE} * * * *`,
    silentAfterMinutes: 90,
    alert: 'reconciliation-silent',
    run: async (context) =>
      (await import('./functions/reconciliation/reconcilePayments.ts')).reconcilePayments(context),
  },
  {
    name: 'checkOperatorRuns',
    schedule: '0 40 * * * *',
    silentAfterMinutes: 90,
    alert: 'operator-runs-silent',
    run: async (context) =>
      (await import('./functions/operations/checkOperatorRuns.ts')).checkOperatorRuns(context),
  },
  {
    name: 'recordDailyFigures',
    schedule: '0 30 0 * * *',
    silentAfterMinutes: 26 * 60,
    alert: 'figures-silent',
    run: async (context) =>
      (await import('./functions/analytics/recordDailyFigures.ts')).recordDailyFigures(context),
  },
  {
    name: 'deleteExpired',
    schedule: '0 15 2 * * *',
    silentAfterMinutes: 26 * 60,
    alert: 'retention-silent',
    run: async (context) => (await import('./functions/retention/deleteExpired.ts')).deleteExpired(context),
  },
  {
    name: 'sendDigests',
    schedule: '0 0 12 * * *',
    silentAfterMinutes: 26 * 60,
    alert: 'digests-silent',
    // A retry does not repeat emails that were sent.
    retry: { strategy: 'fixedDelay', maxRetryCount: 3, delayInterval: { minutes: 5 } },
    run: async (context) => (await import('./functions/notifications/sendDigests.ts')).sendDigests(context),
  },
  {
    name: 'sendReminders',
    // Text messages are only sent by day.
    schedule: '0 35 15-23 * * *',
    silentAfterMinutes: 26 * 60,
    alert: 'reminders-silent',
    run: async (context) =>
      (await import('./functions/notifications/sendReminders.ts')).sendReminders(context),
  },
];
