import { randomUUID } from 'node:crypto';
import { sweepOutbox } from '../portal/controls.ts';
import { eventually } from '../portal/eventually.ts';
import { containerOf } from '../portal/stores.ts';

/** The facts of a request that lists show, filter and search. */
export interface ListedRequest {
  readonly requestId: string;
  readonly orderId: string;
  readonly patientName: string;
  readonly facilityName: string;
  readonly requestType: number;
  readonly status: string;
  readonly submittedAt: string;
  /** YYYY-MM-DD. */
  readonly dueDate: string;
  readonly owners: readonly string[];
  readonly seq: number;
  /** Given for closed requests only. */
  readonly closedAt?: string;
  /** A client asked for another download of a document. */
  readonly downloadRequested?: true | undefined;
}

export function newRequestId(): string {
  return `req_${randomUUID().replaceAll('-', '').slice(0, 24)}`;
}

interface Stores {
  readonly site: string;
  readonly api: string;
  readonly dir: string;
  readonly cosmos: string;
}

/** Stores changed requests with the tasks that list them, and waits until the outbox has done these. */
export async function storeAndListRequests(
  portal: Stores,
  requests: readonly ListedRequest[],
): Promise<void> {
  const container = await containerOf(portal, 'requests');
  const stored = new Set(requests.map(({ requestId }) => requestId));
  await Promise.all(requests.map((request) => container.items.upsert(aRequestDocument(request))));
  // After the requests: a scheduled sweep would drop a task whose request does not exist yet.
  await Promise.all(requests.map((request) => container.items.upsert(taskOf(request))));
  await eventually('the listing', async () => {
    await sweepOutbox(portal);
    const { resources } = await container.items
      .query<string>('SELECT VALUE c.requestId FROM c WHERE c.type = "task"')
      .fetchAll();
    return !resources.some((requestId) => stored.has(requestId));
  });
}

/** A new request of the current month. */
export function newListedRequest(changed: Partial<ListedRequest> = {}): ListedRequest {
  return {
    requestId: newRequestId(),
    orderId: `STORED-${randomUUID().slice(0, 8)}`,
    patientName: 'Pat Example',
    facilityName: 'Central Medical Center',
    requestType: 7,
    status: 'pending',
    submittedAt: new Date().toISOString(),
    dueDate: '2031-01-01',
    owners: [],
    seq: 1,
    ...changed,
  };
}

/**
 * Stores a request without payment, code and tasks, for tests of what staff or timers do with it. That is a hundredth of
 * the work of `submitRequest`.
 */
export async function storeRequest(
  portal: Parameters<typeof containerOf>[0],
  changed: Partial<ListedRequest> = {},
): Promise<ListedRequest> {
  const request = newListedRequest(changed);
  await (await containerOf(portal, 'requests')).items.create(aRequestDocument(request));
  return request;
}

function taskOf({ requestId, seq }: ListedRequest) {
  const id = `task|${String(seq).padStart(6, '0')}`;
  return { id, requestId, type: 'task', due: '2000-01-01', attempts: 0, work: [{ kind: 'project' }] };
}

/** A released document that a client wants to download again. */
const fileToDownload = {
  fileId: `file_${'1'.repeat(32)}`,
  group: 'legal',
  originalName: 'chart.pdf',
  contentType: 'application/pdf',
  size: 1000,
  uploadedAt: '2026-01-01T00:00:00.000Z',
  uploadedByAdmin: true,
  scan: 'clean',
  quarantineBlob: '',
  etag: '',
  downloadRequest: {
    state: 'open',
    reason: 'lost',
    note: '',
    at: '2026-01-02T00:00:00.000Z',
    answeredAt: null,
    answer: '',
  },
};

/** The stored document of a request. */
export function aRequestDocument(request: ListedRequest) {
  const { orderId, patientName, facilityName, requestType, closedAt, downloadRequested, ...facts } = request;
  return {
    id: 'root',
    type: 'request',
    schemaVersion: 1,
    draftId: randomUUID(),
    ...facts,
    updatedAt: facts.submittedAt,
    fields: {
      orderId,
      patientName,
      facilityName,
      requestType,
      copyServiceName: 'Other Copy Service Inc',
      copyServiceEmail: 'clerk@copyservice.example',
      patientDob: '1980-02-03',
      loaIncluded: true,
      paAppliesTo: 'PMK',
    },
    payment: { intentId: null, amountCents: 1500, state: 'waived', paidAt: null },
    files: downloadRequested ? { [fileToDownload.fileId]: fileToDownload } : {},
    history: closedAt
      ? [
          {
            status: facts.status,
            at: closedAt,
            by: { kind: 'system', id: null },
            byName: 'system',
            notes: '',
            isPrivate: false,
          },
        ]
      : [],
  };
}
