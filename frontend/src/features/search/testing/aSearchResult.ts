import type { ResultGroup, ResultKind, SearchResult } from '@portal/contract/search/schemas.ts';

/** A result with a unique number. */
export function aSearchResult(number: number, facts: Partial<SearchResult> = {}): SearchResult {
  return {
    requestId: `req_${String(number).padStart(20, '0')}`,
    orderId: `LAW-${number}`,
    patientName: 'Marisol Núñez',
    patientDob: '1980-02-29',
    facilityName: 'Central Medical Center',
    status: 'pending',
    submittedAt: '2026-11-02T15:00:00.000Z',
    matches: [{ field: 'patientName', text: 'Marisol Núñez' }],
    ...facts,
  };
}

export function aResultGroup(
  kind: ResultKind,
  results: readonly SearchResult[],
  next: string | null = null,
): ResultGroup {
  return { kind, results: [...results], next };
}
