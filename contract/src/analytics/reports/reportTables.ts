/** The reports on past activity, and by what each lists its figures. */
export const reportDimensions = {
  revenue: ['kind', 'firm', 'facility'],
  turnaround: ['requestType', 'facility', 'authority'],
  work: ['person'],
} as const;

export type ReportTable = keyof typeof reportDimensions;

export type ReportDimension = (typeof reportDimensions)[ReportTable][number];

/** What is paid for. */
export const paidKinds = ['fee', 'file', 'invoice'] as const;

export type PaidKind = (typeof paidKinds)[number];

/** What an entry of a report adds to. */
export const reportFigures = {
  revenue: ['fee', 'file', 'invoice', 'refunded', 'lost'],
  turnaround: ['onTime', 'late', 'noDueDate'],
  work: ['received', 'decided', 'released', 'pages'],
} as const satisfies Record<ReportTable, readonly string[]>;

export type ReportFigure = (typeof reportFigures)[ReportTable][number];

/** How long an amount is owed, in days. The last has no end. */
export const receivableAges = ['0-30', '31-60', '61-90', 'older'] as const;

export type ReceivableAge = (typeof receivableAges)[number];

/** First and last day of an age; the last day of the oldest is infinite. */
export const ageDays: Readonly<Record<ReceivableAge, { readonly from: number; readonly to: number }>> = {
  '0-30': { from: 0, to: 30 },
  '31-60': { from: 31, to: 60 },
  '61-90': { from: 61, to: 90 },
  older: { from: 91, to: Number.POSITIVE_INFINITY },
};

/** The age of an amount that is owed for some days. A day in the future counts as today. */
export function ageOf(days: number): ReceivableAge {
  return receivableAges.find((age) => days <= ageDays[age].to)!;
}
