import { closingsOf } from '../../retention/closingsOf.ts';
import type { RequestRoot } from '../../requests/root.ts';
import type { AnalyticsFact } from '../fact.ts';
import { facilityOf, type ReportEntry } from './reportEntry.ts';

/** The entries of the turnaround report: every completion of a request. `facts`: those of its closings have the due dates. */
export function turnaroundEntries(root: RequestRoot, facts: readonly AnalyticsFact[]): ReportEntry[] {
  return closingsOf(root)
    .filter(({ status }) => status === 'completed')
    .map(({ at, minutes }): ReportEntry => {
      const due = facts.find((fact) => fact.kind === 'closed' && fact.at === at)?.due;
      return {
        table: 'turnaround',
        figure: due === undefined ? 'noDueDate' : due.isLate ? 'late' : 'onTime',
        id: `completed|${root.requestId}`,
        requestId: root.requestId,
        orderId: root.fields.orderId,
        at,
        cents: 0,
        amount: minutes,
        values: [
          { dimension: 'requestType', key: String(root.fields.requestType), name: '' },
          facilityOf(root),
          { dimension: 'authority', key: root.fields.authority?.kind ?? '', name: '' },
        ],
      };
    });
}
