import { expect, test } from 'vitest';
import type { RequestFile } from '../requests/requestDocument.ts';
import { aFile, aRequest } from '../testing/aRequest.ts';
import { newVersionsOf } from './newVersions.ts';

const signature = { byName: 'Sam', at: '2026-03-20T08:00:00.000Z' };
const replacing = (fileId: string) => ({
  replaces: { fileId, reason: 'missing-pages' as const, note: '', ...signature },
});
const paid = { requiresPayment: true, chargeCents: 0 };
const [FIRST, SECOND] = ['2026-03-10T08:00:00.000Z', '2026-03-12T08:00:00.000Z'];

/** A request with two earlier documents, and these new ones. */
function versionsAmong(...released: readonly Partial<RequestFile>[]) {
  const earlier = [
    aFile({ fileId: 'file_a', uploadedAt: FIRST }),
    aFile({ fileId: 'file_b', uploadedAt: SECOND }),
  ];
  const added = released.map((changed, index) => aFile({ fileId: `file_${index}`, ...changed }));
  const files = Object.fromEntries([...earlier, ...added].map((file) => [file.fileId, file]));
  return newVersionsOf(
    aRequest({ files }),
    added.map(({ fileId }) => fileId),
  );
}

const one = { count: 1, isAll: true, isAnyPaid: false, replacedAt: [FIRST] };

test.each<[string, Partial<RequestFile>[], ReturnType<typeof versionsAmong>]>([
  ['a document', [{}], null],
  ['a new version', [replacing('file_a')], one],
  ['a new version of a paid document', [{ ...replacing('file_a'), ...paid }], { ...one, isAnyPaid: true }],
  ['a new version and a document', [replacing('file_a'), {}], { ...one, isAll: false }],
  ['a new version and the notice of 42 CFR 2.32', [replacing('file_a'), { noticeVersion: '1' }], one],
  [
    'two new versions',
    [replacing('file_b'), { ...replacing('file_a'), ...paid }],
    { count: 2, isAll: true, isAnyPaid: true, replacedAt: [FIRST, SECOND] },
  ],
  ['a new version that was withdrawn', [{ ...replacing('file_a'), withdrawnAt: SECOND }], null],
  ['a new version of a document that is gone', [replacing('file_x')], { ...one, replacedAt: [] }],
])('%s', (_, released, expected) => {
  expect(versionsAmong(...released)).toEqual(expected);
});
