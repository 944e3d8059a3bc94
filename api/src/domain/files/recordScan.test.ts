import type { ScanState } from '@portal/contract/requests/schemas/requestView.ts';
import { describe, expect, test } from 'vitest';
import { aFile, aRequest, uploadOf } from '../testing/aRequest.ts';
import { recordScan } from './recordScan.ts';

type Verdict = 'clean' | 'infected';

const NOW = new Date('2026-03-10T08:01:00.000Z');
const { fileId } = uploadOf('1');

function requestWithScan(scan: ScanState) {
  const request = aRequest();
  return { ...request, files: { ...request.files, [fileId]: aFile({ scan }) } };
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
    expect(
      recordScan(requestWithScan(before), fileId, verdict, NOW)?.request.files[fileId]?.scan ?? null,
    ).toBe(after);
  });

  test('keeps an infected verdict after any sequence of verdicts', () => {
    const finalStates = new Set<ScanState>();
    for (let bits = 0; bits < 64; bits++) {
      const verdicts = Array.from({ length: 6 }, (_, bit): Verdict =>
        (bits >> bit) & 1 ? 'infected' : 'clean',
      );
      let request = requestWithScan('pending');
      for (const verdict of verdicts)
        request = { ...request, ...recordScan(request, fileId, verdict, NOW)?.request };
      if (verdicts.includes('infected')) finalStates.add(request.files[fileId]!.scan);
    }
    expect([...finalStates]).toEqual(['infected']);
  });

  test('returns null for an unknown file', () => {
    expect(recordScan(aRequest(), uploadOf('9').fileId, 'clean', NOW)).toBeNull();
  });

  test('changes only that file and records its id', () => {
    const request = aRequest();
    const change = recordScan(request, fileId, 'clean', NOW)!;
    expect(change.request).toEqual({
      ...request,
      seq: request.seq + 1,
      updatedAt: NOW.toISOString(),
      files: { ...request.files, [fileId]: { ...request.files[fileId], scan: 'clean' } },
    });
    expect(change.event).toEqual({
      kind: 'file-scanned',
      at: NOW.toISOString(),
      by: { kind: 'system', id: null },
      details: { fileId, verdict: 'clean' },
    });
    expect(request).toEqual(aRequest());
  });
});
