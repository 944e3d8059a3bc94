import { describe, expect, it, test } from 'vitest';
import { decideDownload } from '../files/downloads/decideDownload.ts';
import type { RequestFile } from '../requests/requestDocument.ts';
import { aFile, aRequest } from '../testing/aRequest.ts';
import type { IncidentWriter } from './incident.ts';
import { reportIncident } from './reportIncident.ts';

const now = new Date('2026-03-12T08:00:00.000Z');
const AT = now.toISOString();
const writer: IncidentWriter = { by: { kind: 'staff', id: 'usr_1' }, byName: 'Sam Clerk', now };
const ids = { incidentId: 'inc_1', contentHash: 'hash' };
const released = { group: 'legal', scan: 'clean', uploadedByAdmin: true } as const;

const requestOf = (files: Record<string, Partial<RequestFile>>) =>
  aRequest({
    files: Object.fromEntries(
      Object.entries(files).map(([fileId, file]) => [
        fileId,
        aFile({ ...released, fileId, originalName: `${fileId}.pdf`, ...file }),
      ]),
    ),
  });

function report(
  files: Record<string, Partial<RequestFile>>,
  { fileIds = Object.keys(files), discoveredOn = '2026-03-11' } = {},
) {
  return reportIncident(requestOf(files), { fileIds, discoveredOn, what: 'Wrong Ann Lee' }, ids, writer);
}

function changeOf(decision: ReturnType<typeof report>) {
  if (decision.kind !== 'change') throw new Error(JSON.stringify(decision));
  return decision.change;
}

describe('a report of a release to the wrong person', () => {
  it('withdraws the documents and records the incident in one change', () => {
    const { request, event, moreEvents, incident, steps } = changeOf(
      report({ one: {}, two: {}, other: {} }, { fileIds: ['one', 'two'] }),
    );
    for (const id of ['one', 'two']) {
      expect(request.files[id]).toMatchObject({ withdrawnAt: AT, deletedAt: AT, incidentId: 'inc_1' });
      expect(request.files[id]!.withdrawal).toMatchObject({ reason: 'wrong-person', byName: 'Sam Clerk' });
      expect(decideDownload(request.files[id]!, null, now)).toMatchObject({ kind: 'refuse' });
    }
    expect(request.files['other']).toMatchObject({ withdrawnAt: null });
    expect(request.files['other']!.incidentId).toBeUndefined();
    expect([event, ...moreEvents!].map(({ kind }) => kind)).toEqual([
      'file-withdrawn',
      'file-withdrawn',
      'incident-recorded',
    ]);
    expect(steps).toContainEqual({ kind: 'erase', fileId: 'one' });
    expect(request.seq).toBe(requestOf({}).seq + 1);
    expect(incident).toMatchObject({
      id: 'incident|inc_1',
      requestId: request.requestId,
      fileIds: ['one', 'two'],
      discoveredOn: '2026-03-11',
      due: '2026-05-10',
      what: 'Wrong Ann Lee',
      revision: 1,
    });
  });

  it('has no texts in its events', () => {
    const { event, moreEvents } = changeOf(report({ one: {} }));
    expect(JSON.stringify([event, moreEvents])).not.toMatch(/Ann Lee|one\.pdf|Sam Clerk/);
  });

  it('keeps what was withdrawn or deleted before as it was', () => {
    const withdrawal = { reason: 'incomplete', note: '', byName: 'Ada', at: AT } as const;
    const before = { withdrawnAt: '2026-03-11T00:00:00.000Z', deletedAt: '2026-03-11T00:00:00.000Z' };
    const { request, event, moreEvents } = changeOf(report({ one: { ...before, withdrawal } }));
    expect(request.files['one']).toMatchObject({ ...before, withdrawal, incidentId: 'inc_1' });
    expect([event.kind, moreEvents]).toEqual(['incident-recorded', []]);
  });

  it('refunds nothing by itself', () => {
    const paid = { requiresPayment: true, chargeCents: 500, paidAt: AT, intentId: 'pi_1' };
    const { event, steps } = changeOf(report({ one: { ...paid, paymentState: 'paid' } }));
    expect(event.details).toMatchObject({ refund: false, paidCents: 500 });
    expect(steps).toContainEqual({ kind: 'end-file-payment', fileId: 'one', refund: false });
  });

  it('withdraws the notice of 42 CFR 2.32 after the documents that it accompanies', () => {
    const { request } = changeOf(report({ notice: { noticeVersion: '2024-04-16' }, one: {} }));
    expect(request.files['notice']).toMatchObject({ withdrawnAt: AT, incidentId: 'inc_1' });
  });

  test.each<[string, Parameters<typeof report>, object]>([
    ['an unknown document', [{ one: {} }, { fileIds: ['one', 'gone'] }], { reason: 'no-such-file' }],
    ['an upload of the client', [{ one: { uploadedByAdmin: false } }], { reason: 'no-such-file' }],
    [
      'a document of another incident',
      [{ one: { incidentId: 'inc_2' }, two: {} }],
      { reason: 'other-incident' },
    ],
    [
      'a discovery before the release',
      [{ one: {} }, { discoveredOn: '2026-03-08' }],
      { reason: 'before-release' },
    ],
    [
      'the notice beside another released document',
      [{ notice: { noticeVersion: '1' }, one: {} }, { fileIds: ['notice'] }],
      { reason: 'notice' },
    ],
  ])('is refused for %s', (_, args, refusal) => {
    expect(report(...args)).toEqual({ kind: 'refuse', ...refusal });
  });

  it('is made once', () => {
    expect(report({ one: { incidentId: 'inc_1' }, two: { incidentId: 'inc_1' } })).toEqual({ kind: 'same' });
  });
});
