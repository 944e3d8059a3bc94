import { INTERNAL_PARTY } from '@portal/contract/requests/schemas/internalRequest.ts';
import type { RecordsRequest } from '@portal/contract/requests/schemas/recordsRequest.ts';
import { cutWord, searchParts, searchTerms, type TermChoice } from '../search/searchTerms.ts';

/** Suggestions are partitioned by the first letters of each word, so a search reads one partition. */
const PREFIX_LENGTH = 2;

/** An attorney named in a request. Business contact data only. */
export interface AttorneyContact {
  readonly attorneyName: string;
  readonly firmName: string;
  readonly lawyerEmail: string;
  readonly lawyerPhone: string;
}

/**
 * The attorney of a request; null if it has neither a name nor an email address. The placeholder firm name becomes empty.
 */
export function attorneyOf(request: RecordsRequest): AttorneyContact | null {
  const { attorneyName = '', firmName = '', lawyerEmail = '', lawyerPhone = '' } = request;
  if (attorneyName === '' && lawyerEmail === '') return null;
  return { attorneyName, firmName: firmName === INTERNAL_PARTY ? '' : firmName, lawyerEmail, lawyerPhone };
}

/** Identifies a contact: by email address, or by name and firm if there is no address. */
export function contactKey({ attorneyName, firmName, lawyerEmail }: AttorneyContact): string {
  const parts = lawyerEmail === '' ? [attorneyName, firmName] : [lawyerEmail];
  return parts.map((part) => part.trim().toLowerCase()).join('|');
}

/** Every word prefix that finds the contact, of plain and exact words. */
export function contactTerms({ attorneyName, firmName, lawyerEmail }: AttorneyContact): string[] {
  return searchTerms([attorneyName, firmName, lawyerEmail]);
}

/** The partitions that store the contact: one per two-letter prefix. */
export function contactPrefixes(contact: AttorneyContact): string[] {
  return contactTerms(contact).filter((term) => Array.from(term).length === PREFIX_LENGTH);
}

/** The first letters of a term, by which contacts are partitioned. */
const prefixOf = (term: string) => cutWord(term, PREFIX_LENGTH);

/**
 * The terms of a search, of which a contact must have one each, and the partitions to search: those of the first word,
 * plain and exact, because contacts that are not renewed are in the latter. Null if too little was entered.
 */
export function attorneySearchWords(
  text: string,
): { readonly prefixes: readonly string[]; readonly words: readonly TermChoice[] } | null {
  const words = searchParts(text)
    .map(({ terms }) => terms.filter((term) => Array.from(term).length >= PREFIX_LENGTH))
    .filter((terms) => terms.length > 0);
  const [first] = words;
  return first ? { prefixes: [...new Set(first.map(prefixOf))], words } : null;
}
