import {
  FIRST_RESULTS,
  type ResultGroup,
  type ResultKind,
  resultKinds,
  RESULTS_PER_PAGE,
  type SearchProblem,
  type SearchResult,
} from '@portal/contract/search/schemas.ts';
import { latestDayOnEarth } from '@portal/contract/fields/dates.ts';
import { readRowRenewal } from '../../data/configuration/rowRenewal.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { overviewPartitions, ownPartition } from '../../data/views/listPartitions.ts';
import { type SearchedRow, searchRows } from '../../data/search/searchRows.ts';
import { isOwner, isRemoved, isSubmitter } from '../../domain/requests/access/mayOpenRequest.ts';
import { parseSearch, type SearchedPart } from '../../domain/search/parseSearch.ts';
import { type SearchFact, searchFacts } from '../../domain/search/searchFacts.ts';
import {
  conditionOfKind,
  earlierCondition,
  matchesOf,
  type TermCondition,
  wholeNameCondition,
} from '../../domain/search/searchQueries.ts';
import type { ListScope } from '../requests/listParts.ts';

interface Wanted {
  readonly text: string;
  /** One kind; absent: the first results of all kinds. */
  readonly kind?: ResultKind | undefined;
  readonly after?: string | undefined;
}

interface SearchOutcome {
  readonly groups: ResultGroup[];
  readonly problem?: SearchProblem;
}

/** Similar spellings are searched for if fewer requests than this were found. */
const FEW_RESULTS = FIRST_RESULTS;

/** Finds requests of all or of one client by what a text asks for, in groups by the kind of detail that has it. */
export async function searchRequests(scope: ListScope, wanted: Wanted, now: Date): Promise<SearchOutcome> {
  const parsed = parseSearch(wanted.text, latestDayOnEarth(now));
  if (parsed.kind === 'problem') return { groups: [], problem: parsed.problem };
  const search: Search = {
    scope,
    parts: parsed.parts,
    hasEarlierRows: (await readRowRenewal()).endedAt === null,
  };
  const { kind, after = null } = wanted;
  if (kind !== undefined) {
    const group = await groupOf(search, kind, { after, limit: RESULTS_PER_PAGE });
    return { groups: group.results.length > 0 ? [group] : [] };
  }
  const first = { after: null, limit: FIRST_RESULTS } as const;
  const exact = await Promise.all(
    resultKinds.filter((each) => each !== 'similar').map((each) => groupOf(search, each, first)),
  );
  const groups = await withoutRepeats(search, exact);
  const found = groups.reduce((sum, { results }) => sum + results.length, 0);
  if (found >= FEW_RESULTS) return { groups };
  return { groups: await withoutRepeats(search, [...groups, await groupOf(search, 'similar', first)]) };
}

interface Search {
  readonly scope: ListScope;
  readonly parts: readonly SearchedPart[];
  /** Whether rows may lack the keys of this search, because they were not renewed yet. */
  readonly hasEarlierRows: boolean;
}

/** One query for results of a kind. Its rows come after the rows of the previous query. */
interface Stage {
  readonly name: 'whole' | 'all' | 'earlier';
  readonly condition: TermCondition;
  /** Leaves out rows that match this condition, because an earlier query found them. */
  readonly without?: TermCondition;
}

/** Whole names come before names that begin with the words; rows without the keys come last. */
function stagesOf({ parts, hasEarlierRows }: Search, kind: ResultKind): Stage[] {
  const all = conditionOfKind(parts, kind);
  const whole = kind === 'patient' ? wholeNameCondition(parts) : null;
  const earlier = kind === 'patient' && hasEarlierRows ? earlierCondition(parts) : null;
  return [
    ...(whole === null ? [] : [{ name: 'whole' as const, condition: whole }]),
    ...(all === null ? [] : [{ name: 'all' as const, condition: all, ...(whole && { without: whole }) }]),
    ...(earlier === null ? [] : [{ name: 'earlier' as const, condition: earlier }]),
  ];
}

