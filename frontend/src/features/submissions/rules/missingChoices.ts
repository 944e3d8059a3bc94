import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import {
  type MissingDetail,
  missingDetailKeys,
  missingDetails,
} from '@portal/contract/submissions/missingDetails.ts';
import { type MissingReason, missingReasons } from '@portal/contract/submissions/missingReasons.ts';
import type { AuthorizationLine } from '@portal/contract/submissions/schemas/authorizationCheck.ts';
import type { Rejection } from '@portal/contract/submissions/schemas/reviewStep.ts';
import type { ReviewedItem } from '@portal/contract/submissions/schemas/submissionReview.ts';
import { authorizationOf } from './authorizationOf.ts';
import { newestLetters } from './newestLetters.ts';

/** Something that the form offers to ask for. */
export interface MissingChoice {
  /** Identifies it in the form. */
  readonly value: string;
  /** The name of the reason or detail, or the line that is not met. */
  readonly name: string;
  /** The line of the checklist that it comes from, if that is not the name. */
  readonly line: string | null;
  /** The document that it is about; null for none, or if there is only one it could be about. */
  readonly document: string | null;
  readonly asks: { readonly reason: MissingReason } | AskedDetail;
}

type AskedDetail = NonNullable<Rejection['details']>[number];

/** What the form offers, in its order. */
export interface MissingChoices {
  /** What the pre-check did not find, and what the clerk marked as a problem. These are selected at first. */
  readonly known: readonly MissingChoice[];
  /** Lines that are not checked. They may not have been looked at. */
  readonly unchecked: readonly MissingChoice[];
  readonly others: readonly MissingChoice[];
}

const detailOfFact: Readonly<Record<AuthorizationLine, MissingDetail>> = {
  patientName: 'wrong-name',
  dateOfBirth: 'wrong-name',
  signature: 'unsigned',
  signatureDate: 'undated',
  expiry: 'expired',
  recipient: 'wrong-recipient',
};

/** Lines that come with the portal, by the end of their IDs. */
const detailOfLine: readonly (readonly [end: string, detail: MissingDetail])[] = [
  ['-authorization-description', 'scope-too-wide'],
  ['-subpoena-service', 'no-proof-of-service'],
  ['-subpoena-consumer-notice', 'no-consumer-notice'],
];

/** Items of the review checklist whose problem has a reason of its own. */
const reasonOfItem: Readonly<Partial<Record<string, MissingReason>>> = {
  patient: 'wrong-patient',
  physician: 'wrong-facility',
};

/** Reasons without a detail. Those that a detail says better are left out. */
const plainReasons: readonly MissingReason[] = [
  'loa-missing',
  'wrong-patient',
  'wrong-facility',
  'dates-missing',
  'other',
];

export function missingChoices(request: StaffRequestView): MissingChoices {
  const lines = request.review?.checklist ?? [];
  const letters = newestLetters(request);
  const about = letters.length === 1 ? letters[0]! : null;
  const found = new Map<string, MissingChoice>();
  /** `part` tells it from another one with the same value, such as one about another line. */
  const add = (choice: MissingChoice, part = ''): string => {
    const earlier = found.get(choice.value);
    if (earlier && JSON.stringify(earlier.asks) !== JSON.stringify(choice.asks))
      return add({ ...choice, value: `${choice.value}:${part}` });
    found.set(choice.value, choice);
    return choice.value;
  };
  const known = new Set<string>();
  const knownLines = new Set<string>();
  if (authorizationOf(request).kind === 'missing') known.add(add(reasonChoice('loa-missing')));
  for (const letter of letters) {
    for (const fact of problemsOfLetter(letter)) {
      const ofFact = lines.filter(({ source, check }) => source !== undefined && check === fact);
      const line = ofFact.find(({ checked }) => checked === null);
      // The clerk looked, and saw it.
      if (ofFact.length > 0 && !line) continue;
      if (line) knownLines.add(line.itemId);
      known.add(add(factChoice(fact, line, { letter, isOnly: letters.length === 1 }), line?.itemId ?? fact));
    }
  }
  const openLines = lines.filter(({ itemId }) => !knownLines.has(itemId));
  for (const line of openLines) {
    if (line.problem) known.add(add(lineChoice(line, about), line.itemId));
  }
  const unchecked = openLines
    .filter(({ source, checked, problem }) => source !== undefined && checked === null && !problem)
    .map((line) => add(lineChoice(line, about), line.itemId));
  const details = missingDetailKeys.filter((detail) => detail !== 'line');
  const others = [
    ...details.map((detail) => detailChoice(detail, about && { letter: about, isOnly: true })),
    ...plainReasons.map(reasonChoice),
  ].filter(({ value }) => !found.has(value));
  const chosen = (values: Iterable<string>) => [...new Set(values)].map((value) => found.get(value)!);
  return {
    known: chosen(known),
    unchecked: chosen(unchecked),
    others,
  };
}

