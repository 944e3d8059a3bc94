import { authorityKinds } from '@portal/contract/requests/authority/authorityKinds.ts';
import { authorizationLines } from '@portal/contract/submissions/schemas/authorizationCheck.ts';
import { describe, expect, it } from 'vitest';
import {
  allAuthorityChecklists,
  authorityChecklistHistoryPage,
  saveAuthorityChecklist,
  type StoredAuthorityChecklists,
} from './authorityChecklists.ts';

const now = new Date('2026-03-12T10:00:00.000Z');
const signature = { by: 'usr_ann', byName: 'Ann Ray', now };
const UNCONFIRMED = 'Source to be confirmed by counsel';

const checklistOf = (kind: string, stored?: StoredAuthorityChecklists) =>
  allAuthorityChecklists(stored).find((checklist) => checklist.kind === kind)!;

/** What each checklist must cover, with the law. */
describe('the checklists that come with the portal', () => {
  it.each([
    ['authorization', 'Describes the records specifically', '45 CFR 164.508(c)(1)(i)'],
    ['authorization', 'Names who may release the records', '45 CFR 164.508(c)(1)(ii)'],
    ['authorization', 'Names who may receive the records', '45 CFR 164.508(c)(1)(iii)'],
    [
      'authorization',
      'States the purpose, or “at the request of the individual”',
      '45 CFR 164.508(c)(1)(iv)',
    ],
    [
      'authorization',
      'Has an expiration date or event that has not passed',
      '45 CFR 164.508(b), (c)(1)(v); Civil Code 56.11',
    ],
    [
      'authorization',
      'Is signed by the patient or a representative',
      '45 CFR 164.508(c)(1)(vi); Civil Code 56.11(b)(3)',
    ],
    ['authorization', 'Has the date of the signature', '45 CFR 164.508(c)(1)(vi); Civil Code 56.11(b)(3)'],
    ['authorization', 'States the representative’s authority, if one signed', '45 CFR 164.508(c)(1)(vi)'],
    [
      'authorization',
      'Has the statements about revoking, conditions, and redisclosure',
      '45 CFR 164.508(c)(2)(i)–(iii)',
    ],
    ['subpoena', 'Is issued by a court clerk or an attorney of record', 'CCP 2020.210'],
    ['subpoena', 'Was served by personal delivery, on a known date', 'CCP 2020.220(b)'],
    [
      'subpoena',
      'Has proof of the notice to the consumer or employee, or a written authorization',
      'CCP 1985.3, 1985.6, 2020.410(d)',
    ],
    [
      'subpoena',
      'The production date is at least 20 days after issuance and 15 days after service',
      'CCP 2020.410(c)',
    ],
    [
      'subpoena',
      'The copies can be delivered within 15 days after receipt, or at the agreed time',
      'Evid. Code 1560(b)',
    ],
    [
      'subpoena',
      'Has satisfactory assurance of notice or of a qualified protective order',
      '45 CFR 164.512(e)(1)(ii), (iii)',
    ],
    [
      'court-order',
      'Only the records that the order expressly authorizes are released',
      '45 CFR 164.512(e)(1)(i)',
    ],
    [
      'court-order',
      'Substance use records: the order was entered under 42 CFR part 2, subpart E',
      '42 CFR 2.61(a), 2.64',
    ],
    [
      'patient-request',
      'Is written, signed, and specifies the records',
      '45 CFR 164.524; Health & Safety Code 123110(b)',
    ],
    ['workers-compensation', 'A workers’ compensation law authorizes the release', '45 CFR 164.512(l)'],
    ['other', 'The law that permits or requires the release is known', '45 CFR 164.512'],
  ])('for %s: “%s” (%s)', (kind, text, source) => {
    expect(checklistOf(kind).lines).toContainEqual(expect.objectContaining({ text, source, isActive: true }));
  });

  it.each(authorityKinds)('have unique lines with a citation or the mark for counsel: %s', (kind) => {
    const { lines, version, isReviewedByCounsel, changed } = checklistOf(kind);
    expect({ version, isReviewedByCounsel, changed }).toEqual({
      version: 0,
      isReviewedByCounsel: false,
      changed: null,
    });
    expect(new Set(lines.map(({ lineId }) => lineId)).size).toBe(lines.length);
    const citation = /^(45 CFR|42 CFR|CCP|Evid\. Code|Civil Code|Labor Code|Health & Safety Code) \d/;
    const uncited = lines.filter(({ source }) => source !== UNCONFIRMED && !citation.test(source));
    expect(uncited).toEqual([]);
  });

  it('have a line for each fact that a pre-check looks for', () => {
    const checks = checklistOf('authorization').lines.flatMap(({ check }) => check ?? []);
    expect(checks.toSorted()).toEqual([...authorizationLines].toSorted());
  });
});

