import type { ReportFigure } from '@portal/contract/analytics/reports/reportTables.ts';
import type { ActivityKind } from '@portal/contract/requests/schemas/requestActivity.ts';
import type { TrailEvent } from '../../audit/trailEvent.ts';
import type { RequestFile, RequestDocument } from '../../requests/requestDocument.ts';
import type { StoredEvent } from '../../requests/storedEvent.ts';
import type { ReportEntry, ReportValue } from './reportEntry.ts';

/** The kinds of events that are somebody's work. */
export const workKinds = [
  'submitted',
  'assigned',
  'submission-approved',
  'submission-rejected',
  'files-added',
] as const satisfies readonly ActivityKind[];

/** Whether events of a kind are somebody's work. */
export function isWork(kind: string): boolean {
  return workKinds.some((each) => each === kind);
}

/** An event of a request, also as the audit trail has it. */
export type WorkEvent = Omit<StoredEvent, 'by'> & Pick<TrailEvent, 'by'>;

/**
 * The entries of the report on work for an event of a request: received (assigned to the person, or entered by them; once
 * a day for each request), decided (approved or rejected), and released documents. Empty for other events, and for those
 * of clients and of the portal.
 */
export function workEntries(request: RequestDocument, event: WorkEvent): ReportEntry[] {
  const work = workOf(event);
  if (!work) return [];
  return [
    {
      table: 'work',
      figure: work.figure,
      id: work.id,
      requestId: request.requestId,
      orderId: request.fields.orderId,
      at: event.at,
      cents: 0,
      amount: work.amount,
      values: [personOf(work.person)],
    },
  ];

  function workOf({ kind, by, details, id }: WorkEvent): {
    figure: ReportFigure;
    id: string;
    person: string;
    amount: number;
  } | null {
    const author = typeof by === 'object' && (by.kind === 'staff' || by.kind === 'admin') ? by.id : null;
    const received = (person: string) => ({
      figure: 'received' as const,
      id: `received|${request.requestId}|${person}`,
      person,
      amount: 1,
    });
    if (kind === 'assigned') return typeof details['to'] === 'string' ? received(details['to']) : null;
    if (author === null) return null;
    switch (kind) {
      case 'submitted':
        return details['source'] === 'internal' ? received(author) : null;
      case 'submission-approved':
      case 'submission-rejected':
        return { figure: 'decided', id: `${request.requestId}|${id}`, person: author, amount: 1 };
      case 'files-added': {
        const { files } = details;
        return typeof files === 'number'
          ? { figure: 'released', id: `${request.requestId}|${id}`, person: author, amount: files }
          : null;
      }
      default:
        return null;
    }
  }
}

/** The entry of the report on work for the pages of a document, on the day of its release. Empty without a page. */
export function pageEntries(request: RequestDocument, file: RequestFile, pages: number): ReportEntry[] {
  const { fileId, releasedBy, uploadedAt } = file;
  if (releasedBy === undefined || pages === 0) return [];
  return [
    {
      table: 'work',
      figure: 'pages',
      id: `pages|${request.requestId}|${fileId}`,
      requestId: request.requestId,
      orderId: request.fields.orderId,
      at: uploadedAt,
      cents: 0,
      amount: pages,
      values: [personOf(releasedBy)],
    },
  ];
}

function personOf(userId: string): ReportValue {
  return { dimension: 'person', key: userId, name: '' };
}
