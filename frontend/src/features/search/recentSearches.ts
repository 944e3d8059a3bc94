import { useSyncExternalStore } from 'react';
import { currentSession, onSession } from '../../lib/session/session.ts';

const MAX_SEARCHES = 5;

const nothing: readonly string[] = [];

/**
 * The texts that the person searched for in this tab, the newest first. They name patients, so they are kept only here, in
 * memory, until the person clears them or the session ends.
 */
let texts = nothing;
let owner: string | null = null;

const listeners = new Set<() => void>();

onSession((session) => {
  if (session?.userId !== owner) clearSearches();
});

/** Adds a text. It replaces the beginnings of itself, which were searched for while it was typed. */
export function rememberSearch(text: string): void {
  const userId = currentSession()?.userId ?? null;
  if (userId === null) return;
  const others = owner === userId ? texts.filter((other) => !text.startsWith(other)) : [];
  owner = userId;
  save([text, ...others].slice(0, MAX_SEARCHES));
}

export function clearSearches(): void {
  owner = null;
  save(nothing);
}

/** The texts, updated on every change. */
export function useRecentSearches(): readonly string[] {
  return useSyncExternalStore(listen, readTexts);
}

function readTexts(): readonly string[] {
  return texts;
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function save(next: readonly string[]): void {
  texts = next;
  for (const listener of listeners) listener();
}
