import type { CheckedPage, PageCheckRule } from '@portal/contract/packets/pageChecks.ts';
import type { SecondCheckReason, SecondCheckRule } from '@portal/contract/packets/secondCheck.ts';
import type { ReadyPacket, RequestDocument } from '../../requests/requestDocument.ts';
import { drawnOf, isStricter, requirementOf } from './evaluatePages.ts';

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
  /** Of the recipe. Absent in packets of earlier versions of the portal. */
  readonly version?: number | undefined;
  readonly pages: number;
  /** Whether the text of a page has words of sensitive categories. */
  readonly hasCategories: boolean;
}

/** The facts of a packet with these pages. */
export const packetFactsOf = (pages: readonly CheckedPage[], version: number): PacketFacts => ({
  version,
  pages: pages.length,
  hasCategories: pages.some(({ flags }) => flags.some(({ kind }) => kind === 'category')),
});

/**
 * Why a packet needs a second check by any of the rules; empty if it needs none. Pages that were released before count too, and
 * those of other packets that are ready, so that a packet in parts is not shorter. So does a scope that was narrowed since.
 * `together`: other packets of the same release.
 */
export function secondCheckReasonsOf(
  request: Pick<RequestDocument, 'requestId' | 'fields' | 'scopeChanges' | 'files' | 'readyPackets'>,
  { version, pages, hasCategories }: PacketFacts,
  rules: readonly SecondCheckRule[],
  together: readonly ReadyPacket[] = [],
): SecondCheckReason[] {
  // Packets of the same version have the same pages, and usually only one of them is released.
  const isPart = (ready: ReadyPacket) =>
    together.includes(ready) ||
    (version !== undefined && ready.version !== undefined && ready.version !== version);
  const others = [
    ...Object.values(request.files).flatMap(({ packet }) => packet ?? []),
    ...Object.values(request.readyPackets ?? {}).filter(isPart),
  ].reduce((sum, packet) => sum + packet.pages, 0);
  const scopes = [request.fields.scope, ...request.scopeChanges.map(({ scope }) => scope)];
  const isOrdered = scopes.some((scope) => Object.keys(scope?.sensitive ?? {}).length > 0);
  const isSensitive = isOrdered || hasCategories;
  const drawn = drawnOf(`${request.requestId} second`);
  const isAny = (applies: (rule: SecondCheckRule) => boolean) => rules.some(applies);
  return [
    ...(isAny(({ share }) => drawn < share) ? (['share'] as const) : []),
    ...(isAny(({ overPages }) => overPages !== null && pages + others > overPages)
      ? (['pages'] as const)
      : []),
    ...(isSensitive && isAny(({ sensitive }) => sensitive) ? (['sensitive'] as const) : []),
  ];
}

/**
 * Whether a packet became ready with less than the rules ask for that are in force now: with fewer pages checked, or without a
 * second check. A packet of earlier versions of the portal, which does not say it, counts as one with sensitive categories.
 * `together`: the packets that are released with it.
 */
export function lacksChecks(
  request: RequestDocument,
  ready: Pick<ReadyPacket, 'version' | 'pages' | 'hasCategories' | 'secondCheck' | 'requirement'>,
  rules: readonly PageCheckRule[],
  together: readonly ReadyPacket[] = [],
): boolean {
  const { version, pages, hasCategories = true, secondCheck } = ready;
  const { requirement, secondChecks } = requirementOf(request, rules);
  if (isStricter(requirement, ready.requirement)) return true;
  const others = together.filter((packet) => packet !== ready);
  const facts = { version, pages, hasCategories };
  return !secondCheck && secondCheckReasonsOf(request, facts, secondChecks, others).length > 0;
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
