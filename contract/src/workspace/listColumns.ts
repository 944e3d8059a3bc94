/** The columns that staff can choose for their request list. The row's action is always the last column. */
export const listColumns = [
  'order',
  'patient',
  'facility',
  'type',
  'status',
  'submitted',
  'due',
  'assignee',
  'review',
  'files',
  'owed',
] as const;

export type ListColumn = (typeof listColumns)[number];

/** The columns of the specification. */
export const defaultColumns: readonly ListColumn[] = [
  'order',
  'patient',
  'facility',
  'type',
  'status',
  'submitted',
];

/** Limits of a column's width in pixels. */
export const MIN_COLUMN_WIDTH = 64;
export const MAX_COLUMN_WIDTH = 600;
