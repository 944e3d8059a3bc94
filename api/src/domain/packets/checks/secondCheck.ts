import type { CheckedPage } from '@portal/contract/packets/pageChecks.ts';
import type { SecondCheckReason, SecondCheckRule } from '@portal/contract/packets/secondCheck.ts';
import type { RequestDocument } from '../../requests/requestDocument.ts';
import { drawnOf, orderOf } from './evaluatePages.ts';

/** The last version of a recipe that each person changed, by user ID. */
export type PageAuthors = Readonly<Record<string, number>>;

interface SignedRecipe {
  readonly version: number;
  readonly savedBy: string | null;
  /** Absent in recipes of earlier versions of the portal. */
  readonly authors?: PageAuthors | undefined;
}

/** Why a packet with these pages needs a second check; empty if it needs none. */
export function secondCheckReasonsOf(
  request: Pick<RequestDocument, 'requestId' | 'fields' | 'scopeChanges'>,
  pages: readonly CheckedPage[],
  { share, overPages, sensitive }: SecondCheckRule,
): SecondCheckReason[] {
  const isFlagged = ({ flags }: CheckedPage) => flags.some(({ kind }) => kind === 'category');
  const isSensitive = sensitive && (orderOf(request).categories.length > 0 || pages.some(isFlagged));
  const isLong = overPages !== null && pages.length > overPages;
  return [
    ...(drawnOf(`${request.requestId} second`) < share ? (['share'] as const) : []),
    ...(isLong ? (['pages'] as const) : []),
    ...(isSensitive ? (['sensitive'] as const) : []),
  ];
}

/**
 * Who changed the pages. Of a recipe that was saved before this was stored: who saved it, and everybody who added a source.
 */
export function authorsOf(
  { authors, savedBy, version }: SignedRecipe,
  sources: readonly { readonly addedBy: string }[],
): PageAuthors {
  if (authors) return authors;
  const people = [...sources.map(({ addedBy }) => addedBy), ...(savedBy === null ? [] : [savedBy])];
  return Object.fromEntries(people.map((userId) => [userId, version]));
}

/**
 * Whether a person changed the pages of a packet since its last check, so that another person must check it. `version`: of
 * the packet. A check of the same version does not count: it would make its authors second persons when it became void.
 */
export function isAuthor(
  authors: PageAuthors,
  userId: string,
  { version, passed = [] }: { readonly version: number; readonly passed?: readonly number[] | undefined },
): boolean {
  const changed = authors[userId];
  const lastCheck = Math.max(0, ...passed.filter((each) => each < version));
  return changed !== undefined && changed > lastCheck;
}

/** How many versions that passed a second check are kept. */
const MAX_PASSED = 20;

/** The versions that passed a second check, with one more. Newest last. */
export function withPassed(passed: readonly number[] = [], version: number): number[] {
  return [...passed.filter((each) => each !== version), version].slice(-MAX_PASSED);
}
