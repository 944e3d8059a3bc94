import {
  type AttorneySuggestion,
  MIN_SEARCHED_CHARACTERS,
  getAttorneyData,
} from '@portal/contract/requests/endpoints/attorneys.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api.ts';

const DEBOUNCE_MS = 300;

const noSuggestions: readonly AttorneySuggestion[] = [];

/**
 * Suggested attorneys for the entered text, after a pause in typing. Empty if none match, if too little is entered, and
 * after errors, which are not shown because suggestions are optional. Ignores responses for earlier texts.
 */
export function useAttorneySuggestions(text: string): readonly AttorneySuggestion[] {
  const trimmed = text.trim();
  const [searchTerm, setSearchTerm] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearchTerm(trimmed), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [trimmed]);
  const canSearch = trimmed === searchTerm && searchTerm.length >= MIN_SEARCHED_CHARACTERS;
  const { data = noSuggestions } = useQuery({
    queryKey: ['attorneys', searchTerm],
    queryFn: canSearch ? ({ signal }) => call(getAttorneyData, { query: { searchTerm }, signal }) : skipToken,
    retry: false,
    staleTime: 60_000,
  });
  return canSearch ? data : noSuggestions;
}
