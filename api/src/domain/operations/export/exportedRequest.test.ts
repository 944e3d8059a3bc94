import { describe, expect, it } from 'vitest';
import { aFile, aRequest } from '../../testing/aRequest.ts';
import {
  requestFile,
  type RequestDocument,
  feePayment,
  requestDocument,
} from '../../requests/requestDocument.ts';
import {
  documentStateOf,
  exportedRequest,
  LEFT_OUT_FIELDS,
  LEFT_OUT_FILE_FIELDS,
  LEFT_OUT_PAYMENT_FIELDS,
  requestRows,
} from './exportedRequest.ts';

const documentsOf = (request: RequestDocument) =>
  Object.values(request.files).map((file) => ({
    file,
    state: documentStateOf(file),
    path: `documents/${file.originalName}`,
    sha256: 'abc',
  }));

function exported(request: RequestDocument, others: Record<string, unknown>[] = []) {
  return exportedRequest(request, { ...request, _etag: 'x', _ts: 1 }, others, documentsOf(request));
}

/** Names of all fields at any depth. */
function fieldNames(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [] : Object.keys(value);
  return [...own, ...Object.values(value).flatMap(fieldNames)];
}

describe('exportedRequest', () => {
  /** Where fields of the stored document are in the export, if not under their own name at the top. */
  const MOVED: Readonly<Record<string, string>> = {
    payment: 'payments',
    combinedPayments: 'payments',
    outsideRefunds: 'payments',
    review: 'decisions',
    reviewDecisions: 'decisions',
    deadline: 'decisions',
    dueDateChanges: 'decisions',
    scopeChanges: 'decisions',
    earlyReleases: 'decisions',
    retention: 'decisions',
    files: 'documents',
  };
  /** How the portal stores a document. */
  const TECHNICAL = ['id', 'type', 'schemaVersion', 'seq'];

  it('has every field of the stored document, except those that are left out', () => {
    const every = Object.keys(requestDocument.shape);
    const stored = {
      ...Object.fromEntries(every.map((name) => [name, { [`in-${name}`]: 1 }])),
      ...aRequest(),
    };
    const result = exportedRequest(stored, stored, [], []);
    const missing = every.filter((name) => !((MOVED[name] ?? name) in result));
    expect(missing.toSorted()).toEqual([...LEFT_OUT_FIELDS, ...TECHNICAL].toSorted());
  });

  it('keeps fields that this version does not know', () => {
    const request = { ...aRequest(), fromANewerVersion: 'kept' };
    expect(exported(request)).toMatchObject({ fromANewerVersion: 'kept' });
  });

  it('leaves out what opens something', () => {
    const request = aRequest({ accountVerifications: { pi_1: 'https://stripe.example/verify' } });
    const names = new Set(fieldNames(exported(request)));
    const leftOut = [...LEFT_OUT_FIELDS, ...LEFT_OUT_PAYMENT_FIELDS, ...LEFT_OUT_FILE_FIELDS];
    expect(leftOut.filter((name) => names.has(name))).toEqual([]);
    expect(JSON.stringify(exported(request))).not.toContain(request.draftId);
    expect(Object.keys(requestDocument.shape)).toEqual(expect.arrayContaining([...LEFT_OUT_FIELDS]));
    expect(Object.keys(feePayment.shape)).toEqual(expect.arrayContaining([...LEFT_OUT_PAYMENT_FIELDS]));
    expect(Object.keys(requestFile.shape)).toEqual(expect.arrayContaining([...LEFT_OUT_FILE_FIELDS]));
  });

  it('has messages, deliveries, incidents and events', () => {
    const message = {
      id: 'message|000001.0000',
      requestId: 'req_a',
      type: 'message',
      messageId: 'm1',
      position: '000001.0000',
      at: '2026-03-11T08:00:00.000Z',
      by: { kind: 'holder', id: '' },
      byName: '',
      text: 'Where are the records?',
      terms: ['where'],
      isInternal: false,
      mentions: [],
      _ts: 1,
    };
    const result = exported(aRequest(), [
      message,
      { id: 'dl|f|s|0', type: 'download', requestId: 'req_a', fileId: 'f', subject: 's', at: 'then' },
      { id: 'downloaded|f', type: 'downloaded', requestId: 'req_a', fileId: 'f' },
      { id: 'more-subjects', type: 'more-subjects', requestId: 'req_a', subjects: { f: ['s'] } },
      { id: 'incident|i', type: 'incident', requestId: 'req_a', incidentId: 'i', what: 'sent wrong' },
      { id: 'assembly', type: 'assembly', requestId: 'req_a', sources: [{ name: 'chart.pdf' }], packets: [] },
      { id: 'ev|000001', type: 'event', requestId: 'req_a', kind: 'submitted', ttl: 5 },
    ]);
    expect(result).toMatchObject({
      messages: [{ text: 'Where are the records?' }],
      deliveries: {
        downloads: [{ fileId: 'f', subject: 's', at: 'then' }],
        downloadedFileIds: ['f'],
        additionalRecipients: { f: ['s'] },
      },
      assembly: { sources: [{ name: 'chart.pdf' }] },
      incidents: [{ incidentId: 'i', what: 'sent wrong' }],
      events: [{ id: 'ev|000001', kind: 'submitted' }],
    });
    expect(fieldNames(result)).not.toEqual(expect.arrayContaining(['terms']));
    const { thread } = aRequest();
    const deleted = exported(aRequest({ thread: { ...thread, deletedTo: '000001.0000' } }), [message]);
    expect(deleted).toMatchObject({ messages: [{ text: '', isDeleted: true }] });
  });
});

