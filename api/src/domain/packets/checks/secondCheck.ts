import type { CheckedPage } from '@portal/contract/packets/pageChecks.ts';
import type { SecondCheckReason, SecondCheckRule } from '@portal/contract/packets/secondCheck.ts';
import type { RequestDocument } from '../../requests/requestDocument.ts';
import { drawnOf } from './evaluatePages.ts';

/** The last version of a recipe that each person changed, by user ID. */
export type PageAuthors = Readonly<Record<string, number>>;

interface SignedRecipe {
  readonly version: number;
  readonly savedBy: string | null;
  /** Absent in recipes of earlier versions of the portal. */
  readonly authors?: PageAuthors | undefined;
}

/**
 * Why a packet with these pages needs a second check by any of the rules; empty if it needs none. Pages that were released
 * before count too, so that a packet in parts is not shorter. So does a scope that was narrowed since.
 */
export function secondCheckReasonsOf(
  request: Pick<RequestDocument, 'requestId' | 'fields' | 'scopeChanges' | 'files'>,
  pages: readonly CheckedPage[],
  rules: readonly SecondCheckRule[],
): SecondCheckReason[] {
  const released = Object.values(request.files).reduce((sum, { packet }) => sum + (packet?.pages ?? 0), 0);
  const scopes = [request.fields.scope, ...request.scopeChanges.map(({ scope }) => scope)];
  const isOrdered = scopes.some((scope) => Object.keys(scope?.sensitive ?? {}).length > 0);
  const isFlagged = ({ flags }: CheckedPage) => flags.some(({ kind }) => kind === 'category');
  const isSensitive = isOrdered || pages.some(isFlagged);
  const drawn = drawnOf(`${request.requestId} second`);
  const isAny = (applies: (rule: SecondCheckRule) => boolean) => rules.some(applies);
  return [
    ...(isAny(({ share }) => drawn < share) ? (['share'] as const) : []),
    ...(isAny(({ overPages }) => overPages !== null && pages.length + released > overPages)
      ? (['pages'] as const)
      : []),
    ...(isSensitive && isAny(({ sensitive }) => sensitive) ? (['sensitive'] as const) : []),
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
