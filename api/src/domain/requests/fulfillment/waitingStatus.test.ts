import { describe, expect, it, test } from 'vitest';
import { recordScan } from '../../files/recordScan.ts';
import { withdrawFile } from '../../files/withdrawFile.ts';
import { aFile, aRequest } from '../../testing/aRequest.ts';
import { SYSTEM } from '../actor.ts';
import { type Change, nextVersion } from '../change.ts';
import type { RequestDocument } from '../requestDocument.ts';
import { changeStatus } from '../edits/changeStatus.ts';
import { skipRequest } from '../live/skipRequest.ts';
import {
  isNotCompleted,
  isScanPending,
  LATE_MS,
  recordLateStatus,
  setStatusAfterScan,
  withEndOfWait,
} from './waitingStatus.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const by = { kind: 'staff', id: 'usr_1' } as const;
const completed = { status: 'completed', notes: 'Sent', isPrivate: false, by, byName: 'Dana' };

const released = (fileId: string, changed = {}) =>
  aFile({ fileId, group: 'legal', uploadedByAdmin: true, scan: 'pending', ...changed });

/** A request with these released documents and a status that waits for their scan. */
function waitingRequest(...files: ReturnType<typeof released>[]): RequestDocument {
  const request = aRequest({ files: Object.fromEntries(files.map((file) => [file.fileId, file])) });
  return setStatusAfterScan(request, completed, NOW).request;
}

const two = () => waitingRequest(released('file_1'), released('file_2'));
const kindsOf = ({ event, moreEvents = [] }: Change) => [event, ...moreEvents].map(({ kind }) => kind);
const ofSystem = (
  request: RequestDocument,
  kind: 'update-submitted' | 'fee-payment',
  changed = {},
): Change => ({
  request: nextVersion(request, changed, NOW),
  event: { kind, at: NOW.toISOString(), by: SYSTEM, details: {} } as Change['event'],
  steps: [],
});

describe('a status that waits for the scan', () => {
  it('changes nothing that the client sees, and no status', () => {
    const request = aRequest();
    const change = setStatusAfterScan(request, completed, NOW);
    expect(change.request).toMatchObject({
      status: 'pending',
      history: request.history,
      updatedAt: request.updatedAt,
    });
    expect(change).toMatchObject({
      event: { kind: 'status-waiting', by, details: { to: 'completed', notes: true, isPrivate: false } },
      steps: [{ kind: 'project' }],
    });
    expect(JSON.stringify(change.event)).not.toContain('Sent');
  });

  it('is set by the scan of the last document, in the same version, by the person who chose it', () => {
    const first = recordScan(two(), 'file_1', 'clean', later(1000))!;
    expect(first.request).toMatchObject({ status: 'pending', waitingStatus: { status: 'completed' } });
    expect(kindsOf(first)).toEqual(['file-scanned']);
    const last = recordScan(first.request, 'file_2', 'clean', later(2000))!;
    expect(last.request.seq).toBe(first.request.seq + 1);
    expect(last.request.status).toBe('completed');
    expect(last.request).not.toHaveProperty('waitingStatus');
    expect(last.request.history.at(-1)).toEqual({ ...completed, at: later(2000).toISOString() });
    expect(kindsOf(last)).toEqual(['file-scanned', 'status-changed']);
    expect(last.steps).toContainEqual(
      expect.objectContaining({ kind: 'notify-client', template: 'statusChanged', seq: last.request.seq }),
    );
  });

  it('ends with an infected document, and stays open whatever the other scans say', () => {
    const infected = recordScan(two(), 'file_1', 'infected', NOW)!;
    expect(infected.request).toMatchObject({ status: 'pending', waitingStatus: { end: 'infected' } });
    expect(kindsOf(infected)).toEqual(['file-scanned', 'status-wait-ended']);
    expect(isNotCompleted(infected.request)).toBe(true);
    const clean = recordScan(infected.request, 'file_2', 'clean', NOW)!;
    expect(clean.request).toMatchObject({ status: 'pending', waitingStatus: { end: 'infected' } });
  });

  it('does not depend on files of the client', () => {
    const request = waitingRequest(released('file_1'), aFile({ fileId: 'file_2', scan: 'pending' }));
    expect(recordScan(request, 'file_2', 'infected', NOW)!.request.waitingStatus?.end).toBeUndefined();
    expect(recordScan(request, 'file_1', 'clean', NOW)!.request.status).toBe('completed');
  });
});