it.each([
  [{ scan: 'clean' as const }, 'exported'],
  [{ scan: 'clean' as const, deletedAt: '2026-04-01T00:00:00.000Z' }, 'deleted'],
  [{ scan: 'infected' as const }, 'infected'],
  [{ scan: 'pending' as const }, 'not scanned'],
])('the state of a document with %j is %s', (changed, state) => {
  expect(documentStateOf(aFile(changed))).toBe(state);
});

describe('requestRows', () => {
  it('has a row for the request and each document, and none for what does not exist', () => {
    const request = aRequest();
    const rows = requestRows(request, 'requests/a.json', documentsOf(request));
    expect(rows.requests).toHaveLength(1);
    expect(rows.requests[0]).toContain('Maria Santos');
    expect(rows.documents).toHaveLength(2);
    expect(rows.invoices).toEqual([]);
    expect(rows.payments).toEqual([expect.stringContaining('pi_1,paid')]);
  });

  it('escapes formulas and line breaks', () => {
    const request = aRequest();
    const fields = { ...request.fields, patientName: '=HYPERLINK("http://evil")', firmName: 'a\nb' };
    const [row] = requestRows({ ...request, fields }, 'a.json', []).requests;
    expect(row).toContain(`"'=HYPERLINK(""http://evil"")"`);
    expect(row!.endsWith('a.json\r\n')).toBe(true);
  });
});

it('has the files of a document in volumes, each in a row of its own', () => {
  const stored = { name: 'a_vol1of2.pdf', size: 5, pages: 2, sha256: 'a', etag: 'SECRET' };
  const file = aFile({ volumes: [stored, { ...stored, name: 'a_vol2of2.pdf', size: 7 }] });
  const request = aRequest({ files: { [file.fileId]: file } });
  const volumes = file.volumes!.map(({ name, size }) => ({
    name,
    size,
    path: `documents/${name}`,
    sha256: 'a',
  }));
  const { path, sha256 } = volumes[0]!;
  const documents = [{ file, state: 'exported' as const, path, sha256, volumes }];
  const { documents: listed } = exportedRequest(request, { ...request }, [], documents);
  expect(listed).toMatchObject([{ path, volumes: volumes.map((volume) => ({ ...volume, pages: 2 })) }]);
  expect(JSON.stringify(listed)).not.toContain('SECRET');
  const rows = requestRows(request, 'r.json', documents).documents;
  expect(rows.map((row) => row.split(',')[3])).toEqual(['a_vol1of2.pdf', 'a_vol2of2.pdf']);
  expect(rows[1]).toContain(',7,');
});