/** What the form sends. */
export function askedOf(choices: MissingChoices, values: readonly string[]): Omit<Rejection, 'note'> {
  const chosen = [...choices.known, ...choices.unchecked, ...choices.others].filter(({ value }) =>
    values.includes(value),
  );
  const details = chosen.flatMap(({ asks }) => ('detail' in asks ? [asks] : []));
  return {
    missing: chosen.flatMap(({ asks }) => ('reason' in asks ? [asks.reason] : [])),
    ...(details.length > 0 && { details }),
  };
}

type Letter = ReturnType<typeof newestLetters>[number];

/** What the pre-check did not find in a letter, or found to have expired. */
function problemsOfLetter({ authorizationCheck: check }: Letter): Set<AuthorizationLine> {
  const lines = Object.entries(check?.suggestions ?? {}) as [AuthorizationLine, string][];
  return new Set([
    ...(check?.expiredOn ? (['expiry'] as const) : []),
    ...lines.filter(([, said]) => said === 'not-found').map(([line]) => line),
  ]);
}

function reasonChoice(reason: MissingReason): MissingChoice {
  return {
    value: `reason:${reason}`,
    name: missingReasons[reason].name,
    line: null,
    document: null,
    asks: { reason },
  };
}

function detailChoice(
  detail: MissingDetail,
  about: { readonly letter: Letter; readonly isOnly: boolean } | null,
): MissingChoice {
  const { fileId, originalName } = about?.letter ?? {};
  return {
    value: about && !about.isOnly ? `${detail}:${fileId}` : detail,
    name: missingDetails[detail].name,
    line: null,
    document: about && !about.isOnly ? originalName! : null,
    asks: { detail, ...(fileId && { fileId }) },
  };
}

/** What the pre-check did not find, with the line of the checklist that is about it. */
function factChoice(
  fact: AuthorizationLine,
  line: ReviewedItem | undefined,
  about: { readonly letter: Letter; readonly isOnly: boolean },
): MissingChoice {
  const choice = detailChoice(detailOfFact[fact], about);
  return line ? withLine(choice, line) : choice;
}

function withLine(choice: MissingChoice, { itemId, text }: ReviewedItem): MissingChoice {
  return { ...choice, line: text, asks: { ...choice.asks, lineId: itemId } as AskedDetail };
}

/** A line of the checklist, under what it means for the client. */
function lineChoice(line: ReviewedItem, about: Letter | null): MissingChoice {
  const { itemId, kind, text, check, source } = line;
  const reason = kind && reasonOfItem[kind];
  if (reason) return reasonChoice(reason);
  const detail = check ? detailOfFact[check] : detailOfLine.find(([end]) => itemId.endsWith(end))?.[1];
  const letter = source === undefined ? null : about;
  if (detail) return withLine(detailChoice(detail, letter && { letter, isOnly: true }), line);
  const asks = { detail: 'line', lineId: itemId, ...(letter && { fileId: letter.fileId }) } as const;
  return { value: `line:${itemId}`, name: text, line: null, document: null, asks };
}