describe('a change of a checklist', () => {
  const before = checklistOf('subpoena');
  const save = (changed: object = {}, stored?: StoredAuthorityChecklists) =>
    saveAuthorityChecklist(
      stored,
      { kind: 'subpoena', seenVersion: 0, isReviewedByCounsel: false, lines: before.lines, ...changed },
      signature,
      () => 'new',
    );
  const saved = (changed: object, stored?: StoredAuthorityChecklists) => {
    const decision = save(changed, stored);
    if (decision.kind !== 'changed') throw new Error(decision.kind);
    return decision;
  };
  const [first, ...others] = before.lines;

  it('makes a version with its author, and leaves the other checklists alone', () => {
    const { checklist, next } = saved({ isReviewedByCounsel: true });
    expect(checklist).toEqual({
      ...before,
      version: 1,
      isReviewedByCounsel: true,
      changed: { at: now.toISOString(), byName: 'Ann Ray' },
    });
    expect(checklistOf('subpoena', next)).toEqual(checklist);
    expect(checklistOf('other', next).version).toBe(0);
    expect(next.history).toMatchObject([{ n: 1, by: 'usr_ann', kind: 'subpoena', version: 1 }]);
  });

  it.each([
    [{ source: 'CCP 1' }, first?.lineId],
    [{ isActive: false }, first?.lineId],
    [{ text: 'Is issued by a clerk' }, 'authority-new'],
  ])('with %j gives the line the ID %s, because checks were made of its text', (changed, lineId) => {
    const { lines } = saved({ lines: [{ ...first, ...changed }, ...others] }).checklist;
    expect(lines[0]).toEqual({ ...first, ...changed, lineId });
    expect(lines.slice(1)).toEqual(others);
  });

  it('gives a new line an ID of its own, also if it names the ID of another checklist', () => {
    const line = { text: 'Extra', source: 'Policy 7', check: null, isActive: true };
    const lineId = checklistOf('other').lines[0]!.lineId;
    expect(saved({ lines: [line] }).checklist.lines).toEqual([
      { lineId: 'authority-new', ...line, isRequired: false },
    ]);
    expect(saved({ lines: [{ ...line, lineId }] }).checklist.lines[0]?.lineId).toBe('authority-new');
  });

  it('keeps whether a line is required if the form does not say it, and makes a version if it changes', () => {
    const authorization = checklistOf('authorization');
    const required = authorization.lines.filter(({ isRequired }) => isRequired).map(({ check }) => check);
    expect(required).toEqual([
      'patientName',
      'dateOfBirth',
      null,
      'recipient',
      'expiry',
      'signature',
      'signatureDate',
    ]);
    const form = { kind: 'authorization', seenVersion: 0, isReviewedByCounsel: false } as const;
    const without = authorization.lines.map(({ isRequired: _isRequired, ...line }) => line);
    const saveLines = (sent: typeof without) =>
      saveAuthorityChecklist(undefined, { ...form, lines: sent }, { by: null, byName: '', now }, () => 'new');
    expect(saveLines(without).kind).toBe('unchanged');
    expect(saveLines(authorization.lines.map((line) => ({ ...line, isRequired: false }))).kind).toBe(
      'changed',
    );
  });

  it('a save that changes no line makes no new version', () => {
    expect(save()).toEqual({ kind: 'unchanged', checklist: before });
    expect(save({ seenVersion: 7 })).toEqual({ kind: 'unchanged', checklist: before });
  });

  it('is refused if someone else changed the checklist, and says who', () => {
    const { next } = saved({ isReviewedByCounsel: true });
    expect(save({ lines: others }, next)).toMatchObject({
      kind: 'refused',
      code: 'conflict',
      message: { values: { name: 'Ann Ray', at: now.toISOString() } },
    });
  });

  it('is refused if two lines have the same text', () => {
    const lines = [first, { ...first, text: ` ${first!.text.toUpperCase()}` }];
    expect(save({ lines })).toMatchObject({
      kind: 'refused',
      code: 'invalid_input',
      fields: { 'lines.1.text': 'Another line already has this text.' },
    });
  });

  it('stays in the history, newest first, with the lines before it', () => {
    const { next: one } = saved({ isReviewedByCounsel: true });
    const { next: two } = saved({ seenVersion: 1, lines: others }, one);
    const { history, hasOlder } = authorityChecklistHistoryPage(two, null);
    expect(hasOlder).toBe(false);
    expect(history).toMatchObject([
      { n: 2, version: 2, lines: others, before: { isReviewedByCounsel: true, lines: before.lines } },
      { n: 1, version: 1, before: { isReviewedByCounsel: false, lines: before.lines } },
    ]);
    expect(history[0]).not.toHaveProperty('by');
    expect(authorityChecklistHistoryPage(two, 2).history).toHaveLength(1);
    expect(authorityChecklistHistoryPage(undefined, null)).toEqual({ history: [], hasOlder: false });
  });
});
