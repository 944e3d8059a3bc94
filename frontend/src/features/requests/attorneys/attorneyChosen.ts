import type { AttorneySuggestion } from '@portal/contract/endpoints/attorneys.ts';

const FILLED = ['attorneyName', 'firmName', 'lawyerEmail', 'lawyerPhone'] as const;

/** The fields that a chosen suggestion fills, with their values; what it does not know stays as it was typed. */
export function attorneyChosen(
  suggestion: AttorneySuggestion,
): readonly (readonly [(typeof FILLED)[number], string])[] {
  return FILLED.map((field) => [field, suggestion[field]] as const).filter(([, value]) => value !== '');
}
