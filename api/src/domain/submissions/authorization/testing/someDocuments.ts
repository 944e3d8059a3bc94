import { authorizationCheckOf, authorizationFactsOf } from '../authorizationCheckOf.ts';
import type { DigitalSignature, DocumentText } from '../documentText.ts';
import { printedRows } from './printedRows.ts';

/** What the request says that the documents are compared with. */
export const facts = authorizationFactsOf({
  patientName: 'Maria Santos',
  patientDob: '1980-02-29',
  attorneyName: 'Dana Whitfield',
  firmName: 'Whitfield & Moreno, LLP',
  copyServiceName: 'Swift Copies',
});

const NOW = new Date('2026-06-15T12:00:00.000Z');

/** A printed document of one page. */
function aText(lines: readonly string[], changed: Partial<DocumentText> = {}): DocumentText {
  return {
    rows: printedRows(lines),
    fields: [],
    digitalSignatures: [],
    hasDrawings: false,
    pages: 1,
    pagesRead: 1,
    pagesWithText: 1,
    pagesRecognized: 0,
    ...changed,
  };
}

/** What is suggested about a printed document on June 15, 2026. */
export function checkOf(lines: readonly string[], changed: Partial<DocumentText> = {}, given = facts) {
  return authorizationCheckOf({ kind: 'text', text: aText(lines, changed) }, given, NOW);
}

/** A digital signature. Its field has no meaning, so without a place it only seals the document. */
export function aDigitalSignature(changed: Partial<DigitalSignature> = {}): DigitalSignature {
  return { names: ['Signature1'], signerName: null, day: '2026-03-01', place: null, ...changed };
}
