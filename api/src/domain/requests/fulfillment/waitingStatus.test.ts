import { describe, expect, it, test } from 'vitest';
import { recordScan } from '../../files/recordScan.ts';
import { withdrawFile } from '../../files/withdrawFile.ts';
import { aFile, aRoot } from '../../testing/aRoot.ts';
import { SYSTEM } from '../actor.ts';
import { type Change, nextVersion } from '../change.ts';
import type { RequestRoot } from '../root.ts';
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
function waitingRoot(...files: ReturnType<typeof released>[]): RequestRoot {
  const root = aRoot({ files: Object.fromEntries(files.map((file) => [file.fileId, file])) });
  return setStatusAfterScan(root, completed, NOW).root;
}

const two = () => waitingRoot(released('file_1'), released('file_2'));
const kindsOf = ({ event, moreEvents = [] }: Change) => [event, ...moreEvents].map(({ kind }) => kind);
const ofSystem = (root: RequestRoot, kind: 'update-submitted' | 'fee-payment', changed = {}): Change => ({
  root: nextVersion(root, changed, NOW),
  event: { kind, at: NOW.toISOString(), by: SYSTEM, details: {} } as Change['event'],
  work: [],
});

describe('a status that waits for the scan', () => {
  it('changes nothing that the client sees, and no status', () => {
    const root = aRoot();
    const change = setStatusAfterScan(root, completed, NOW);
    expect(change.root).toMatchObject({
      status: 'pending',
      history: root.history,
      updatedAt: root.updatedAt,
    });
    expect(change).toMatchObject({
      event: { kind: 'status-waiting', by, details: { to: 'completed', notes: true, isPrivate: false } },
      work: [{ kind: 'project' }],
    });
    expect(JSON.stringify(change.event)).not.toContain('Sent');
  });

  it('is set by the scan of the last document, in the same version, by the person who chose it', () => {
    const first = recordScan(two(), 'file_1', 'clean', later(1000))!;
    expect(first.root).toMatchObject({ status: 'pending', waitingStatus: { status: 'completed' } });
    expect(kindsOf(first)).toEqual(['file-scanned']);
    const last = recordScan(first.root, 'file_2', 'clean', later(2000))!;
    expect(last.root.seq).toBe(first.root.seq + 1);
    expect(last.root.status).toBe('completed');
    expect(last.root).not.toHaveProperty('waitingStatus');
    expect(last.root.history.at(-1)).toEqual({ ...completed, at: later(2000).toISOString() });
    expect(kindsOf(last)).toEqual(['file-scanned', 'status-changed']);
    expect(last.work).toContainEqual(
      expect.objectContaining({ kind: 'notify-client', template: 'statusChanged', seq: last.root.seq }),
    );
  });

  it('ends with an infected document, and stays open whatever the other scans say', () => {
    const infected = recordScan(two(), 'file_1', 'infected', NOW)!;
    expect(infected.root).toMatchObject({ status: 'pending', waitingStatus: { end: 'infected' } });
    expect(kindsOf(infected)).toEqual(['file-scanned', 'status-wait-ended']);
    expect(isNotCompleted(infected.root)).toBe(true);
    const clean = recordScan(infected.root, 'file_2', 'clean', NOW)!;
    expect(clean.root).toMatchObject({ status: 'pending', waitingStatus: { end: 'infected' } });
  });

  it('does not depend on files of the client', () => {
    const root = waitingRoot(released('file_1'), aFile({ fileId: 'file_2', scan: 'pending' }));
    expect(recordScan(root, 'file_2', 'infected', NOW)!.root.waitingStatus?.end).toBeUndefined();
    expect(recordScan(root, 'file_1', 'clean', NOW)!.root.status).toBe('completed');
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
  const after = (root: RequestRoot, change: Change) => withEndOfWait(root, change, NOW);

  it('is another status of staff, who thereby decided', () => {
    const root = two();
    const moved = after(root, changeStatus(root, { ...completed, status: 'on_hold' }, NOW));
    expect(moved.root.waitingStatus).toBeUndefined();
    expect(moved.moreEvents).toMatchObject([
      { kind: 'status-wait-ended', by: SYSTEM, details: { to: 'completed', reason: 'replaced' } },
    ]);
  });

  it('is an update of the client, also without another status', () => {
    const root = two();
    for (const changed of [{ status: 'update_requested' }, {}]) {
      const updated = after(root, ofSystem(root, 'update-submitted', changed));
      expect(updated.root.waitingStatus).toMatchObject({ end: 'updated' });
      expect(isNotCompleted(updated.root)).toBe(true);
    }
  });

  it('is a status that the portal sets, which staff have to know', () => {
    const root = two();
    const held = after(root, ofSystem(root, 'fee-payment', { status: 'on_hold' }));
    expect(held.root.waitingStatus).toMatchObject({ end: 'replaced' });
  });

  it('is the withdrawal of a document: a later scan sets no status', () => {
    const root = two();
    const withdrawal = { by, byName: 'Dana', note: '', refund: false };
    const decision = withdrawFile(root, 'file_1', withdrawal, NOW);
    if (decision.kind !== 'change') throw new Error(decision.kind);
    const withdrawn = after(root, decision.change);
    expect(withdrawn.root.waitingStatus).toMatchObject({ end: 'withdrawn' });
    expect(recordScan(withdrawn.root, 'file_2', 'clean', NOW)!.root.status).toBe('pending');
  });

  it('is neither a note nor a change of something else', () => {
    const root = two();
    for (const change of [
      changeStatus(root, { ...completed, status: root.status }, NOW),
      ofSystem(root, 'fee-payment'),
    ])
      expect(after(root, change)).toBe(change);
  });

  it('is kept until staff choose a status or add notes', () => {
    const { root } = recordScan(two(), 'file_1', 'infected', NOW)!;
    const note = changeStatus(root, { ...completed, status: root.status }, NOW);
    expect(after(root, note).root.waitingStatus).toBeUndefined();
    expect(after(root, ofSystem(root, 'fee-payment')).root.waitingStatus).toMatchObject({ end: 'infected' });
    const skipped = skipRequest(root, { reason: 'other', notes: 'Not mine' }, { by, byName: 'Sam' }, NOW)!;
    expect(after(root, skipped).root.waitingStatus).toMatchObject({ end: 'infected' });
  });

  it('is not decided for a request without one', () => {
    const change = changeStatus(aRoot(), completed, NOW);
    expect(after(aRoot(), change)).toBe(change);
  });
});

describe('a scan that takes a day', () => {
  it('makes a task, once, and still sets the status', () => {
    const root = two();
    expect(recordLateStatus(root, later(LATE_MS - 1))).toBeNull();
    expect(isNotCompleted(root)).toBe(false);
    const late = recordLateStatus(root, later(LATE_MS))!;
    expect(late.event).toMatchObject({ kind: 'status-wait-late', by: SYSTEM, details: { to: 'completed' } });
    expect(isNotCompleted(late.root)).toBe(true);
    expect(recordLateStatus(late.root, later(2 * LATE_MS))).toBeNull();
    const first = recordScan(late.root, 'file_1', 'clean', later(LATE_MS))!;
    const last = recordScan(first.root, 'file_2', 'clean', later(LATE_MS))!;
    expect(last.root.status).toBe('completed');
    expect(isNotCompleted(last.root)).toBe(false);
  });
});
