import { INTERNAL_PARTY } from '@portal/contract/requests/schemas/internalRequest.ts';
import type { RecordsRequest } from '@portal/contract/requests/schemas/recordsRequest.ts';
import { searchTerms } from './list/requestListRow.ts';

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

/** Every word prefix that finds the contact. */
export function contactTerms({ attorneyName, firmName, lawyerEmail }: AttorneyContact): string[] {
  return searchTerms([attorneyName, firmName, lawyerEmail]);
}

/** The partitions that store the contact: one per two-letter prefix. */
export function contactPrefixes(contact: AttorneyContact): string[] {
  return contactTerms(contact).filter((term) => term.length === PREFIX_LENGTH);
}

/** The words of a search, cut to the length of stored terms, and the partition to search; null if too little was entered. */
export function attorneySearchWords(text: string): { prefix: string; words: string[] } | null {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= PREFIX_LENGTH)
    .map((word) => word.slice(0, 12));
  const [first] = words;
  return first ? { prefix: first.slice(0, PREFIX_LENGTH), words } : null;
}
