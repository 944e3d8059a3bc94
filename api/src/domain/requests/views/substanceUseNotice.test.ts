import type { Scope } from '@portal/contract/requests/scope/view.ts';
import { expect, test } from 'vitest';
import { aFile, aRoot } from '../../testing/aRoot.ts';
import type { RequestRoot } from '../root.ts';
import { missingNoticeId, noticeConsentOf } from './substanceUseNotice.ts';

const asked: Scope = { ranges: [], sensitive: { substanceUse: 'subpoena_packet' } };
const other: Scope = { ranges: [], sensitive: { hiv: 'subpoena_packet' } };
const narrowing = {
  at: '2026-03-12T10:00:00.000Z',
  by: { kind: 'staff', id: 'u1' },
  byName: 'Sam',
  reason: 'Fewer',
  consent: { method: 'phone', givenOn: '2026-03-11' },
} as const;

function aRequest(scope: Scope | undefined, narrowed?: Scope): RequestRoot {
  const root = aRoot();
  return {
    ...root,
    fields: { ...root.fields, ...(scope && { scope }) },
    scopeChanges: narrowed ? [{ ...narrowing, scope: narrowed }] : [],
  };
}

test.each<[name: string, root: RequestRoot, consent: string | null]>([
  ['no scope', aRequest(undefined), null],
  ['another category', aRequest(other), null],
  ['the category', aRequest(asked), 'subpoena_packet'],
  ['a category that was removed later', aRequest(asked, { ranges: [] }), 'subpoena_packet'],
])('noticeConsentOf a request with %s', (_, root, consent) => {
  expect(noticeConsentOf(root)).toBe(consent);
});

test.each<[name: string, deletedAt: (string | null)[], missing: string | null]>([
  ['no notice', [], 'notice|1|1'],
  ['the notice', [null], null],
  ['a withdrawn notice', ['2026-03-12T10:00:00.000Z'], 'notice|1|1|1'],
  ['a withdrawn notice and a later one', ['2026-03-12T10:00:00.000Z', null], null],
])('a release to a request with %s adds the missing notice', (_, deletedAt, missing) => {
  const ids = ['notice|1|1', 'notice|1|1|1'];
  const files = deletedAt.map((at, copy) => aFile({ fileId: ids[copy]!, deletedAt: at, noticeVersion: '1' }));
  const root = {
    ...aRequest(asked),
    files: Object.fromEntries(files.map((file) => [file.fileId, file])),
  };
  expect(missingNoticeId(root, '1', (name) => name)).toBe(missing);
});
