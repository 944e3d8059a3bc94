import { type MissingReason, missingReasons } from './missingReasons.ts';

/**
 * What exactly is wrong, beside the reason that every version of the portal knows (`reason`). The names appear in emails
 * and on the client's page. `line`: a line of the checklist says it.
 */
export const missingDetails = {
  expired: { name: 'The authorization has expired or has no expiration date', reason: 'loa-missing' },
  unsigned: { name: 'The signature is missing', reason: 'loa-missing' },
  undated: { name: 'The date of the signature is missing', reason: 'loa-missing' },
  'wrong-recipient': { name: 'The recipient is missing or is someone else', reason: 'loa-missing' },
  'wrong-name': {
    name: 'The patient’s name or date of birth is missing, misspelled, or someone else’s',
    reason: 'loa-missing',
  },
  illegible: { name: 'The document cannot be read', reason: 'loa-illegible' },
  'page-missing': { name: 'A page is missing', reason: 'loa-missing' },
  'scope-too-wide': {
    name: 'The request is wider than the document allows, or the records are not described',
    reason: 'loa-missing',
  },
  'no-proof-of-service': { name: 'The proof of service is missing', reason: 'loa-missing' },
  'no-consumer-notice': {
    name: 'The proof of the notice to the consumer or employee is missing',
    reason: 'loa-missing',
  },
  line: { name: 'A requirement is not met', reason: 'other' },
} as const satisfies Record<string, { name: string; reason: MissingReason }>;

export type MissingDetail = keyof typeof missingDetails;

export const missingDetailKeys = Object.keys(missingDetails) as [MissingDetail, ...MissingDetail[]];

/**
 * The reasons as every version of the portal knows them: those that were chosen, and those of the details. One that was
 * chosen and has details is there twice: “Letter of Authorization is missing” beside “The proof of service is missing”.
 */
export function missingReasonsOf(
  missing: readonly MissingReason[],
  details: readonly { readonly detail: MissingDetail }[],
): MissingReason[] {
  return [...new Set(missing), ...new Set(details.map(({ detail }) => missingDetails[detail].reason))];
}

/** The chosen reasons: those of the result of `missingReasonsOf` that no detail explains. */
export function unexplainedReasons(
  missing: readonly MissingReason[],
  details: readonly { readonly detail: MissingDetail }[] = [],
): MissingReason[] {
  const explained = new Set<MissingReason>(details.map(({ detail }) => missingDetails[detail].reason));
  return [...new Set(missing)].filter(
    (reason) => !explained.has(reason) || missing.indexOf(reason) !== missing.lastIndexOf(reason),
  );
}

/** The names of the reasons and details, each once. They name no patient, line or document. */
export function missingNames(
  missing: readonly MissingReason[],
  details: readonly MissingDetail[] = [],
): string[] {
  const reasons = unexplainedReasons(
    missing,
    details.map((detail) => ({ detail })),
  );
  return [
    ...reasons.map((reason) => missingReasons[reason].name),
    ...[...new Set(details)].map((detail) => missingDetails[detail].name),
  ];
}
