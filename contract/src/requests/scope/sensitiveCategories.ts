/**
 * Records that need an authorization of their own, with the law that says so (docs/decisions/requests/scope.md). They are
 * released only if the request names them.
 */
export const sensitiveCategories = [
  {
    id: 'psychotherapyNotes',
    label: 'Psychotherapy notes',
    law: '45 CFR 164.508(a)(2)',
    rule: 'Needs a separate authorization that covers nothing else.',
  },
  {
    id: 'substanceUse',
    label: 'Substance use disorder treatment',
    law: '42 CFR Part 2',
    rule: 'A general authorization is not enough.',
  },
  {
    id: 'hiv',
    label: 'HIV test results',
    law: 'Cal. Health and Safety Code 120980',
    rule: 'Each disclosure needs its own written authorization.',
  },
  {
    id: 'genetics',
    label: 'Genetic test results',
    law: 'Cal. Civil Code 56.17; GINA',
    rule: 'Each disclosure needs its own written authorization.',
  },
] as const;

/** Says that the authorization is in the subpoena packet, in place of an uploaded file. */
export const IN_SUBPOENA_PACKET = 'subpoena_packet';