interface GroupPage {
  readonly after: string | null;
  readonly limit: number;
  /** Requests that are left out. */
  readonly seen?: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/** A page of results of one kind. `next` names the query and the row at which the next page starts. */
async function groupOf(
  search: Search,
  kind: ResultKind,
  { after, limit, seen = NONE }: GroupPage,
): Promise<ResultGroup> {
  const [name, ...key] = after?.split('|') ?? [];
  const stages = stagesOf(search, kind);
  const start = Math.max(
    0,
    stages.findIndex((stage) => stage.name === name),
  );
  const results: SearchResult[] = [];
  for (const [index, stage] of stages.slice(start).entries()) {
    let from = index === 0 && key.length > 0 ? key.join('|') : null;
    for (let isMore = true; isMore;) {
      const take = limit + 1;
      const rows = await searchRows(partitionsOf(search.scope), {
        ...stage,
        isEarlier: stage.name === 'earlier',
        from,
        take,
      });
      const found = await Promise.all(rows.slice(0, limit).map((row) => resultOf(search, kind, row)));
      for (const [place, result] of found.entries()) {
        if (result === null || seen.has(result.requestId)) continue;
        if (results.length === limit) return { kind, results, next: `${stage.name}|${rows[place]!.sortKey}` };
        results.push(result);
      }
      from = rows[limit]?.sortKey ?? null;
      isMore = from !== null;
    }
  }
  return { kind, results, next: null };
}

function partitionsOf(scope: ListScope): string[] {
  return scope === 'all' ? overviewPartitions() : [ownPartition(scope.clientId).pk];
}

/** Returns the result for a row; null if the request changed since its row was written and no longer matches. */
async function resultOf(
  { scope, parts }: Search,
  kind: ResultKind,
  row: SearchedRow,
): Promise<SearchResult | null> {
  const facts = scope === 'all' ? factsOfRow(row) : await factsForClient(row, scope.clientId);
  if (facts === null) return null;
  const matches = matchesOf(parts, facts, kind);
  if (matches.length === 0) return null;
  const { requestId, orderId, patientName, patientDob, facilityName, status, submittedAt } = row;
  const invoiceId = matches.find(({ id }) => id !== undefined)?.id;
  return {
    requestId,
    orderId,
    patientName,
    patientDob,
    facilityName,
    status,
    submittedAt,
    matches: matches.map(({ field, text }) => ({ field, text })),
    ...(invoiceId !== undefined && { invoiceId }),
  };
}

function factsOfRow({ patientName, patientDob, orderId, facilityName, details }: SearchedRow): SearchFact[] {
  return [
    { field: 'patientName', text: patientName },
    { field: 'patientDob', text: patientDob },
    { field: 'orderId', text: orderId },
    { field: 'facilityName', text: facilityName },
    ...details,
  ];
}

/**
 * Returns the details that a client may search; null if the client has no access. Reads the stored request, because
 * access can have ended since the row was written.
 */
async function factsForClient({ requestId }: SearchedRow, clientId: string): Promise<SearchFact[] | null> {
  const request = (await readRequest(requestId))?.value;
  if (!request || !isOwner(request, clientId) || isRemoved(request, clientId)) return null;
  return searchFacts(request, isSubmitter(request, clientId) ? 'submitter' : 'owner');
}

/**
 * Removes requests that an earlier group contains, and fills the group up with the next results of its kind. Leaves out
 * empty groups.
 */
async function withoutRepeats(search: Search, groups: readonly ResultGroup[]): Promise<ResultGroup[]> {
  const seen = new Set<string>();
  const kept: ResultGroup[] = [];
  for (const group of groups) {
    const hasRepeats = group.results.some(({ requestId }) => seen.has(requestId));
    const page = { after: null, limit: FIRST_RESULTS, seen };
    const { kind, results, next } = hasRepeats ? await groupOf(search, group.kind, page) : group;
    if (results.length > 0) kept.push({ kind, results, next });
    for (const { requestId } of results) seen.add(requestId);
  }
  return kept;
}
