import {
  type AttorneySuggestion,
  attorneySuggestion,
} from '@portal/contract/requests/endpoints/attorneys.ts';
import * as z from 'zod/mini';
import { attorneySearchWords } from '../../domain/requests/attorneyContact.ts';
import { onContainer } from '../cosmos.ts';

/** Only very large portals have more contacts with the same prefix. Typing more letters finds the others. */
const MAX_READ = 100;

/** The contacts that match every entered word, most used first. Reads one partition. */
export async function findAttorneys(text: string, limit: number): Promise<AttorneySuggestion[]> {
  const search = attorneySearchWords(text);
  if (!search) return [];
  const pk = `attorney|${search.prefix}`;
  const conditions = search.words.map((_, index) => `ARRAY_CONTAINS(c.terms, @word${index})`);
  const found = await onContainer('views', async (container) => {
    const { resources } = await container.items
      .query(
        {
          query: `SELECT TOP ${MAX_READ} c.attorneyName, c.firmName, c.lawyerEmail, c.lawyerPhone, c["count"] FROM c WHERE c.pk = @pk AND c.kind = @kind AND ${conditions.join(' AND ')}`,
          parameters: [
            { name: '@pk', value: pk },
            { name: '@kind', value: 'attorney' },
            ...search.words.map((value, index) => ({ name: `@word${index}`, value })),
          ],
        },
        { partitionKey: pk },
      )
      .fetchAll();
    return z.array(attorneySuggestion).parse(resources);
  });
  return found
    .filter((contact) => contact.count > 0)
    .toSorted((a, b) => b.count - a.count || a.attorneyName.localeCompare(b.attorneyName))
    .slice(0, limit);
}
