import * as z from 'zod/mini';
import { operation, staffOnly } from '../../endpoint.ts';
import { checkAcrossFields, MAX_ENTERED_DAY, MAX_ID } from '../../fields/fields.ts';
import { authorityKinds } from '../../requests/authority/authorityKinds.ts';
import { rangeProblem } from '../rules.ts';
import { reportPeriods } from './reportPeriods.ts';
import {
  paidKinds,
  receivableAges,
  reportDimensions,
  reportFigures,
  type ReportTable,
} from './reportTables.ts';

const rateLimit = { limit: 300, windowSeconds: 600, per: 'account' } as const;

const enteredDay = z.optional(z.string().check(z.maxLength(MAX_ENTERED_DAY)));

const problemsOfRange = checkAcrossFields(
  ({ startDate, endDate }: { startDate?: string | undefined; endDate?: string | undefined }) => {
    const problem = startDate || endDate ? rangeProblem({ startDate, endDate }) : null;
    return problem ? [problem] : [];
  },
);

/** A period, or a range with both days, which overrides the period. */
const period = {
  period: z._default(z.enum(reportPeriods), 'this-month'),
  startDate: enteredDay,
  endDate: enteredDay,
};

const periodQuery = z.object(period).check(problemsOfRange);

export type ReportQuery = z.output<typeof periodQuery>;

/** US dollars, whole cents. */
const dollars = z.number();

/** The days of a report, and how they are counted. */
const reportDays = z.object({
  /** YYYY-MM-DD, inclusive. */
  startDate: z.string(),
  endDate: z.string(),
  /** The time zone of the days; that of the first calendar. */
  timeZone: z.string(),
  /** The first day that is counted in this time zone. Earlier days are in the one before, or UTC. Null: nothing is counted yet. */
  zoneSince: z.nullable(z.string()),
  /** Whether requests from before the reports are included. They are added at night. */
  isComplete: z.boolean(),
});

export type ReportDays = z.output<typeof reportDays>;

/** A value by which a report lists its figures. */
const value = {
  /** Identifies the value in calls for the entries behind its figures. */
  id: z.string(),
  /** The latest spelling; empty if not stated. */
  name: z.string(),
};

const revenue = {
  fees: dollars,
  files: dollars,
  invoices: dollars,
  /** Refunded minus refunds that failed later. */
  refunded: dollars,
  /** Lost in disputes minus won back later. */
  lost: dollars,
  /** Fees, files and invoices minus refunded minus lost. */
  total: dollars,
};

export const revenueReport = operation({
  function: 'revenueReport',
  method: 'GET',
  path: 'reports/revenue',
  summary:
    'Returns what was paid, refunded and lost in disputes in a period, by kind of payment, law firm and facility.',
  access: staffOnly,
  rateLimit,
  query: periodQuery,
  data: z.object({
    days: reportDays,
    total: z.object(revenue),
    byKind: z.array(z.object({ id: z.enum(paidKinds), ...revenue })),
    /** Highest total first, as `byFacility`. */
    byFirm: z.array(z.object({ ...value, ...revenue })),
    byFacility: z.array(z.object({ ...value, ...revenue })),
  }),
});

const turnaround = {
  completed: z.int(),
  onTime: z.int(),
  late: z.int(),
  /** From submission to completion, to one decimal. */
  averageDays: z.number(),
  medianDays: z.number(),
};

export const turnaroundReport = operation({
  function: 'turnaroundReport',
  method: 'GET',
  path: 'reports/turnaround',
  summary:
    'Returns how long the requests completed in a period took, by request type, facility and authority. Requests without a due date are neither on time nor late.',
  access: staffOnly,
  rateLimit,
  query: periodQuery,
  data: z.object({
    days: reportDays,
    /** Null if none was completed. */
    total: z.nullable(z.object(turnaround)),
    /** Most completed requests first, as the others. */
    byRequestType: z.array(z.object({ id: z.string(), requestType: z.int(), ...turnaround })),
    byFacility: z.array(z.object({ ...value, ...turnaround })),
    /** `none`: not stated. */
    byAuthority: z.array(z.object({ id: z.enum(['none', ...authorityKinds]), ...turnaround })),
  }),
});

