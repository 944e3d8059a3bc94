import type { RedactionReason } from './redactionReasons.ts';

/** The reasons of a portal whose list was never changed. */
export const builtInReasons: readonly RedactionReason[] = (
  [
    ['other-patient', 'Other patient', '45 CFR 164.502(a)'],
    ['outside-scope', 'Outside scope', ''],
    ['privileged', 'Privileged', ''],
    ['psychotherapy-notes', 'Psychotherapy notes', '45 CFR 164.508(a)(2)'],
    ['substance-use', 'Substance use records', '42 CFR Part 2'],
    ['hiv', 'HIV', 'Cal. Health and Safety Code 120980'],
    ['other', 'Other', ''],
  ] as const
).map(([reasonId, label, legalBasis], index) => ({
  reasonId,
  label,
  legalBasis,
  isActive: true,
  order: index + 1,
}));
