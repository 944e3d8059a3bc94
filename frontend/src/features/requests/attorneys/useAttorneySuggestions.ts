import {
  type AttorneySuggestion,
  MIN_SEARCHED_CHARACTERS,
  getAttorneyData,
} from '@portal/contract/requests/endpoints/attorneys.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api.ts';

const PAUSE_MS = 300;

const none: readonly AttorneySuggestion[] = [];

/**
 * Known attorneys for what was typed, once the typing pauses. Empty while nothing is known, too little is typed, or the
 * answer failed: a suggestion is a convenience, nobody is told of its absence. Answers to earlier texts are not shown.
 */
export function useAttorneySuggestions(typed: string): readonly AttorneySuggestion[] {
  const wanted = typed.trim();
  const [searchTerm, setSearchTerm] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearchTerm(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const enough = wanted === searchTerm && searchTerm.length >= MIN_SEARCHED_CHARACTERS;
  const { data = none } = useQuery({
    queryKey: ['attorneys', searchTerm],
    queryFn: enough ? ({ signal }) => call(getAttorneyData, { query: { searchTerm }, signal }) : skipToken,
    retry: false,
    staleTime: 60_000,
  });
  return enough ? data : none;
}