export const workReport = operation({
  function: 'workReport',
  method: 'GET',
  path: 'reports/work',
  summary:
    'Returns the requests that each person received and decided in a period, and the documents and pages that they released.',
  access: staffOnly,
  rateLimit,
  query: periodQuery,
  data: z.object({
    days: reportDays,
    people: z.array(
      z.object({
        /** User ID. */
        id: z.string(),
        /** Empty if the account no longer exists. */
        name: z.string(),
        /** Requests assigned to the person, or entered by them; once a day each. */
        received: z.int(),
        /** Submissions approved or rejected. */
        decided: z.int(),
        /** Documents. */
        released: z.int(),
        /** Pages of released PDF files and pictures. */
        pages: z.int(),
      }),
    ),
  }),
});

/** Number and total of what is owed. */
const owed = z.object({ count: z.int(), amount: dollars });

/** By age in days. */
const ages = z.object(
  Object.fromEntries(receivableAges.map((age) => [age, owed])) as Record<
    (typeof receivableAges)[number],
    typeof owed
  >,
);

export const receivablesReport = operation({
  function: 'receivablesReport',
  method: 'GET',
  path: 'reports/receivables',
  summary:
    'Returns what is owed now, by age and law firm: sent invoices, released documents with a charge, and failed fees, until they are paid.',
  access: staffOnly,
  rateLimit,
  data: z.object({
    /** The day of the ages, YYYY-MM-DD, in this time zone. */
    today: z.string(),
    timeZone: z.string(),
    isComplete: z.boolean(),
    total: owed,
    byAge: ages,
    /** Highest total first. */
    byFirm: z.array(z.object({ ...value, total: owed, byAge: ages })),
  }),
});

const tables = Object.keys(reportDimensions) as [ReportTable, ...ReportTable[]];
const dimensions = [...new Set(Object.values(reportDimensions).flat())];
const figures = Object.values(reportFigures).flat();

/** Characters of a cursor: a day, an instant and an ID. */
const MAX_CURSOR = 300;

const valueId = z.string().check(z.minLength(1), z.maxLength(MAX_ID));

const cursor = z.optional(z.string().check(z.maxLength(MAX_CURSOR)));

export const reportEntries = operation({
  function: 'reportEntries',
  method: 'GET',
  path: 'reports/entries',
  summary: 'Lists the entries behind a figure of a report, newest first.',
  access: staffOnly,
  rateLimit,
  query: z
    .object({
      ...period,
      table: z.enum(tables),
      /** Absent: every entry of the report. */
      dimension: z.optional(z.enum(dimensions)),
      /** `id` of the value in the report, with its dimension. */
      value: z.optional(valueId),
      /** Absent: all figures of the value. */
      figure: z.optional(z.enum(figures)),
      /** `nextCursor` of the previous page. */
      cursor,
    })
    .check(problemsOfRange),
  data: z.object({
    entries: z.array(
      z.object({
        requestId: z.string(),
        orderId: z.string(),
        /** YYYY-MM-DD. */
        day: z.string(),
        figure: z.enum(figures),
        /** Of revenue: US dollars as added to the figure. Null for anything else. */
        amount: z.nullable(dollars),
        /** Of a completed request: days since its submission. Of a release: documents, or pages of one. Null for anything else. */
        number: z.nullable(z.number()),
      }),
    ),
    nextCursor: z.nullable(z.string()),
  }),
});

export const receivableEntries = operation({
  function: 'receivableEntries',
  method: 'GET',
  path: 'reports/receivables/entries',
  summary: 'Lists what law firms owe now, the oldest first.',
  access: staffOnly,
  rateLimit,
  query: z.object({
    /** `id` of the firm in the report. Absent: every firm. */
    value: z.optional(valueId),
    /** Absent: of any age. */
    age: z.optional(z.enum(receivableAges)),
    cursor,
  }),
  data: z.object({
    entries: z.array(
      z.object({
        requestId: z.string(),
        orderId: z.string(),
        /** Law firm; empty if the request names none. */
        firmName: z.string(),
        kind: z.enum(paidKinds),
        /** Null for anything else. */
        invoiceNumber: z.nullable(z.string()),
        /** Since when it is owed, YYYY-MM-DD. */
        since: z.string(),
        /** Days since then, at the facility. */
        days: z.int(),
        amount: dollars,
      }),
    ),
    nextCursor: z.nullable(z.string()),
  }),
});
