import type { Scope } from '@portal/contract/requests/scope/view.ts';
import { expect, test } from 'vitest';
import { aFile, aRequest } from '../../testing/aRequest.ts';
import type { RequestDocument } from '../requestDocument.ts';
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

function withScope(scope: Scope | undefined, narrowed?: Scope): RequestDocument {
  const request = aRequest();
  return {
    ...request,
    fields: { ...request.fields, ...(scope && { scope }) },
    scopeChanges: narrowed ? [{ ...narrowing, scope: narrowed }] : [],
  };
}

test.each<[name: string, request: RequestDocument, consent: string | null]>([
  ['no scope', withScope(undefined), null],
  ['another category', withScope(other), null],
  ['the category', withScope(asked), 'subpoena_packet'],
  ['a category that was removed later', withScope(asked, { ranges: [] }), 'subpoena_packet'],
])('noticeConsentOf a request with %s', (_, request, consent) => {
  expect(noticeConsentOf(request)).toBe(consent);
});

test.each<[name: string, deletedAt: (string | null)[], missing: string | null]>([
  ['no notice', [], 'notice|1|1'],
  ['the notice', [null], null],
  ['a withdrawn notice', ['2026-03-12T10:00:00.000Z'], 'notice|1|1|1'],
  ['a withdrawn notice and a later one', ['2026-03-12T10:00:00.000Z', null], null],
])('a release to a request with %s adds the missing notice', (_, deletedAt, missing) => {
  const ids = ['notice|1|1', 'notice|1|1|1'];
  const files = deletedAt.map((at, copy) => aFile({ fileId: ids[copy]!, deletedAt: at, noticeVersion: '1' }));
  const request = {
    ...withScope(asked),
    files: Object.fromEntries(files.map((file) => [file.fileId, file])),
  };
  expect(missingNoticeId(request, '1', (name) => name)).toBe(missing);
});