test.each([
  ['a released document', released('file_1'), true],
  ['a clean one', released('file_1', { scan: 'clean' }), false],
  ['a withdrawn one', released('file_1', { deletedAt: NOW.toISOString() }), false],
  ['a file of the client', aFile({ scan: 'pending' }), false],
])('isScanPending with %s: %3$s', (_, file, expected) => {
  expect(isScanPending({ files: { [file.fileId]: file } })).toBe(expected);
});

describe('the end of the wait', () => {
  const after = (request: RequestDocument, change: Change) => withEndOfWait(request, change, NOW);

  it('is another status of staff, who thereby decided', () => {
    const request = two();
    const moved = after(request, changeStatus(request, { ...completed, status: 'on_hold' }, NOW));
    expect(moved.request.waitingStatus).toBeUndefined();
    expect(moved.moreEvents).toMatchObject([
      { kind: 'status-wait-ended', by: SYSTEM, details: { to: 'completed', reason: 'replaced' } },
    ]);
  });

  it('is an update of the client, also without another status', () => {
    const request = two();
    for (const changed of [{ status: 'update_requested' }, {}]) {
      const updated = after(request, ofSystem(request, 'update-submitted', changed));
      expect(updated.request.waitingStatus).toMatchObject({ end: 'updated' });
      expect(isNotCompleted(updated.request)).toBe(true);
    }
  });

  it('is a status that the portal sets, which staff have to know', () => {
    const request = two();
    const held = after(request, ofSystem(request, 'fee-payment', { status: 'on_hold' }));
    expect(held.request.waitingStatus).toMatchObject({ end: 'replaced' });
  });

  it('is the withdrawal of a document: a later scan sets no status', () => {
    const request = two();
    const withdrawal = { by, byName: 'Dana', note: '', refund: false };
    const decision = withdrawFile(request, 'file_1', withdrawal, NOW);
    if (decision.kind !== 'change') throw new Error(decision.kind);
    const withdrawn = after(request, decision.change);
    expect(withdrawn.request.waitingStatus).toMatchObject({ end: 'withdrawn' });
    expect(recordScan(withdrawn.request, 'file_2', 'clean', NOW)!.request.status).toBe('pending');
  });

  it('is neither a note nor a change of something else', () => {
    const request = two();
    for (const change of [
      changeStatus(request, { ...completed, status: request.status }, NOW),
      ofSystem(request, 'fee-payment'),
    ])
      expect(after(request, change)).toBe(change);
  });

  it('is kept until staff choose a status or add notes', () => {
    const { request } = recordScan(two(), 'file_1', 'infected', NOW)!;
    const note = changeStatus(request, { ...completed, status: request.status }, NOW);
    expect(after(request, note).request.waitingStatus).toBeUndefined();
    expect(after(request, ofSystem(request, 'fee-payment')).request.waitingStatus).toMatchObject({
      end: 'infected',
    });
    const skipped = skipRequest(request, { reason: 'other', notes: 'Not mine' }, { by, byName: 'Sam' }, NOW)!;
    expect(after(request, skipped).request.waitingStatus).toMatchObject({ end: 'infected' });
  });

  it('is not decided for a request without one', () => {
    const change = changeStatus(aRequest(), completed, NOW);
    expect(after(aRequest(), change)).toBe(change);
  });
});

describe('a scan that takes a day', () => {
  it('makes a task, once, and still sets the status', () => {
    const request = two();
    expect(recordLateStatus(request, later(LATE_MS - 1))).toBeNull();
    expect(isNotCompleted(request)).toBe(false);
    const late = recordLateStatus(request, later(LATE_MS))!;
    expect(late.event).toMatchObject({ kind: 'status-wait-late', by: SYSTEM, details: { to: 'completed' } });
    expect(isNotCompleted(late.request)).toBe(true);
    expect(recordLateStatus(late.request, later(2 * LATE_MS))).toBeNull();
    const first = recordScan(late.request, 'file_1', 'clean', later(LATE_MS))!;
    const last = recordScan(first.request, 'file_2', 'clean', later(LATE_MS))!;
    expect(last.request.status).toBe('completed');
    expect(isNotCompleted(last.request)).toBe(false);
  });
});
