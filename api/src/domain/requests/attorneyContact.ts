import { INTERNAL_PARTY } from '@portal/contract/requests/schemas/internalRequest.ts';
import type { RecordsRequest } from '@portal/contract/requests/schemas/recordsRequest.ts';
import { searchTerms } from './list/listRow.ts';

/** Suggestions are kept apart by the first letters of each word, so that a search reads one partition. */
const PREFIX = 2;

/** An attorney as a request names one. Business contacts only. */
export interface AttorneyContact {
  readonly attorneyName: string;
  readonly firmName: string;
  readonly lawyerEmail: string;
  readonly lawyerPhone: string;
}

/**
 * The attorney of a request; null if it names neither a person nor an address. A placeholder firm name counts as none.
 */
export function attorneyOf(request: RecordsRequest): AttorneyContact | null {
  const { attorneyName = '', firmName = '', lawyerEmail = '', lawyerPhone = '' } = request;
  if (attorneyName === '' && lawyerEmail === '') return null;
  return { attorneyName, firmName: firmName === INTERNAL_PARTY ? '' : firmName, lawyerEmail, lawyerPhone };
}

/** What makes two mentions the same contact: the address, or name and firm where there is none. */
export function contactKey({ attorneyName, firmName, lawyerEmail }: AttorneyContact): string {
  const parts = lawyerEmail === '' ? [attorneyName, firmName] : [lawyerEmail];
  return parts.map((part) => part.trim().toLowerCase()).join('|');
}

/** Every word beginning by which a contact is found. */
export function contactTerms({ attorneyName, firmName, lawyerEmail }: AttorneyContact): string[] {
  return searchTerms([attorneyName, firmName, lawyerEmail]);
}

/** The partitions that hold a contact: one for each beginning of two letters. */
export function contactPrefixes(contact: AttorneyContact): string[] {
  return contactTerms(contact).filter((term) => term.length === PREFIX);
}

/** The words of a search, cut to the length that terms have, and the partition to look in; null when too little was typed. */
export function attorneySearchWords(typed: string): { prefix: string; words: string[] } | null {
  const words = typed
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= PREFIX)
    .map((word) => word.slice(0, 12));
  const [first] = words;
  return first ? { prefix: first.slice(0, PREFIX), words } : null;
}
