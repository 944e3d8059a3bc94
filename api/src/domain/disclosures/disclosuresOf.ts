import { authorityPurpose } from '@portal/contract/requests/authority/authorityTexts.ts';
import { requestTypeName } from '@portal/contract/requests/catalogs/requestTypes.ts';
import { type Disclosure, disclosureActions } from '@portal/contract/disclosures/schemas/disclosures.ts';
import type { Actor } from '../requests/actor.ts';
import { decisionAt } from '../submissions/authorityReview.ts';
import type { RequestFile, RequestDocument } from '../requests/requestDocument.ts';
import type { StoredEvent } from '../requests/storedEvent.ts';
import { matchesName } from './matchesName.ts';
import { accountParty, earlierRecipient, orderingParty, type Recipient } from './recipientOf.ts';

type DisclosedRequest = Pick<
  RequestDocument,
  'requestId' | 'fields' | 'files' | 'reviewDecisions' | 'submitterId' | 'source'
>;

/** A disclosure by the portal. */
export interface PortalDisclosure extends Disclosure {
  /** The earlier name of the recipient, if it has words that the name has not. Suspensions cover both. */
  readonly earlierRecipient?: string;
}

/**
 * The disclosures in the events of a request: every time a client or holder received a document. Access by staff is not
 * a disclosure, and neither is a document that the recipient's side sent itself.
 */
export function disclosuresOf(
  request: DisclosedRequest,
  events: readonly StoredEvent[],
  people: ReadonlyMap<string, Recipient>,
): PortalDisclosure[] {
  return events
    .filter((event) => isDisclosure(request, event))
    .map((event) => openingOf(request, event, people));
}

/** The opening of a document by a client or holder, as a disclosure to them. */
export function openingOf(
  request: DisclosedRequest,
  { id, at, by, details }: StoredEvent,
  people: ReadonlyMap<string, Recipient>,
): PortalDisclosure {
  const { requestId, fields, files } = request;
  const decision = decisionAt(request, at);
  const person = by.id === null ? undefined : people.get(by.id);
  const file = files[String(details['fileId'])];
  const party = person ? accountParty(person, fields) : orderingParty(fields);
  const earlier = earlierRecipient(person, fields);
  return {
    disclosureId: `${requestId}/${id}`,
    at,
    patientName: fields.patientName,
    requestId,
    orderId: fields.orderId,
    ...party,
    ...(!matchesName(earlier, party.recipient) && { earlierRecipient: earlier }),
    by: by.kind === 'client' ? 'client' : 'holder',
    document: file?.originalName ?? String(details['fileId']),
    requested: requestTypeName(fields.requestType),
    action: disclosureActions.find((action) => action === details['action']) ?? 'download',
    purpose: authorityPurpose(fields.authority),
    ...(file?.incidentId !== undefined && { inError: true as const }),
    basis: null,
    ...(fields.authority && { authority: fields.authority }),
    ...(decision && { decision }),
    count: 1,
    lastOn: null,
  };
}

/** Whether an accounting cannot say why: the authority of the request is not stated, and it was not an error. */
export function lacksPurpose({
  by,
  purpose,
  inError,
}: Pick<Disclosure, 'by' | 'purpose' | 'inError'>): boolean {
  return by !== 'outside' && purpose === '' && !inError;
}

/** Whether somebody outside opened a document. */
export function isOpening({ kind, by }: Pick<StoredEvent, 'kind' | 'by'>): boolean {
  return kind === 'file-opened' && (by.kind === 'client' || by.kind === 'holder');
}

export function isDisclosure(
  request: Pick<DisclosedRequest, 'files' | 'submitterId' | 'source'>,
  event: Pick<StoredEvent, 'kind' | 'by' | 'details'>,
): boolean {
  return isOpening(event) && !isOwnUpload(request, request.files[String(event.details['fileId'])], event.by);
}

/**
 * Whether the recipient's own side sent the document. A holder acts for the party that placed the order. An account
 * does so only if it placed the order or sent this document, because any other account may belong to a stranger who got
 * the code.
 */
function isOwnUpload(
  { submitterId, source }: Pick<DisclosedRequest, 'submitterId' | 'source'>,
  file: RequestFile | undefined,
  by: Actor,
): boolean {
  if (!file || file.uploadedByAdmin) return false;
  const isOfUpdateOrMessage = file.updateId !== null || file.messageId !== null;
  // Staff uploaded the documents of a request that they entered.
  if (source === 'internal' && !isOfUpdateOrMessage) return false;
  return by.id === null || by.id === submitterId || by.id === file.uploaderId;
}
