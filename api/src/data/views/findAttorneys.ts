import {
  type AttorneySuggestion,
  attorneySuggestion,
} from '@portal/contract/requests/endpoints/attorneys.ts';
import * as z from 'zod/mini';
import { attorneySearchWords } from '../../domain/requests/attorneyContact.ts';
import type { TermChoice } from '../../domain/search/searchTerms.ts';
import { termConditions } from '../search/termConditions.ts';
import { queryDocuments } from '../sdk/queryDocuments.ts';

/** Only very large portals have more contacts with the same prefix. Typing more letters finds the others. */
const MAX_READ = 100;

const foundContact = z.extend(attorneySuggestion, { id: z.string() });

/** The contacts that match every entered word, most used first. Reads the few partitions of the first word. */
export async function findAttorneys(text: string, limit: number): Promise<AttorneySuggestion[]> {
  const search = attorneySearchWords(text);
  if (!search) return [];
  const found = await Promise.all(
    search.prefixes.map((prefix) => findIn(`attorney|${prefix}`, search.words)),
  );
  // A partition counts the requests since it has the contact.
  const contacts = found.flat().toSorted((a, b) => b.count - a.count);
  const byId = new Map(contacts.toReversed().map(({ id, ...contact }) => [id, contact]));
  return [...byId.values()]
    .filter((contact) => contact.count > 0)
    .toSorted((a, b) => b.count - a.count || a.attorneyName.localeCompare(b.attorneyName))
    .slice(0, limit);
}

async function findIn(pk: string, words: readonly TermChoice[]): Promise<z.output<typeof foundContact>[]> {
  const { text, parameters } = termConditions(words);
  return queryDocuments(
    'views',
    pk,
    foundContact,
    `SELECT TOP ${MAX_READ} c.id, c.attorneyName, c.firmName, c.lawyerEmail, c.lawyerPhone, c["count"] FROM c WHERE c.pk = @pk AND c.kind = @kind${text}`,
    { pk, kind: 'attorney' },
    parameters,
  );
}
