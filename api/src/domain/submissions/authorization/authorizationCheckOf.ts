import { earliestDayOnEarth, latestDayOnEarth } from '@portal/contract/fields/dates.ts';
import type {
  AuthorizationCheck,
  AuthorizationLine,
  Suggestion,
} from '@portal/contract/submissions/schemas/authorizationCheck.ts';
import { type DocumentText, type DocumentReading, rowText } from './documentText.ts';
import { documentKind } from './documentKind.ts';
import { expiryOf } from './findExpiry.ts';
import { hasPatientName } from './findNames.ts';
import { hasRecipient } from './findRecipient.ts';
import { patientSignaturesOf } from './electronicSignatures.ts';
import { signatureOf } from './findSignature.ts';
import { signatureDayOf } from './findSignatureDay.ts';
import { datesIn } from './usDates.ts';

/** What the request says, to compare with an uploaded authorization. */
export interface AuthorizationFacts {
  readonly patientName: string;
  /** YYYY-MM-DD. */
  readonly patientDob: string;
  /** Attorney, firm and copy service; empty texts count as none. */
  readonly recipients: readonly string[];
}

/** The facts of a request or draft. */
export function authorizationFactsOf({
  patientName,
  patientDob,
  attorneyName = '',
  firmName = '',
  copyServiceName = '',
}: {
  readonly patientName: string;
  readonly patientDob: string;
  readonly attorneyName?: string | undefined;
  readonly firmName?: string | undefined;
  readonly copyServiceName?: string | undefined;
}): AuthorizationFacts {
  return { patientName, patientDob, recipients: [firmName, attorneyName, copyServiceName] };
}

/**
 * What a document seems to contain of an authorization. Sources: 45 CFR 164.508(c)(1), with the paragraph at each line,
 * and (b)(2)(i) for one that expired. Only suggestions: a person decides. A line is `not-found` only if every page was
 * read and has text; otherwise it is `unreadable`. Nothing is suggested about another document, such as a proof of
 * service.
 */
export function authorizationCheckOf(
  document: DocumentReading,
  facts: AuthorizationFacts,
  now: Date,
): AuthorizationCheck {
  if (document.kind === 'unreadable')
    return {
      ...noSuggestions,
      unreadable: document.reason,
      ...(document.isDynamicForm && { isDynamicForm: true }),
    };
  const { text } = document;
  const isRead = text.pagesRead === text.pages && text.pagesWithText + text.pagesRecognized === text.pages;
  const isComplete = isRead && text.pagesRecognized === 0;
  const kind = documentKind(text);
  // A page that was not read can be the authorization.
  if (isRead && kind === 'other')
    return { ...noSuggestions, document: kind, pages: text.pages, pagesRead: text.pagesRead };
  const { patientDob } = facts;
  // A program that recognizes text takes labels and stamps for signatures, and misreads handwriting.
  const printed = { ...text, rows: text.rows.filter(({ isRecognized }) => !isRecognized) };
  const signatureDay = signatureDayOf(printed, {
    patientDob,
    latestDay: latestDayOnEarth(now),
    signedOn: patientSignaturesOf(printed, facts).flatMap(({ day }) => day ?? []),
  });
  const isDated = signatureDay !== null;
  const signature = signatureOf(printed, { ...facts, isDated });
  // A signature can be drawn, which is not readable.
  const isUnclear = signature === 'unclear' || (signature === 'none' && text.hasDrawings);
  // No period runs from a date on a form that nobody signed.
  const isSigned = signature === 'found' || isUnclear || !isComplete;
  const expiry = expiryOf(text, { signedOn: isSigned ? signatureDay : null, patientDob });
  // Expired everywhere on earth.
  const expiredOn = expiry.kind === 'day' && expiry.day < earliestDayOnEarth(now) ? expiry.day : null;
  const missing: Suggestion = isComplete ? 'not-found' : 'unreadable';
  const found: Readonly<Record<AuthorizationLine, boolean>> = {
    // (c)(1)(i): a description that identifies the information; (vi): the individual who signs.
    patientName: hasPatientName(text, facts.patientName),
    dateOfBirth: hasDay(text, facts.patientDob),
    // (c)(1)(vi)
    signature: signature === 'found',
    signatureDate: isDated,
    // (c)(1)(v)
    expiry: expiry.kind !== 'none' && expiredOn === null,
    // (c)(1)(iii)
    recipient: hasRecipient(text, facts.recipients),
  };
  const suggest = (line: AuthorizationLine): Suggestion => (found[line] ? 'found' : missing);
  return {
    suggestions: {
      patientName: suggest('patientName'),
      dateOfBirth: suggest('dateOfBirth'),
      signature: isUnclear ? 'unreadable' : suggest('signature'),
      signatureDate: suggest('signatureDate'),
      expiry: expiredOn === null ? suggest('expiry') : 'not-found',
      recipient: suggest('recipient'),
    },
    expiredOn,
    unreadable: null,
    ...(kind === 'authorization' && { document: kind }),
    pages: text.pages,
    pagesRead: text.pagesRead,
  };
}

function hasDay({ rows, fields }: DocumentText, day: string): boolean {
  return [...rows.map(rowText), ...fields.map(({ value }) => value)].some((line) =>
    datesIn(line).some(({ days }) => days.includes(day)),
  );
}

const noSuggestions: AuthorizationCheck = {
  suggestions: {
    patientName: 'unreadable',
    dateOfBirth: 'unreadable',
    signature: 'unreadable',
    signatureDate: 'unreadable',
    expiry: 'unreadable',
    recipient: 'unreadable',
  },
  expiredOn: null,
  unreadable: null,
  pages: 0,
  pagesRead: 0,
};
