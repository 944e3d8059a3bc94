import type {
  ReportDimension,
  ReportFigure,
  ReportTable,
} from '@portal/contract/analytics/reports/reportTables.ts';
import { plainWords } from '@portal/contract/fields/folding.ts';
import { nameKey } from '@portal/contract/fields/nameKey.ts';
import type { RequestDocument } from '../../requests/requestDocument.ts';

/** A value by which a report lists its figures, such as one firm. */
export interface ReportValue {
  readonly dimension: ReportDimension;
  /** Identifies it. Empty: not stated. */
  readonly key: string;
  /** The spelling that is shown; empty if the key says it all. */
  readonly name: string;
}

/** Something that a report counts once, and that it lists behind its figures. */
export interface ReportEntry {
  readonly table: ReportTable;
  readonly figure: ReportFigure;
  /** Unique in its day. */
  readonly id: string;
  readonly requestId: string;
  readonly orderId: string;
  /** UTC ISO instant. */
  readonly at: string;
  /** For revenue: cents, negative for a refund that failed or lost funds that returned. Zero for other entries. */
  readonly cents: number;
  /**
   * For a completed request: minutes since its submission. For a release: the number of documents, or the pages of one
   * document. One for other entries.
   */
  readonly amount: number;
  /** At most one of each dimension of its table. */
  readonly values: readonly ReportValue[];
}

/** The law firm of a request. The same name in another case, spacing or punctuation is one firm. */
export function firmOf({ fields: { firmName = '' } }: Pick<RequestDocument, 'fields'>): ReportValue {
  return namedValue('firm', firmName);
}

export function facilityOf({ fields: { facilityName = '' } }: Pick<RequestDocument, 'fields'>): ReportValue {
  return namedValue('facility', facilityName);
}

function namedValue(dimension: 'firm' | 'facility', name: string): ReportValue {
  const words = plainWords(name)
    .map(({ whole }) => whole)
    .join(' ');
  return { dimension, key: words || nameKey(name), name: name.trim().replace(/\s+/gu, ' ') };
}
