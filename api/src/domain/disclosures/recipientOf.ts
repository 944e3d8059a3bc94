import { isFreeMailDomain } from '@portal/contract/accounts/catalogs/freeMailDomains.ts';
import { INTERNAL_PARTY } from '@portal/contract/requests/schemas/internalRequest.ts';
import { officeOf } from '../requests/views/officeOf.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';

/** A user who received documents. */
export interface Recipient {
  readonly name: string;
  readonly email: string;
}

/** Who received a document, with their own address: never the address of another party to the order. */
export interface ReceivingParty {
  readonly recipient: string;
  /** Empty if unknown. */
  readonly address: string;
}

type Fields = RequestDocument['fields'];

/**
 * The party that the holder of Order ID and code acts for: the copy service that placed the order, with its office, and
 * in brackets the firm that it orders for. A firm that orders for itself, or an order without a copy service, has the
 * firm or the attorney.
 */
export function orderingParty(fields: Fields): ReceivingParty {
  const firm = firmOf(fields);
  if (!hasCopyService(fields)) {
    return { recipient: firm || fields.copyServiceName, address: fields.lawyerEmail || emailOfOrder(fields) };
  }
  return {
    recipient: withParty(copyServiceOf(fields), firm),
    address: joined(streetOf(fields), emailOfOrder(fields)),
  };
}

/**
 * An account as recipient. It belongs to the firm or the copy service of the order if it has the same email address, or
 * one at the same domain. Only the copy service has a street in an order. The party that it acts for is in brackets.
 */
export function accountParty({ name, email }: Recipient, fields: Fields): ReceivingParty {
  const firm = firmOf(fields);
  if (hasCopyService(fields) && isOfSameParty(email, fields.copyServiceEmail)) {
    return {
      recipient: withParty(joined(name, copyServiceOf(fields)), firm),
      address: joined(streetOf(fields), email),
    };
  }
  if (firm && isOfSameParty(email, fields.lawyerEmail ?? ''))
    return { recipient: joined(name, firm), address: email };
  return {
    recipient: withParty(name, firm || (hasCopyService(fields) ? copyServiceOf(fields) : '')),
    address: email,
  };
}

/**
 * The recipient as it was named until November 2026, when the firm stood for every account and with the copy service.
 * Suspensions in force were entered with these names. `account`: undefined for a holder.
 */
export function earlierRecipient(account: Recipient | undefined, fields: Fields): string {
  const { firmName, attorneyName } = fields;
  const names = account
    ? [account.name, firmName || copyServiceOf(fields)]
    : [firmName || attorneyName, copyServiceOf(fields)];
  return joined(...names.map((name) => name ?? ''));
}

function isOfSameParty(email: string, ofParty: string): boolean {
  const [own, party] = [email.toLowerCase(), ofParty.toLowerCase()];
  if (own === party) return true;
  const domain = own.slice(own.lastIndexOf('@') + 1);
  return domain === party.slice(party.lastIndexOf('@') + 1) && !isFreeMailDomain(domain);
}

/** Whether another party than the firm placed the order. */
function hasCopyService({ copyServiceName, firmName }: Fields): boolean {
  return copyServiceName !== '' && copyServiceName !== INTERNAL_PARTY && copyServiceName !== firmName;
}

function firmOf({ firmName, attorneyName }: Fields): string {
  return [firmName, attorneyName].find((name) => name && name !== INTERNAL_PARTY) ?? '';
}

function emailOfOrder({ copyServiceEmail, contactEmail }: Fields): string {
  return copyServiceEmail || contactEmail || '';
}

/** The name of the copy service with its office; the office name can already contain it. */
function copyServiceOf(fields: Fields): string {
  const { copyServiceName } = fields;
  const office = officeOf(fields)?.name ?? '';
  return office.startsWith(copyServiceName) ? office : joined(copyServiceName, office);
}

/** The street of the copy service; without a configured office, the location that the client entered. */
function streetOf(fields: Fields): string {
  const typedLocation = fields.copyServiceOffice ? '' : fields.copyServiceLocation;
  return officeOf(fields)?.address ?? typedLocation ?? '';
}

function joined(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(', ');
}

function withParty(recipient: string, party: string): string {
  return party && party !== recipient ? `${recipient} (${party})` : recipient;
}
