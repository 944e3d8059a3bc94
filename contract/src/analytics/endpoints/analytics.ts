import * as z from 'zod/mini';
import { operation, staffOnly } from '../../endpoint.ts';
import { analyticsPeriods, rangeProblem } from '../rules.ts';
import { checkAcrossFields } from '../../fields/fields.ts';

/** Both days or none. Days take the place of a period. */
const analyticsQuery = z
  .object({
    period: z.optional(z.enum(analyticsPeriods)),
    startDate: z.optional(z.string()),
    endDate: z.optional(z.string()),
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

/** Rolling, whatever period was asked for. */
const recent = <T extends z.ZodMiniType>(value: T) => ({
  last24h: value,
  last7days: value,
  last30days: value,
});

/** What happened in one hour, day, month or year. */
const analyticsPoint = z.object({
  /** Hour: UTC ISO instant at which it begins. Day: YYYY-MM-DD. Month: YYYY-MM. Year: YYYY. Cut off at both ends of the period. */
  at: z.string(),
  /** Paid less refunded and lost; below zero where that was more. */
  invoiceEarnings: dollars,
  refunds: dollars,
  /** Lost to disputes, less what came back after all; taken from the earnings of its kind. */
  disputesLost: dollars,
  fileEarnings: dollars,
  witnessFees: dollars,
  opened: z.int(),
  closed: z.int(),
  /** Invoices sent to a client then, and how many of them are paid by now. */
  invoicesSent: z.int(),
  invoicesPaid: z.int(),
});

export type AnalyticsPoint = z.output<typeof analyticsPoint>;

/**
 * Earnings and cases. Totals are those of the period or range asked for: of all time without one. Money counts on the
 * day on which it came, staff's refunds of invoices on the day on which they went, and what is lost to a dispute on the
 * day on which it is lost.
 */
export const analytics = operation({
  function: 'analytics',
  method: 'GET',
  path: 'analytics',
  summary: 'Earnings and cases of a period or a range of days.',
  access: staffOnly,
  query: analyticsQuery,
  data: z.object({
    invoices: z.object({
      /** Paid less refunded and lost to disputes. */
      totalEarnings: dollars,
      earnings: z.object(recent(dollars)),
      refundsTotal: dollars,
      /** Sent, active and not paid now. */
      pendingInvoicesAmount: dollars,
      pendingInvoicesCount: z.int(),
      /** Mean of the totals of all sent; zero of none. */
      averageInvoiceValue: dollars,
      /** Of those sent, the ones that are paid by now. */
      totalPaidInvoices: z.int(),
      /** Sent to a client. */
      allInvoicesCount: z.int(),
      /** `totalPaidInvoices` of `allInvoicesCount` in whole percent; zero of none. */
      paymentRate: z.int(),
    }),
    revenue: z.object({
      witnessFeesTotal: dollars,
      filesTotal: dollars,
      /** Lost to disputes of invoices, files and fees, less what came back after all; taken from the earnings already. */
      disputesLostTotal: dollars,
      breakdown: z.object({ witnessFees: z.object(recent(dollars)), files: z.object(recent(dollars)) }),
    }),
    cases: z.object({
      opened: z.object({ ...recent(z.int()), total: z.int() }),
      closed: z.object({ ...recent(z.int()), total: z.int() }),
    }),
    metadata: z.object({
      dateRange: z.object({
        /** Days of UTC, YYYY-MM-DD; null without a range. */
        startDate: z.nullable(z.string()),
        endDate: z.nullable(z.string()),
        hasCustomRange: z.boolean(),
      }),
      /** Null for a range. */
      period: z.nullable(z.enum(analyticsPeriods)),
      /** Open now. */
      totalActiveRequests: z.int(),
      /** Invoice earnings, file charges and witness fees for each case opened; zero of none. */
      averageRevenuePerCase: dollars,
    }),
    /** Oldest first, from the first month with a request on and up to today. */
    series: z.object({
      unit: z.enum(['hour', 'day', 'month', 'year']),
      points: z.array(analyticsPoint),
    }),
  }),
});
