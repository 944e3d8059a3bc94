import { requestTypeName } from '@portal/contract/requests/catalogs/requestTypes.ts';
import { type Disclosure, disclosureActions } from '@portal/contract/disclosures/schemas/disclosures.ts';
import { decisionAt } from '../submissions/authorityReview.ts';
import { officeOf } from '../requests/views/officeOf.ts';
import type { RequestRoot } from '../requests/root.ts';
import type { StoredEvent } from '../requests/storedEvent.ts';

/** A user who received documents. */
export interface Recipient {
  readonly name: string;
  readonly email: string;
}

/**
 * The disclosures in the events of a request: every time a client or holder received a document. Access by staff is not
 * a disclosure.
 */
export function disclosuresOf(
  root: Pick<RequestRoot, 'requestId' | 'fields' | 'files' | 'reviewDecisions'>,
  events: readonly StoredEvent[],
  people: ReadonlyMap<string, Recipient>,
): Disclosure[] {
  const { requestId, fields, files } = root;
  return events.filter(isDisclosure).map(({ id, at, by, details }) => {
    const decision = decisionAt(root, at);
    const person = by.id === null ? undefined : people.get(by.id);
    return {
      disclosureId: `${requestId}/${id}`,
      at,
      patientName: fields.patientName,
      requestId,
      orderId: fields.orderId,
      ...(person ? recipientOf(person, root) : holderOf(root)),
      document: files[String(details['fileId'])]?.originalName ?? String(details['fileId']),
      action: disclosureActions.find((action) => action === details['action']) ?? 'download',
      purpose: requestTypeName(fields.requestType),
      ...(files[String(details['fileId'])]?.incidentId !== undefined && { inError: true as const }),
      basis: null,
      ...(fields.authority && { authority: fields.authority }),
      ...(decision && { decision }),
      count: 1,
      lastOn: null,
    };
  });
}

export function isDisclosure({ kind, by }: Pick<StoredEvent, 'kind' | 'by'>): boolean {
  return kind === 'file-opened' && (by.kind === 'client' || by.kind === 'holder');
}

type Fields = Pick<RequestRoot, 'fields'>;

/** The holder acts for the firm or copy service that placed the request. */
function holderOf({ fields }: Fields) {
  const { firmName, attorneyName, contactEmail, copyServiceEmail } = fields;
  const names = [...new Set([firmName || attorneyName, copyServiceOf({ fields })].filter(Boolean))];
  return {
    recipient: names.join(', '),
    by: 'holder' as const,
    address: addressOf({ fields }, contactEmail || copyServiceEmail),
  };
}

function recipientOf({ name, email }: Recipient, { fields }: Fields) {
  const firm = fields.firmName || copyServiceOf({ fields });
  return {
    recipient: [name, firm].filter(Boolean).join(', '),
    by: 'client' as const,
    address: addressOf({ fields }, email),
  };
}

/** The name of the copy service with its office; the office name can already contain it. */
function copyServiceOf({ fields }: Fields): string {
  const { copyServiceName } = fields;
  const office = officeOf(fields)?.name ?? '';
  if (office.startsWith(copyServiceName)) return office;
  return [copyServiceName, office].filter(Boolean).join(', ');
}

/** The address; without a configured office, the location that the client entered. */
function addressOf({ fields }: Fields, email: string): string {
  const typedLocation = fields.copyServiceOffice ? '' : fields.copyServiceLocation;
  return [officeOf(fields)?.address ?? typedLocation, email].filter(Boolean).join(', ');
}
