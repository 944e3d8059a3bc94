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
  const add = (choice: MissingChoice) => {
    const earlier = found.get(choice.value);
    if (!earlier) found.set(choice.value, choice);
    // The pre-check and a line say the same.
    else if (choice.line !== null)
      found.set(choice.value, { ...earlier, line: choice.line, asks: { ...choice.asks, ...earlier.asks } });
    return choice.value;
  };
  const known = new Set<string>();
  if (authorizationOf(request).kind === 'missing') known.add(add(reasonChoice('loa-missing')));
  for (const letter of letters) {
    for (const detail of problemsOfLetter(letter)) {
      known.add(add(detailChoice(detail, { letter, isOnly: about !== null })));
    }
  }
  for (const line of lines) {
    if (line.problem) known.add(add(lineChoice(line, about)));
  }
  const unchecked = lines
    .filter(({ source, checked, problem }) => source !== undefined && checked === null && !problem)
    .map((line) => add(lineChoice(line, about)));
  const details = missingDetailKeys.filter((detail) => detail !== 'line');
  const others = [
    ...details.map((detail) => detailChoice(detail, about && { letter: about, isOnly: true })),
    ...plainReasons.map(reasonChoice),
  ].map(add);
  const chosen = (values: Iterable<string>) => [...new Set(values)].map((value) => found.get(value)!);
  return {
    known: chosen(known),
    unchecked: chosen(unchecked.filter((value) => !known.has(value))),
    others: chosen(others.filter((value) => !known.has(value) && !unchecked.includes(value))),
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
function problemsOfLetter({ authorizationCheck: check }: Letter): Set<MissingDetail> {
  const lines = Object.entries(check?.suggestions ?? {}) as [AuthorizationLine, string][];
  return new Set([
    ...(check?.expiredOn ? (['expired'] as const) : []),
    ...lines.filter(([, said]) => said === 'not-found').map(([line]) => detailOfFact[line]),
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

/** A line of the checklist, under what it means for the client. */
function lineChoice(
  { itemId, kind, text, check, source }: ReviewedItem,
  about: Letter | null,
): MissingChoice {
  const reason = kind && reasonOfItem[kind];
  if (reason) return reasonChoice(reason);
  const detail = check ? detailOfFact[check] : detailOfLine.find(([end]) => itemId.endsWith(end))?.[1];
  const letter = source === undefined ? null : about;
  if (!detail) {
    const asks = { detail: 'line', lineId: itemId, ...(letter && { fileId: letter.fileId }) } as const;
    return { value: `line:${itemId}`, name: text, line: null, document: null, asks };
  }
  const choice = detailChoice(detail, letter && { letter, isOnly: true });
  return { ...choice, line: text, asks: { ...choice.asks, lineId: itemId } as AskedDetail };
}
