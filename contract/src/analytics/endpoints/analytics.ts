import * as z from 'zod/mini';
import { operation, staffOnly } from '../../endpoint.ts';
import { analyticsPeriods, rangeProblem } from '../rules.ts';
import { authorityKinds } from '../../requests/authority/authorityKinds.ts';
import { checkAcrossFields, MAX_ENTERED_DAY } from '../../fields/fields.ts';

/** A period, or a range with both days, which overrides the period. */
const analyticsQuery = z
  .object({
    period: z.optional(z.enum(analyticsPeriods)),
    startDate: z.optional(z.string().check(z.maxLength(MAX_ENTERED_DAY))),
    endDate: z.optional(z.string().check(z.maxLength(MAX_ENTERED_DAY))),
  })
  .check(
    checkAcrossFields(
      ({ startDate, endDate }: { startDate?: string | undefined; endDate?: string | undefined }) => {
        const problem = startDate || endDate ? rangeProblem({ startDate, endDate }) : null;
        return problem ? [problem] : [];
      },
    ),
  );

export type AnalyticsQuery = z.output<typeof analyticsQuery>;

/** US dollars, whole cents. */
const dollars = z.number();

/** Rolling figures, regardless of the requested period. */
const recent = <T extends z.ZodMiniType>(value: T) => ({
  last24h: value,
  last7days: value,
  last30days: value,
});

/** Figures of one hour, day, month or year. */
const analyticsPoint = z.object({
  /**
   * Hour: UTC ISO instant of its start. Day: YYYY-MM-DD. Month: YYYY-MM. Year: YYYY. The first and last one only cover
   * the requested period.
   */
  at: z.string(),
  /** Paid minus refunded minus lost in disputes, like file charges and witness fees; may be negative. */
  invoiceEarnings: dollars,
  /** Of invoices, files and fees, minus refunds that failed later. Already deducted from earnings. */
  refunds: dollars,
  /** Lost in disputes minus won back later. Already deducted from earnings. */
  disputesLost: dollars,
  fileEarnings: dollars,
  witnessFees: dollars,
  opened: z.int(),
  closed: z.int(),
  /** Invoices sent to clients in this time, and how many of them are paid now. */
  invoicesSent: z.int(),
  invoicesPaid: z.int(),
});

export type AnalyticsPoint = z.output<typeof analyticsPoint>;

/**
 * Earnings and cases. Totals cover the requested period or range, or all time. A payment counts on the day of the payment,
 * a refund on the day of the refund, and a lost dispute on the day of the loss. The refund of a payment that never counted
 * as earned, such as a second payment, does not count.
 */
export const analytics = operation({
  function: 'analytics',
  method: 'GET',
  summary: 'Returns earnings and cases of a period or a range of days.',
  access: staffOnly,
  query: analyticsQuery,
  data: z.object({
    invoices: z.object({
      /** Paid minus refunded minus lost in disputes. */
      totalEarnings: dollars,
      earnings: z.object(recent(dollars)),
      /** Refunds of invoices. Already deducted from earnings. */
      refundsTotal: dollars,
      /** Invoices that are sent, active and unpaid now. */
      pendingInvoicesAmount: dollars,
      pendingInvoicesCount: z.int(),
      /** Mean total of all sent invoices; zero if none were sent. */
      averageInvoiceValue: dollars,
      /** Sent invoices that are paid now. */
      totalPaidInvoices: z.int(),
      /** Sent invoices. */
      allInvoicesCount: z.int(),
      /** `totalPaidInvoices` of `allInvoicesCount` in whole percent; zero if none were sent. */
      paymentRate: z.int(),
    }),
    revenue: z.object({
      witnessFeesTotal: dollars,
      filesTotal: dollars,
      /** Refunds of invoices, files and fees. Already deducted from earnings. */
      refundsTotal: dollars,
      witnessFeeRefundsTotal: dollars,
      fileRefundsTotal: dollars,
      /** Lost in disputes about invoices, files and fees, minus won back later. Already deducted from earnings. */
      disputesLostTotal: dollars,
      breakdown: z.object({ witnessFees: z.object(recent(dollars)), files: z.object(recent(dollars)) }),
    }),
    cases: z.object({
      opened: z.object({ ...recent(z.int()), total: z.int() }),
      closed: z.object({ ...recent(z.int()), total: z.int() }),
    }),
    /**
     * Requests completed in the period that had a due date, by authority (`none` if it was not stated). Omits authorities
     * without any, and requests that were completed before this was counted.
     */
    deadlines: z.array(
      z.object({
        authority: z.enum(['none', ...authorityKinds]),
        /** `onTime` plus `late`. */
        completed: z.int(),
        onTime: z.int(),
        late: z.int(),
        /** Mean days from submission to completion, to one decimal. */
        averageDays: z.number(),
      }),
    ),
    metadata: z.object({
      dateRange: z.object({
        /** UTC days, YYYY-MM-DD; null without a range. */
        startDate: z.nullable(z.string()),
        endDate: z.nullable(z.string()),
        hasCustomRange: z.boolean(),
      }),
      /** Null with a range. */
      period: z.nullable(z.enum(analyticsPeriods)),
      /** Currently open requests. */
      totalActiveRequests: z.int(),
      /** Invoice earnings, file charges and witness fees per opened case; zero if none was opened. */
      averageRevenuePerCase: dollars,
    }),
    /** Oldest first, from the first month with a request up to today. */
    series: z.object({
      unit: z.enum(['hour', 'day', 'month', 'year']),
      points: z.array(analyticsPoint),
    }),
  }),
});
