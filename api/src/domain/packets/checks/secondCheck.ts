import type { CheckedPage, PageCheckRule } from '@portal/contract/packets/pageChecks.ts';
import type { SecondCheckReason, SecondCheckRule } from '@portal/contract/packets/secondCheck.ts';
import type { ReadyPacket, RequestDocument } from '../../requests/requestDocument.ts';
import { drawnOf, requirementOf } from './evaluatePages.ts';

/** The last version of a recipe that each person changed, by user ID. */
export type PageAuthors = Readonly<Record<string, number>>;

interface SignedRecipe {
  readonly version: number;
  readonly savedBy: string | null;
  /** Absent in recipes of earlier versions of the portal. */
  readonly authors?: PageAuthors | undefined;
}

/** What the rules of the second check ask about the pages of a packet. */
interface PacketFacts {
  readonly pages: number;
  /** Whether the text of a page has words of sensitive categories. */
  readonly hasCategories: boolean;
}

/** The facts of a packet with these pages. */
export const packetFactsOf = (pages: readonly CheckedPage[]): PacketFacts => ({
  pages: pages.length,
  hasCategories: pages.some(({ flags }) => flags.some(({ kind }) => kind === 'category')),
});

/**
 * Why a packet needs a second check by any of the rules; empty if it needs none. Pages that were released before count too, so
 * that a packet in parts is not shorter. So does a scope that was narrowed since.
 */
export function secondCheckReasonsOf(
  request: Pick<RequestDocument, 'requestId' | 'fields' | 'scopeChanges' | 'files'>,
  { pages, hasCategories }: PacketFacts,
  rules: readonly SecondCheckRule[],
): SecondCheckReason[] {
  const released = Object.values(request.files).reduce((sum, { packet }) => sum + (packet?.pages ?? 0), 0);
  const scopes = [request.fields.scope, ...request.scopeChanges.map(({ scope }) => scope)];
  const isOrdered = scopes.some((scope) => Object.keys(scope?.sensitive ?? {}).length > 0);
  const isSensitive = isOrdered || hasCategories;
  const drawn = drawnOf(`${request.requestId} second`);
  const isAny = (applies: (rule: SecondCheckRule) => boolean) => rules.some(applies);
  return [
    ...(isAny(({ share }) => drawn < share) ? (['share'] as const) : []),
    ...(isAny(({ overPages }) => overPages !== null && pages + released > overPages)
      ? (['pages'] as const)
      : []),
    ...(isSensitive && isAny(({ sensitive }) => sensitive) ? (['sensitive'] as const) : []),
  ];
}

/**
 * Whether a packet became ready without a second check, and the rules that are in force now ask for one. A packet of earlier
 * versions of the portal, which does not say it, counts as one with sensitive categories.
 */
export function lacksSecondCheck(
  request: RequestDocument,
  ready: Pick<ReadyPacket, 'pages' | 'hasCategories' | 'secondCheck'>,
  rules: readonly PageCheckRule[],
): boolean {
  const { pages, hasCategories = true, secondCheck } = ready;
  const { secondChecks } = requirementOf(request, rules);
  return !secondCheck && secondCheckReasonsOf(request, { pages, hasCategories }, secondChecks).length > 0;
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
