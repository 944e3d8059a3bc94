import { requestTypeName } from '@portal/contract/requests/catalogues/requestTypes.ts';
import { type Disclosure, disclosureActions } from '@portal/contract/disclosures/schemas/disclosures.ts';
import { officeOf } from '../requests/views/officeOf.ts';
import type { RequestRoot } from '../requests/root.ts';
import type { StoredEvent } from '../requests/storedEvent.ts';

/** A person as whom documents were received. */
export interface Recipient {
  readonly name: string;
  readonly email: string;
}

/**
 * What was disclosed of a request, as its events tell it: each time that somebody on the client's side was given a
 * document. What the provider's own people read is no disclosure.
 */
export function disclosuresOf(
  root: Pick<RequestRoot, 'requestId' | 'fields' | 'files'>,
  events: readonly StoredEvent[],
  people: ReadonlyMap<string, Recipient>,
): Disclosure[] {
  const { requestId, fields, files } = root;
  return events.filter(isDisclosure).map(({ id, at, by, details }) => {
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
      basis: null,
      count: 1,
      lastOn: null,
    };
  });
}

export function isDisclosure({ kind, by }: Pick<StoredEvent, 'kind' | 'by'>): boolean {
  return kind === 'file-opened' && (by.kind === 'client' || by.kind === 'holder');
}

type Fields = Pick<RequestRoot, 'fields'>;

/** Whoever had order id and code acts for those who placed the request. */
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

/** A copy service with its office, whose name may have that of the service in it. */
function copyServiceOf({ fields }: Fields): string {
  const { copyServiceName } = fields;
  const office = officeOf(fields)?.name ?? '';
  if (office.startsWith(copyServiceName)) return office;
  return [copyServiceName, office].filter(Boolean).join(', ');
}

/** Where no office of the list was chosen, the place is what the client wrote. */
function addressOf({ fields }: Fields, email: string): string {
  const written = fields.copyServiceOffice ? '' : fields.copyServiceLocation;
  return [officeOf(fields)?.address ?? written, email].filter(Boolean).join(', ');
}
