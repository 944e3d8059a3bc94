import type { ReportCell } from './reportAddress.ts';

/** What the tables of a report get. */
export interface TableProps<Report> {
  report: Report;
  /** The address of the entries behind a figure. */
  linkTo: (cell: ReportCell) => string;
  /** The name of the CSV file of a table, without the day and the extension. */
  fileName: (table: string) => string;
}
