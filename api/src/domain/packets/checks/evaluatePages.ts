import { keptPagesOf } from '@portal/contract/packets/applyOperation.ts';
import type { CheckCounts, CheckedPage, PageCheckRule } from '@portal/contract/packets/pageChecks.ts';
import type { PageRef, Recipe } from '@portal/contract/packets/recipe.ts';
import type { SecondCheckRule } from '@portal/contract/packets/secondCheck.ts';
import { nameKey } from '@portal/contract/fields/nameKey.ts';
import { personKey } from '@portal/contract/packets/personKey.ts';
import { currentScopeOf } from '../../requests/edits/narrowScope.ts';
import type { RequestDocument } from '../../requests/requestDocument.ts';
import { flagPage, numbersOf, type OrderFacts } from './flagPage.ts';
import type { PageFacts } from './pageFacts.ts';
import { flagKeys, printsOf, type StoredCheck, type StoredChecks } from './storedChecks.ts';

/** Which pages must be checked. */
export type Requirement = Pick<PageCheckRule, 'requirement' | 'share'>;

/** What the pages of a packet are evaluated with. */
export interface PagesToEvaluate {
  readonly requestId: string;
  readonly recipe: Recipe;
  readonly factsOf: (page: PageRef) => PageFacts;
  readonly order: Omit<OrderFacts, 'numbers'>;
  readonly stored: StoredChecks;
  readonly requirement: Requirement;
}

const DEFAULT_REQUIREMENT: Requirement = { requirement: 'flagged', share: 10 };

/** What the order of a request says about its pages. */
export function orderOf(request: Pick<RequestDocument, 'fields' | 'scopeChanges'>): PagesToEvaluate['order'] {
  const { patientName, patientDob } = request.fields;
  const scope = currentScopeOf(request);
  return {
    patientName,
    patientDob,
    ranges: scope?.dates === 'ranges' ? scope.ranges : null,
    categories: Object.keys(scope?.sensitive ?? {}),
  };
}

/**
 * What must be checked before a packet is released, and when by a second person: the first rule that matches the request,
 * or the default (one person checks the flagged pages). If the type of the request was changed, the strictest rule of all
 * its types counts, and every second check.
 */
export function requirementOf(
  { fields, formerTypes = [] }: Pick<RequestDocument, 'fields' | 'formerTypes'>,
  rules: readonly PageCheckRule[],
): { readonly requirement: Requirement; readonly secondChecks: readonly SecondCheckRule[] } {
  const facility = nameKey(fields.facilityName ?? '');
  const found = [fields.requestType, ...formerTypes].map((type) =>
    rules.find(
      (rule) =>
        (rule.facility === '' || nameKey(rule.facility) === facility) &&
        (rule.requestType === null || rule.requestType === type),
    ),
  );
  const requirements = found.map((rule) =>
    rule ? { requirement: rule.requirement, share: rule.share } : DEFAULT_REQUIREMENT,
  );
  return {
    requirement: requirements.reduce((one, other) => (isStricter(other, one) ? other : one)),
    secondChecks: found.flatMap((rule) => rule?.secondCheck ?? []),
  };
}

/**
 * Whether one requirement asks for more pages than another. An unknown requirement (of a packet of an earlier version)
 * counts as the default.
 */
export function isStricter(one: Requirement, other: Requirement = DEFAULT_REQUIREMENT): boolean {
  return strictness(one) > strictness(other);
}

/** Which requirement the checks of a packet fulfill: every page, or what was required. */
export function fulfilledBy(pages: readonly CheckedPage[], required: Requirement): Requirement {
  return pages.every(({ check }) => check?.verdict === 'fine')
    ? { ...required, requirement: 'all' }
    : required;
}

/** 0 to 3, from the fewest pages that a person must check to all. */
function strictness({ requirement, share }: Requirement): number {
  switch (requirement) {
    case 'nothing':
      return 0;
    case 'flagged':
      return 1;
    case 'share':
      return 1 + share / 100;
    case 'all':
      return 3;
  }
}

/** Returns what is flagged on a page, its check, and what the page still needs before a release. */
export function pageEvaluator({
  requestId,
  recipe,
  factsOf,
  order,
  stored,
  requirement,
}: PagesToEvaluate): (page: PageRef) => CheckedPage {
  const pages = keptPagesOf(recipe);
  const prints = printsOf(recipe);
  const named = (isRelated: boolean) =>
    new Set(
      stored.names
        .filter(({ reason }) => (reason === 'related') === isRelated)
        .map(({ name }) => personKey(name)),
    );
  const accepted = { patient: named(false), mentioned: named(true) };
  const compared = { ...order, numbers: numbersOf(pages.map(factsOf), order) };
  return (page) => {
    const { patient, flags } = flagPage(factsOf(page), compared, accepted);
    const check = stored.checks[page];
    // A page that says something new since its check must be checked again.
    const holds =
      check !== undefined &&
      check.print === prints.get(page) &&
      flagKeys(flags).every((key) => check.seen.includes(key));
    const isRequired =
      isAsked(requirement, flags.length > 0, `${requestId} ${page}`) ||
      patient === 'other' ||
      check?.verdict === 'problem' ||
      check?.verdict === 'later';
    return {
      page,
      patient,
      flags: [...flags],
      check: check && holds ? viewOf(check) : null,
      isChanged: check !== undefined && !holds,
      isRequired,
      needs: needOf(check, { holds, isOther: patient === 'other', isRequired }),
    };
  };
}

function needOf(
  check: StoredCheck | undefined,
  page: { holds: boolean; isOther: boolean; isRequired: boolean },
): CheckedPage['needs'] {
  // Also after the page was changed: somebody must confirm that the problem is solved.
  if (check?.verdict === 'problem') return 'solution';
  const isFine = check?.verdict === 'fine' && page.holds;
  if (page.isOther && !(isFine && check?.reason)) return 'decision';
  return page.isRequired && !isFine ? 'check' : null;
}

export function countsOf(pages: readonly CheckedPage[]): CheckCounts {
  const count = (isCounted: (page: CheckedPage) => boolean) => pages.filter(isCounted).length;
  const has = (verdict: string) => count(({ check }) => check?.verdict === verdict);
  return {
    pages: pages.length,
    flagged: count(({ flags }) => flags.length > 0),
    fine: has('fine'),
    problem: count(({ needs }) => needs === 'solution'),
    later: has('later'),
    required: count(({ isRequired }) => isRequired),
    left: count(({ needs }) => needs !== null),
    blocking: count(({ needs }) => needs === 'decision' || needs === 'solution'),
  };
}

function viewOf({ verdict, reason, note, byName, at }: StoredCheck): NonNullable<CheckedPage['check']> {
  return { verdict, reason, note, byName, at };
}

function isAsked({ requirement, share }: Requirement, isFlagged: boolean, seed: string): boolean {
  switch (requirement) {
    case 'all':
      return true;
    case 'flagged':
      return isFlagged;
    case 'share':
      return isFlagged || drawnOf(seed) < share;
    case 'nothing':
      return false;
  }
}

/** A number from 0 to 99; the same text always gives the same number (FNV-1a). */
export function drawnOf(seed: string): number {
  let hash = 0x811c9dc5;
  for (const character of seed) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return ((mixed ^ (mixed >>> 13)) >>> 0) % 100;
}
