import { closingsOf } from '../../retention/closingsOf.ts';
import type { RequestDocument } from '../../requests/requestDocument.ts';
import type { AnalyticsFact } from '../fact.ts';
import { facilityOf, type ReportEntry } from './reportEntry.ts';

/** The entries of the turnaround report: every completion of a request. `facts`: those of its closings have the due dates. */
export function turnaroundEntries(request: RequestDocument, facts: readonly AnalyticsFact[]): ReportEntry[] {
  return closingsOf(request)
    .filter(({ status }) => status === 'completed')
    .map(({ at, minutes }): ReportEntry => {
      const due = facts.find((fact) => fact.kind === 'closed' && fact.at === at)?.due;
      return {
        table: 'turnaround',
        figure: due === undefined ? 'noDueDate' : due.isLate ? 'late' : 'onTime',
        id: `completed|${request.requestId}`,
        requestId: request.requestId,
        orderId: request.fields.orderId,
        at,
        cents: 0,
        amount: minutes,
        values: [
          { dimension: 'requestType', key: String(request.fields.requestType), name: '' },
          facilityOf(request),
          { dimension: 'authority', key: request.fields.authority?.kind ?? '', name: '' },
        ],
      };
    });
}
