import type { analytics, AnalyticsPoint } from '@portal/contract/analytics/endpoints/analytics.ts';
import type { DataOf } from '@portal/contract/endpoint.ts';
import { counterKey, counterOf, type Counters } from '../requests/list/listCounters.ts';
import { countedAuthorities } from './fact.ts';
import { percentage, totalsOf } from './figures.ts';
import { type RequestedSpan, lastDays, lastHours, pointOf, type Span } from './span.ts';
import { sumOf, type Tally } from './tally.ts';

type Report = DataOf<typeof analytics>;

/** Current figures, independent of the requested time. */
interface CurrentFigures {
  /** Open requests. */
  readonly open: number;
  readonly pendingInvoices: number;
  readonly pendingCents: number;
}

/** The current figures from the summed counters of all months. */
export function currentFigures(counters: Counters): CurrentFigures {
  return {
    open: totalsOf(counters).open,
    pendingInvoices: counterOf(counters, counterKey.pendingInvoices),
    pendingCents: counterOf(counters, counterKey.pendingCents),
  };
}

interface ReportInput {
  readonly requested: RequestedSpan;
  readonly span: Span;
  /** The tally of a slot in the span, of one of the last 24 hours, or of one of the last 30 days. */
  readonly tallyForSlot: (slot: string) => Tally;
  readonly current: CurrentFigures;
}

/** The report for a span, with the figures of the last hours and days. */
export function reportOf({ requested, span, tallyForSlot, current }: ReportInput, now: Date): Report {
  const total = sumOf(span.slots.map(tallyForSlot));
  const windows = {
    last24h: sumOf(lastHours(now).map(tallyForSlot)),
    last7days: sumOf(lastDays(7, now).map(tallyForSlot)),
    last30days: sumOf(lastDays(30, now).map(tallyForSlot)),
  };
  const recent = (figure: (tally: Tally) => number) => ({
    last24h: figure(windows.last24h),
    last7days: figure(windows.last7days),
    last30days: figure(windows.last30days),
  });
  const revenueCents = total.invoiceCents + total.fileCents + total.feeCents;
  const range = requested.kind === 'range' ? requested : null;
  return {
    invoices: {
      totalEarnings: dollars(total.invoiceCents),
      earnings: recent((tally) => dollars(tally.invoiceCents)),
      refundsTotal: dollars(total.refundedInvoiceCents),
      pendingInvoicesAmount: dollars(current.pendingCents),
      pendingInvoicesCount: current.pendingInvoices,
      averageInvoiceValue: dollars(mean(total.sentCents, total.sent)),
      totalPaidInvoices: total.sentPaid,
      allInvoicesCount: total.sent,
      paymentRate: percentage(total.sentPaid, total.sent),
    },
    revenue: {
      witnessFeesTotal: dollars(total.feeCents),
      filesTotal: dollars(total.fileCents),
      refundsTotal: dollars(refundedCents(total)),
      witnessFeeRefundsTotal: dollars(total.refundedFeeCents),
      fileRefundsTotal: dollars(total.refundedFileCents),
      disputesLostTotal: dollars(total.lostCents),
      breakdown: {
        witnessFees: recent((tally) => dollars(tally.feeCents)),
        files: recent((tally) => dollars(tally.fileCents)),
      },
    },
    cases: {
      opened: { ...recent((tally) => tally.opened), total: total.opened },
      closed: { ...recent((tally) => tally.closed), total: total.closed },
    },
    deadlines: deadlinesOf(total),
    metadata: {
      dateRange: {
        startDate: range?.startDate ?? null,
        endDate: range?.endDate ?? null,
        hasCustomRange: range !== null,
      },
      period: requested.kind === 'period' ? requested.period : null,
      totalActiveRequests: current.open,
      averageRevenuePerCase: dollars(mean(revenueCents, total.opened)),
    },
    series: { unit: span.unit, points: pointsOf(span, tallyForSlot) },
  };
}

/** The authorities with completed requests. */
function deadlinesOf({ due }: Tally): Report['deadlines'] {
  const MINUTES_PER_DAY = 24 * 60;
  return countedAuthorities.flatMap((authority) => {
    const { onTime, late, minutes } = due[authority];
    const completed = onTime + late;
    if (completed === 0) return [];
    const averageDays = Math.round((minutes / completed / MINUTES_PER_DAY) * 10) / 10;
    return [{ authority, completed, onTime, late, averageDays }];
  });
}

function pointsOf({ unit, slots }: Span, tallyForSlot: (slot: string) => Tally): AnalyticsPoint[] {
  const points = Map.groupBy(slots, (slot) => pointOf(slot, unit));
  return [...points].map(([at, pointSlots]) => {
    const tally = sumOf(pointSlots.map(tallyForSlot));
    return {
      at,
      invoiceEarnings: dollars(tally.invoiceCents),
      refunds: dollars(refundedCents(tally)),
      disputesLost: dollars(tally.lostCents),
      fileEarnings: dollars(tally.fileCents),
      witnessFees: dollars(tally.feeCents),
      opened: tally.opened,
      closed: tally.closed,
      invoicesSent: tally.sent,
      invoicesPaid: tally.sentPaid,
    };
  });
}

function refundedCents({ refundedInvoiceCents, refundedFileCents, refundedFeeCents }: Tally): number {
  return refundedInvoiceCents + refundedFileCents + refundedFeeCents;
}

/** To the nearest whole cent. */
function mean(cents: number, count: number): number {
  return count === 0 ? 0 : Math.round(cents / count);
}

function dollars(cents: number): number {
  return cents / 100;
}
