import type { StaffFileView, StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import type { AuthorizationSuggestions } from '@portal/contract/submissions/schemas/authorizationCheck.ts';
import type { ReviewedItem } from '@portal/contract/submissions/schemas/submissionReview.ts';
import { describe, expect, it } from 'vitest';
import { aFile } from '../../requests/testing/aRequest.ts';
import { aReviewedSubmission, aStaffRequest, asStaffFile } from '../../requests/testing/aStaffRequest.ts';
import { askedOf, missingChoices } from './missingChoices.ts';

const found = {
  patientName: 'found',
  dateOfBirth: 'found',
  signature: 'found',
  signatureDate: 'found',
  expiry: 'found',
  recipient: 'found',
} as const;

const letter = (
  originalName: string,
  suggestions: Partial<AuthorizationSuggestions> = {},
  expiredOn: string | null = null,
): StaffFileView =>
  asStaffFile(aFile({ fileId: `id of ${originalName}`, originalName }), {
    authorizationCheck: {
      suggestions: { ...found, ...suggestions },
      expiredOn,
      unreadable: null,
      pages: 1,
      pagesRead: 1,
    },
  });

const BY = { by: 'Ann Ray', at: '2026-03-12T09:00:00.000Z' };
const line = (id: string, changed: Partial<ReviewedItem> = {}): ReviewedItem => ({
  itemId: `authority-${id}`,
  kind: null,
  text: `Text of ${id}`,
  source: 'Law',
  checked: BY,
  ...changed,
});
const open = { checked: null };
const problem = { checked: null, problem: BY };

const choicesOf = (
  loaFiles: StaffFileView[],
  checklist: ReviewedItem[] = [],
  changed: Partial<StaffRequestView> = {},
) => missingChoices(aStaffRequest({ loaFiles, review: aReviewedSubmission({ checklist }), ...changed }));

const valuesOf = (choices: ReturnType<typeof missingChoices>) => ({
  known: choices.known.map(({ value }) => value),
  unchecked: choices.unchecked.map(({ value }) => value),
});

describe('what the form offers to ask for', () => {
  it.each<
    [what: string, files: StaffFileView[], checklist: ReviewedItem[], known: string[], unchecked: string[]]
  >([
    ['a good letter', [letter('a.pdf')], [line('authorization-signature', { check: 'signature' })], [], []],
    ['no letter', [], [], ['reason:loa-missing'], []],
    [
      'a letter without signature and date',
      [letter('a.pdf', { signature: 'not-found', signatureDate: 'not-found' })],
      [],
      ['unsigned', 'undated'],
      [],
    ],
    ['an expired letter', [letter('a.pdf', {}, '2025-01-01')], [], ['expired'], []],
    ['a letter without an expiration', [letter('a.pdf', { expiry: 'not-found' })], [], ['expired'], []],
    ['a letter that cannot be read', [letter('a.pdf', { signature: 'unreadable' })], [], [], []],
    [
      'a letter without name and birth date',
      [letter('a.pdf', { patientName: 'not-found', dateOfBirth: 'not-found' })],
      [],
      ['wrong-name'],
      [],
    ],
    [
      'two letters, one unsigned',
      [letter('a.pdf'), letter('b.pdf', { signature: 'not-found' })],
      [],
      ['unsigned:id of b.pdf'],
      [],
    ],
    [
      'a line that is not checked: it may not have been looked at',
      [letter('a.pdf')],
      [line('authorization-recipient', { check: 'recipient', ...open })],
      [],
      ['wrong-recipient'],
    ],
    [
      'a line marked as a problem',
      [letter('a.pdf')],
      [line('authorization-description', problem)],
      ['scope-too-wide'],
      [],
    ],
    [
      'a line of an admin marked as a problem',
      [letter('a.pdf')],
      [line('new-1', problem)],
      ['line:authority-new-1'],
      [],
    ],
    [
      'a subpoena without service and notice',
      [letter('a.pdf')],
      [line('subpoena-service', problem), line('subpoena-consumer-notice', open)],
      ['no-proof-of-service'],
      ['no-consumer-notice'],
    ],
    [
      'a patient who does not match',
      [letter('a.pdf')],
      [{ itemId: 'patient', kind: 'patient', text: 'Patient', ...problem }],
      ['reason:wrong-patient'],
      [],
    ],
    [
      'an item of the review checklist that is not checked',
      [letter('a.pdf')],
      [{ itemId: 'contact', kind: 'contact', text: 'Contact', ...open }],
      [],
      [],
    ],
  ])('for %s', (_, files, checklist, known, unchecked) => {
    expect(valuesOf(choicesOf(files, checklist))).toEqual({ known, unchecked });
  });

  it('has every reason once', () => {
    const choices = choicesOf(
      [letter('a.pdf', { signature: 'not-found' })],
      [line('authorization-signature', { check: 'signature', ...problem })],
    );
    const all = [...choices.known, ...choices.unchecked, ...choices.others].map(({ value }) => value);
    expect(new Set(all).size).toBe(all.length);
    expect(all).toEqual(
      expect.arrayContaining(['expired', 'illegible', 'page-missing', 'no-consumer-notice', 'reason:other']),
    );
  });

  it('sends the document and the line with a detail', () => {
    const choices = choicesOf(
      [letter('a.pdf', { signature: 'not-found' })],
      [line('authorization-signature', { check: 'signature', ...problem })],
    );
    expect(choices.known).toMatchObject([{ line: 'Text of authorization-signature', document: null }]);
    expect(askedOf(choices, ['unsigned', 'reason:other'])).toEqual({
      missing: ['other'],
      details: [{ detail: 'unsigned', lineId: 'authority-authorization-signature', fileId: 'id of a.pdf' }],
    });
    expect(askedOf(choices, ['illegible'])).toEqual({
      missing: [],
      details: [{ detail: 'illegible', fileId: 'id of a.pdf' }],
    });
  });

  it('shows and sends each line with its own detail, if two say what the same one does', () => {
    const name = line('authorization-patient-name', { check: 'patientName', ...problem });
    const birthDate = line('authorization-birth-date', { check: 'dateOfBirth', ...open });
    const choices = choicesOf([letter('a.pdf')], [name, birthDate]);
    expect(choices.known).toMatchObject([{ line: name.text, asks: { lineId: name.itemId } }]);
    expect(choices.unchecked).toMatchObject([{ line: birthDate.text, asks: { lineId: birthDate.itemId } }]);
    const both = choicesOf([letter('a.pdf')], [name, { ...birthDate, problem: BY }]);
    const sent = askedOf(
      both,
      both.known.map(({ value }) => value),
    );
    expect(sent.details).toMatchObject([{ lineId: name.itemId }, { lineId: birthDate.itemId }]);
  });

  it('gives what the pre-check did not find the line about that fact', () => {
    const choices = choicesOf(
      [letter('a.pdf', { dateOfBirth: 'not-found' })],
      [
        line('authorization-patient-name', { check: 'patientName', ...open }),
        line('authorization-birth-date', { check: 'dateOfBirth', ...open }),
      ],
    );
    expect(choices.known).toMatchObject([{ line: 'Text of authorization-birth-date' }]);
    expect(choices.unchecked).toMatchObject([{ line: 'Text of authorization-patient-name' }]);
  });

  it('does not ask for what the clerk checked although the pre-check did not find it', () => {
    const choices = choicesOf(
      [letter('a.pdf', { signature: 'not-found' })],
      [line('authorization-signature', { check: 'signature' })],
    );
    expect(choices.known).toEqual([]);
    expect(choices.others.map(({ value }) => value)).toContain('unsigned');
  });

  it('asks about a line once if the pre-check says which of several letters lacks it', () => {
    const choices = choicesOf(
      [letter('a.pdf'), letter('b.pdf', { signature: 'not-found' })],
      [line('authorization-signature', { check: 'signature', ...problem })],
    );
    expect(choices.known).toMatchObject([{ document: 'b.pdf', line: 'Text of authorization-signature' }]);
    expect(choices.unchecked).toEqual([]);
  });

  it('sends what every one of twenty letters lacks', () => {
    const nothing = { ...found, signature: 'not-found', signatureDate: 'not-found' } as const;
    const letters = Array.from({ length: 20 }, (_, index) => letter(`${index}.pdf`, nothing));
    const choices = choicesOf(letters);
    expect(choices.known).toHaveLength(40);
    expect(new Set(choices.known.map(({ value }) => value)).size).toBe(40);
  });

  it('names the document only if there are several', () => {
    const choices = choicesOf([letter('a.pdf'), letter('b.pdf', { signature: 'not-found' })]);
    expect(choices.known).toMatchObject([{ document: 'b.pdf' }]);
    expect(askedOf(choices, ['illegible'])).toEqual({ missing: [], details: [{ detail: 'illegible' }] });
  });
});
