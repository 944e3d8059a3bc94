import type { PaidKind, ReportFigure } from '@portal/contract/analytics/reports/reportTables.ts';
import type { RequestDocument } from '../../requests/requestDocument.ts';
import { type AnalyticsFact, factId } from '../fact.ts';
import { facilityOf, firmOf, type ReportEntry } from './reportEntry.ts';

const MONEY = /^(fee|file|invoice)-(paid|refunded|refund-failed|lost|recovered)$/;

/** What each change adds to, and whether it takes back what an earlier one added. */
const changes: Readonly<
  Record<string, { readonly figure: (paidKind: PaidKind) => ReportFigure; readonly sign: 1 | -1 }>
> = {
  paid: { figure: (paidKind) => paidKind, sign: 1 },
  refunded: { figure: () => 'refunded', sign: 1 },
  'refund-failed': { figure: () => 'refunded', sign: -1 },
  lost: { figure: () => 'lost', sign: 1 },
  recovered: { figure: () => 'lost', sign: -1 },
};

/** The entries of the revenue report for the facts about money. The firm and the facility are those of the request now. */
export function revenueEntries(request: RequestDocument, facts: readonly AnalyticsFact[]): ReportEntry[] {
  return facts.flatMap((fact) => {
    const match = MONEY.exec(fact.kind);
    if (!match) return [];
    const paidKind = match[1] as PaidKind;
    const { figure, sign } = changes[match[2]!]!;
    return [
      {
        table: 'revenue' as const,
        figure: figure(paidKind),
        id: factId(fact),
        requestId: request.requestId,
        orderId: request.fields.orderId,
        at: fact.at,
        cents: sign * fact.amountCents,
        amount: 1,
        values: [
          { dimension: 'kind' as const, key: paidKind, name: '' },
          firmOf(request),
          facilityOf(request),
        ],
      },
    ];
  });
}
