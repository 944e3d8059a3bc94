import type { ResultGroup, SearchProblem } from '@portal/contract/search/schemas.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { searchProblemOf } from './rules/searchProblemOf.ts';
import { searchQuery } from './searchQuery.ts';

/** Each call is recorded in the audit trail, so it waits until the person pauses. */
const PAUSE_MS = 300;

interface SearchWhileTyping {
  /** The results, which are of an earlier text while the next ones load. */
  groups: readonly ResultGroup[];
  /** The text that found them. */
  found: string;
  isOutdated: boolean;
  isSearching: boolean;
  problem: SearchProblem | null;
  error: Error | null;
  /** When the error occurred, in ms since 1970. */
  failedAt: number;
  isRetrying: boolean;
  retry: () => void;
}

/** Searches for a text that is being typed, after a pause. A newer search cancels the one before. */
export function useSearch(text: string): SearchWhileTyping {
  const settled = useSettled(text);
  const isSettled = settled === text;
  const entered = text === '' ? null : searchProblemOf(text);
  const isSearched = settled !== '' && searchProblemOf(settled) === null;
  const query = useQuery({
    ...searchQuery(settled),
    enabled: isSearched,
    placeholderData: keepPreviousData,
  });
  const { data, error, isFetching } = query;
  const answer = text === '' || entered ? undefined : data;
  const isOutdated = answer !== undefined && answer.text !== text;
  return {
    groups: answer?.groups ?? [],
    found: answer?.text ?? '',
    isOutdated,
    isSearching: text !== '' && !entered && (!isSettled || isFetching),
    problem: entered ?? (isOutdated ? null : (answer?.problem ?? null)),
    error: isSettled && isSearched ? error : null,
    failedAt: query.errorUpdatedAt,
    isRetrying: isFetching,
    retry: () => void query.refetch(),
  };
}

/** The text once it has not changed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
