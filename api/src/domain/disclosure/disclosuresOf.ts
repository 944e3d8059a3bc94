import { requestTypeName } from '@portal/contract/catalogues/requestTypes.ts';
import { type Disclosure, disclosureActions } from '@portal/contract/schemas/disclosures.ts';
import type { RequestRoot } from '../request/root.ts';
import type { StoredEvent } from '../request/storedEvent.ts';

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
  return events.filter(isDisclosure).map(({ at, by, details }) => {
    const person = by.id === null ? undefined : people.get(by.id);
    return {
      at,
      requestId,
      orderId: fields.orderId,
      ...(person ? recipientOf(person, root) : holderOf(root)),
      document: files[String(details['fileId'])]?.originalName ?? String(details['fileId']),
      action: disclosureActions.find((action) => action === details['action']) ?? 'download',
      purpose: requestTypeName(fields.requestType),
    };
  });
}

export function isDisclosure({ kind, by }: Pick<StoredEvent, 'kind' | 'by'>): boolean {
  return kind === 'file-opened' && (by.kind === 'client' || by.kind === 'holder');
}

type Fields = Pick<RequestRoot, 'fields'>;

/** Whoever had order id and code acts for those who placed the request. */
function holderOf({ fields }: Fields) {
  const { firmName, attorneyName, copyServiceName, contactEmail, copyServiceEmail } = fields;
  const names = [...new Set([firmName || attorneyName, copyServiceName].filter(Boolean))];
  return { recipient: names.join(', '), address: addressOf({ fields }, contactEmail || copyServiceEmail) };
}

function recipientOf({ name, email }: Recipient, { fields }: Fields) {
  const firm = fields.firmName || fields.copyServiceName;
  return {
    recipient: [name, firm].filter(Boolean).join(', '),
    address: addressOf({ fields }, email),
  };
}

function addressOf({ fields }: Fields, email: string): string {
  return [fields.copyServiceLocation, email].filter(Boolean).join(', ');
}
