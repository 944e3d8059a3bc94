import { describe, expect, it } from 'vitest';
import { authorizationCheckOf } from './authorizationCheckOf.ts';
import type { DocumentText } from './documentText.ts';
import { printedRows } from './testing/printedRows.ts';

const proof = [
  'POS-030   PROOF OF SERVICE BY FIRST-CLASS MAIL - CIVIL',
  'I am over 18 years of age and not a party to this action.',
  'I served the following documents:',
  'Deposition Subpoena for Production of Business Records',
  'Authorization for Release of Health Information',
  'I declare under penalty of perjury that the foregoing is true and correct.',
  'Date: 03/01/2026   Signature of Declarant',
];
const authorization = [
  'AUTHORIZATION TO RELEASE HEALTH INFORMATION',
  'I, Maria Santos, authorize Lakeview Hospital to release my records to: Kim & Park',
  'I have the right to revoke this authorization at any time.',
  'Signature of patient: Maria Santos   Date: 03/01/2026',
];
const facts = { patientName: 'Maria Santos', patientDob: '1980-02-29', recipients: [] };

function check(pages: readonly (readonly string[])[], changed: Partial<DocumentText> = {}) {
  const text: DocumentText = {
    rows: pages.flatMap((lines, index) => printedRows(lines, index + 1)),
    fields: [],
    digitalSignatures: [],
    hasDrawings: false,
    pages: pages.length,
    pagesRead: pages.length,
    pagesWithText: pages.length,
    pagesRecognized: 0,
    ...changed,
  };
  return authorizationCheckOf({ kind: 'text', text }, facts, new Date('2026-06-15T12:00:00.000Z'));
}

describe('what a document is', () => {
  it.each<[what: string, pages: readonly (readonly string[])[], expected: string | undefined]>([
    ['a proof of service that lists an authorization', [proof], 'other'],
    ['a declaration of service', [['DECLARATION OF SERVICE BY MAIL', 'I served the records.']], 'other'],
    ['a subpoena', [['SUBPOENA DUCES TECUM', 'You are commanded to produce the records.']], 'other'],
    ['an authorization', [authorization], 'authorization'],
    [
      'an authorization with a heading in small letters',
      [['Authorization to release health information', 'This authorization expires on 12/31/2026.']],
      'authorization',
    ],
    [
      'an authorization in Spanish',
      [['Autorización para Divulgar Información', 'Yo autorizo al hospital.']],
      'authorization',
    ],
    ['an authorization with its proof of service', [authorization, proof], 'authorization'],
    ['a proof of service with its authorization', [proof, authorization], 'authorization'],
    [
      'a letter about an authorization',
      [['Enclosed is the authorization to release the records.']],
      undefined,
    ],
    [
      'a text that mentions a subpoena at the start of a row',
      [['We share information in answer to a', 'subpoena or court order.']],
      undefined,
    ],
  ])('%s: %s', (_, pages, expected) => {
    expect(check(pages).document).toBe(expected);
  });

  it('suggests nothing about another document', () => {
    const { suggestions, ...rest } = check([proof]);
    expect(new Set(Object.values(suggestions))).toEqual(new Set(['unreadable']));
    expect(rest).toEqual({ document: 'other', expiredOn: null, unreadable: null, pages: 1, pagesRead: 1 });
  });

  it('is open if a page was not read: it can be the authorization', () => {
    expect(check([proof], { pages: 2, pagesRead: 2 }).document).toBeUndefined();
  });
});
