import * as z from 'zod/mini';
import { rangeProblem } from '../analytics/rules.ts';
import { operation, staffOnly } from '../endpoint.ts';
import { checkAcrossFields, MAX_ENTERED_DAY, text } from '../fields/fields.ts';
import {
  copiedRange,
  payoutId,
  payoutView,
  transactionKinds,
  transactionTotals,
  transactionView,
} from './schemas.ts';

const day = z.string().check(z.maxLength(MAX_ENTERED_DAY));

/** UTC days, inclusive. */
const days = { startDate: day, endDate: day };

/** `nextCursor` of the previous page. */
const cursor = z.optional(z.string().check(z.maxLength(200)));

const checkDays = checkAcrossFields((range: { startDate?: string; endDate?: string }) => {
  const problem = rangeProblem(range);
  return problem ? [problem] : [];
});

const filters = {
  ...days,
  kind: z.optional(z.enum(transactionKinds)),
  /** Only transactions of requests whose Order ID has these words. */
  order: z.optional(text(1, 100, 'Please use at most 100 characters')),
};

export const listTransactions = operation({
  function: 'listTransactions',
  method: 'GET',
  summary:
    'Lists Stripe’s balance transactions of a range of days (UTC), newest first, with their requests, fees and payouts, and their sums.',
  access: staffOnly,
  query: z.object({ ...filters, cursor }).check(checkDays),
  data: z.object({
    transactions: z.array(transactionView),
    nextCursor: z.nullable(z.string()),
    /** Sums of all pages; null if more than 1,000 transactions match an Order ID. */
    totals: z.nullable(transactionTotals),
    /** Null before the first copy. */
    copied: z.nullable(copiedRange),
  }),
});

export const listPayouts = operation({
  function: 'listPayouts',
  method: 'GET',
  summary:
    'Lists Stripe’s payouts of a range of days (UTC), newest first, with the sums of their transactions.',
  access: staffOnly,
  query: z.object({ ...days, cursor }).check(checkDays),
  data: z.object({
    payouts: z.array(payoutView),
    nextCursor: z.nullable(z.string()),
    /** Null before the first copy. */
    copied: z.nullable(copiedRange),
  }),
});

export const getPayout = operation({
  function: 'getPayout',
  method: 'GET',
  summary: 'Returns a payout with a page of its transactions, newest first.',
  access: staffOnly,
  query: z.object({ payoutId, cursor }),
  data: z.object({
    payout: payoutView,
    transactions: z.array(transactionView),
    nextCursor: z.nullable(z.string()),
  }),
});

export const exportTransactions = operation({
  function: 'exportTransactions',
  method: 'GET',
  summary:
    'Exports Stripe’s balance transactions of a range of days or of a payout as CSV in parts, one row for each item of a payment. The export is recorded in the audit trail.',
  access: staffOnly,
  rateLimit: { limit: 600, windowSeconds: 600 },
  query: z
    .object({
      ...filters,
      startDate: z.optional(day),
      endDate: z.optional(day),
      /** Instead of days and filters, which are then ignored. */
      payoutId: z.optional(payoutId),
      cursor,
    })
    .check(
      checkAcrossFields((query: { payoutId?: unknown; startDate?: string; endDate?: string }) => {
        const problem = query.payoutId === undefined ? rangeProblem(query) : null;
        return problem ? [problem] : [];
      }),
    ),
  data: z.object({
    /** Complete RFC 4180 rows. The first part starts with a byte order mark and the header. */
    csv: z.string(),
    rows: z.int(),
    nextCursor: z.nullable(z.string()),
  }),
});
