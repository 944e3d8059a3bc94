import { describe, expect, it } from 'vitest';
import { recordScan } from '../../files/recordScan.ts';
import type { RequestFile } from '../../requests/requestDocument.ts';
import { requestDocument } from '../../requests/requestDocument.ts';
import { aFile, aRequest, uploadOf } from '../../testing/aRequest.ts';
import { authorizationCheckOf } from './authorizationCheckOf.ts';
import { recheckAuthorizations, recordAuthorizationCheck } from './recordAuthorizationCheck.ts';

const NOW = new Date('2026-03-10T08:01:00.000Z');
const { fileId } = uploadOf('1');
const facts = { patientName: 'Maria Santos', patientDob: '1980-02-29', recipients: [] };
const unreadable = authorizationCheckOf({ kind: 'unreadable', reason: 'no-text' }, facts, NOW);
const read = { ...unreadable, unreadable: null, pages: 1, pagesRead: 1 };

const requestWith = (changed: Partial<RequestFile>) => {
  const request = aRequest();
  return { ...request, files: { ...request.files, [fileId]: aFile(changed) } };
};

describe('recordAuthorizationCheck', () => {
  it.each([
    ['read', read],
    ['unreadable', unreadable],
  ] as const)(
    'stores the suggestions of a document that was %s, and an event without them',
    (result, check) => {
      const change = recordAuthorizationCheck(requestWith({ scan: 'clean' }), fileId, check, NOW)!;
      expect(change.request.files[fileId]?.authorizationCheck).toEqual({
        ...check,
        checkedAt: NOW.toISOString(),
      });
      expect(change.event).toEqual({
        kind: 'authorization-checked',
        at: NOW.toISOString(),
        by: { kind: 'system', id: null },
        details: { fileId, result },
      });
      expect(change.request).toMatchObject({ seq: 2, updatedAt: aRequest().updatedAt });
      expect(requestDocument.parse(change.request)).toEqual(change.request);
      expect(recordAuthorizationCheck(change.request, fileId, check, NOW)).toBeNull();
    },
  );

  it.each<[what: string, changed: Partial<RequestFile>]>([
    ['was not scanned', { scan: 'pending' }],
    ['is infected', { scan: 'infected' }],
    ['was deleted', { scan: 'clean', deletedAt: NOW.toISOString() }],
    ['is not an authorization', { scan: 'clean', group: 'supporting' }],
    ['came with an update and does not say what it is', { scan: 'clean', group: 'update' }],
  ])('stores nothing for a file that %s', (_, changed) => {
    expect(recordAuthorizationCheck(requestWith(changed), fileId, read, NOW)).toBeNull();
  });

  it('stores the suggestions of an authorization that came with an update as another document', () => {
    const request = requestWith({ scan: 'clean', group: 'update', updateId: 'upd_1' });
    const change = recordAuthorizationCheck(request, fileId, { ...read, document: 'authorization' }, NOW);
    expect(change?.request.files[fileId]?.authorizationCheck).toMatchObject({ document: 'authorization' });
    expect(recordAuthorizationCheck(request, fileId, { ...read, document: 'other' }, NOW)).toBeNull();
  });
});

describe('the malware scan', () => {
  const stepsAfter = (changed: Partial<RequestFile>, verdict: 'clean' | 'infected') =>
    recordScan(requestWith(changed), fileId, verdict, NOW)?.steps;
  const check = { kind: 'check-authorization', fileId };

  it('starts the check of an authorization that it accepts', () => {
    expect(stepsAfter({}, 'clean')).toContainEqual(check);
    // A corrected authorization can come as another document.
    expect(stepsAfter({ group: 'update' }, 'clean')).toContainEqual(check);
  });

  it.each<[what: string, changed: Partial<RequestFile>, verdict: 'clean' | 'infected']>([
    ['it does not accept', {}, 'infected'],
    ['is not an authorization', { group: 'supporting' }, 'clean'],
  ])('starts no check of a file that %s', (_, changed, verdict) => {
    expect(stepsAfter(changed, verdict)).not.toContainEqual(check);
  });
});

describe('an edit of the request', () => {
  const stored = { ...read, checkedAt: NOW.toISOString() };
  const request = requestWith({ scan: 'clean', authorizationCheck: stored });

  it.each(['patientName', 'patientDob', 'attorneyName', 'firmName', 'copyServiceName'])(
    'of %s starts the check again, without the outdated suggestions',
    (field) => {
      const { files, steps } = recheckAuthorizations(request, ['physicianName', field]);
      expect(files[fileId]).not.toHaveProperty('authorizationCheck');
      expect(files).toEqual(requestWith({ scan: 'clean' }).files);
      expect(steps).toEqual([{ kind: 'check-authorization', fileId }]);
    },
  );

  it('of other fields changes nothing', () => {
    expect(recheckAuthorizations(request, ['physicianName', 'contactPhone'])).toEqual({
      files: request.files,
      steps: [],
    });
  });

  it.each<[what: string, changed: Partial<RequestFile>]>([
    ['was deleted', { scan: 'clean', deletedAt: NOW.toISOString(), authorizationCheck: stored }],
    ['was not checked', { scan: 'clean' }],
    ['was blocked later', { scan: 'infected', authorizationCheck: stored }],
  ])('starts no check of a file that %s', (_, changed) => {
    const unchanged = requestWith(changed);
    expect(recheckAuthorizations(unchanged, ['patientName'])).toEqual({ files: unchanged.files, steps: [] });
  });
});
