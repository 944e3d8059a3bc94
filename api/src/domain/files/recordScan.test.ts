import type { ScanState } from '@portal/contract/requests/schemas/requestView.ts';
import { describe, expect, test } from 'vitest';
import { aFile, aRoot, uploadOf } from '../testing/aRoot.ts';
import { recordScan } from './recordScan.ts';

type Verdict = 'clean' | 'infected';

const NOW = new Date('2026-03-10T08:01:00.000Z');
const { fileId } = uploadOf('1');

function rootWithScan(scan: ScanState) {
  const root = aRoot();
  return { ...root, files: { ...root.files, [fileId]: aFile({ scan }) } };
}

describe('recordScan', () => {
  test.each<[before: ScanState, verdict: Verdict, after: ScanState | null]>([
    ['pending', 'clean', 'clean'],
    ['pending', 'infected', 'infected'],
    ['clean', 'clean', null],
    ['clean', 'infected', 'infected'],
    ['infected', 'infected', null],
    ['infected', 'clean', null],
  ])('from %s, the verdict %s sets %s', (before, verdict, after) => {
    expect(recordScan(rootWithScan(before), fileId, verdict, NOW)?.root.files[fileId]?.scan ?? null).toBe(
      after,
    );
  });

  test('keeps an infected verdict after any sequence of verdicts', () => {
    const finalStates = new Set<ScanState>();
    for (let bits = 0; bits < 64; bits++) {
      const verdicts = Array.from({ length: 6 }, (_, bit): Verdict =>
        (bits >> bit) & 1 ? 'infected' : 'clean',
      );
      let root = rootWithScan('pending');
      for (const verdict of verdicts) root = { ...root, ...recordScan(root, fileId, verdict, NOW)?.root };
      if (verdicts.includes('infected')) finalStates.add(root.files[fileId]!.scan);
    }
    expect([...finalStates]).toEqual(['infected']);
  });

  test('returns null for an unknown file', () => {
    expect(recordScan(aRoot(), uploadOf('9').fileId, 'clean', NOW)).toBeNull();
  });

  test('changes only that file and records its id', () => {
    const root = aRoot();
    const change = recordScan(root, fileId, 'clean', NOW)!;
    expect(change.root).toEqual({
      ...root,
      seq: root.seq + 1,
      updatedAt: NOW.toISOString(),
      files: { ...root.files, [fileId]: { ...root.files[fileId], scan: 'clean' } },
    });
    expect(change.event).toEqual({
      kind: 'file-scanned',
      at: NOW.toISOString(),
      by: { kind: 'system', id: null },
      details: { fileId, verdict: 'clean' },
    });
    expect(root).toEqual(aRoot());
  });
});
