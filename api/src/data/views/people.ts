import type { Container } from '@azure/cosmos';
import type { AccountState } from '@portal/contract/accounts/endpoints/people.ts';
import type { Role } from '@portal/contract/accounts/catalogs/roles.ts';
import * as z from 'zod/mini';
import type { User } from '../../domain/accounts/user.ts';
import { personSearchTerms, peopleSearchWords } from '../../domain/accounts/peopleSearch.ts';
import { TERMS_VERSION } from '../../domain/search/searchTerms.ts';
import { retryOnConflict, succeeded, writeConflict } from '../retryOnConflict.ts';
import { createDocument, readDocument, type Stored } from '../documents.ts';
import { queryDocuments } from '../sdk/queryDocuments.ts';
import { termConditions } from '../search/termConditions.ts';
import { replaceInPartition } from '../ifMatch.ts';

const PEOPLE = 'people';

const storedPerson = z.object({ seq: z.int(), termsVersion: z.optional(z.int()) });

type StoredPerson = Stored<z.output<typeof storedPerson>>;

/** The row of an account in the list of people, for `projectPerson`; null if there is none. */
export async function readPerson(userId: string): Promise<StoredPerson | null> {
  return readDocument('views', userId, PEOPLE, storedPerson);
}

/**
 * Updates an account in the list of people, also if only its terms are of an earlier version. An older version of the
 * account never replaces a newer one. `known`: the row as it was read.
 */
export async function projectPerson(user: User, known?: StoredPerson | null): Promise<void> {
  const { userId, seq, role, state, createdAt } = user;
  const row = {
    id: userId,
    pk: PEOPLE,
    kind: 'person',
    seq,
    role,
    state,
    sortKey: `${createdAt}|${userId}`,
    terms: personSearchTerms(user),
    termsVersion: TERMS_VERSION,
  };
  let first = known;
  await retryOnConflict('the list of people', async () => {
    const stored = first === undefined ? await readPerson(userId) : first;
    first = undefined;
    const isCurrent = stored?.value.seq === seq && stored.value.termsVersion === TERMS_VERSION;
    if (stored && (stored.value.seq > seq || isCurrent)) return succeeded(undefined);
    const saved = stored
      ? await replaceInPartition('views', row, PEOPLE, stored.etag)
      : await createDocument('views', row);
    return saved ? succeeded(undefined) : writeConflict;
  });
}

/** Sort keys (`<created>|<user id>`) of accounts with terms of an earlier version, after a sort key; at most `limit`. */
export async function peopleToRenew(after: string, limit: number): Promise<string[]> {
  return queryDocuments(
    'views',
    PEOPLE,
    z.string(),
    `SELECT TOP ${Math.floor(limit)} VALUE c.sortKey FROM c WHERE c.pk = @pk AND c.sortKey > @after AND (NOT IS_DEFINED(c.termsVersion) OR c.termsVersion != @version) ORDER BY c.sortKey ASC`,
    { pk: PEOPLE, after, version: TERMS_VERSION },
  );
}

interface Search {
  readonly text: string;
  readonly role: Role | 'all';
  readonly state: AccountState | 'all';
}

/** How many accounts with the role staff or admin are active or invited; at most two. */
export async function countStaff(views: Container): Promise<number> {
  const { resources } = await views.items
    .query<unknown>(
      {
        query:
          "SELECT TOP 2 c.id FROM c WHERE c.pk = @pk AND (c.role = 'staff' OR c.role = 'admin') AND (c.state = 'active' OR c.state = 'invited')",
        parameters: [{ name: '@pk', value: PEOPLE }],
      },
      { partitionKey: PEOPLE },
    )
    .fetchAll();
  return resources.length;
}

/** The ids of matching accounts, newest first; at most `limit`. */
export async function findPeople({ text, role, state }: Search, limit: number): Promise<string[]> {
  const words = termConditions(peopleSearchWords(text));
  const conditions = [
    'c.pk = @pk',
    ...(role === 'all' ? [] : ['c.role = @role']),
    ...(state === 'all' ? [] : ['c.state = @state']),
  ];
  const found = await queryDocuments(
    'views',
    PEOPLE,
    z.object({ id: z.string() }),
    `SELECT TOP ${Math.floor(limit)} c.id, c.sortKey FROM c WHERE ${conditions.join(' AND ')}${words.text} ORDER BY c.sortKey DESC`,
    { pk: PEOPLE, ...(role !== 'all' && { role }), ...(state !== 'all' && { state }) },
    words.parameters,
  );
  return found.map(({ id }) => id);
}
