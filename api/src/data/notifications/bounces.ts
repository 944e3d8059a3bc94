import {
  addBounce,
  addOtherFailure,
  type AddressBounces,
  addressBounces,
  type Bounce,
  isEmpty,
  isSuppressed,
  NO_BOUNCES,
} from '../../domain/notifications/delivery/addressBounces.ts';
import { deleteIfMatch } from '../ifMatch.ts';
import { createDocument, readDocument, replaceDocument } from '../documents.ts';
import { retryOnConflict, succeeded, writeConflict } from '../retryOnConflict.ts';
import { ACCOUNTS } from '../containers.ts';

/** An address that nobody wrote to for a year is tried again. */
const TTL_SECONDS = 366 * 24 * 3600;

const idOf = (addressKey: string) => `bounces|${addressKey}`;

/** What did not arrive at an address since the last email that was delivered to it. */
export async function readBounces(addressKey: string): Promise<AddressBounces> {
  const id = idOf(addressKey);
  return (await readDocument(ACCOUNTS, id, id, addressBounces))?.value ?? NO_BOUNCES;
}

export async function isAddressSuppressed(addressKey: string): Promise<boolean> {
  return isSuppressed(await readBounces(addressKey));
}

/** Stores a bounce once. */
export async function recordBounce(addressKey: string, bounce: Bounce): Promise<void> {
  await changeBounces(addressKey, (bounces) => addBounce(bounces, bounce));
}

/** Stores once that an email did not arrive, without counting it as a bounce. */
export async function recordOtherFailure(addressKey: string, failure: Bounce): Promise<void> {
  await changeBounces(addressKey, (bounces) => addOtherFailure(bounces, failure));
}

/** Changes what is stored of an address; null changes nothing. If nothing is known of it, nothing is stored. */
export async function changeBounces(
  addressKey: string,
  change: (bounces: AddressBounces) => AddressBounces | null,
): Promise<void> {
  const id = idOf(addressKey);
  await retryOnConflict('the bounces of an address', async () => {
    const stored = await readDocument(ACCOUNTS, id, id, addressBounces);
    const changed = change(stored?.value ?? NO_BOUNCES);
    if (changed === null) return succeeded(undefined);
    if (isEmpty(changed)) {
      if (!stored) return succeeded(undefined);
      return (await deleteIfMatch(ACCOUNTS, id, id, stored.etag)) ? succeeded(undefined) : writeConflict;
    }
    const document = { id, ...changed, ttl: TTL_SECONDS };
    const isSaved = stored
      ? await replaceDocument(ACCOUNTS, document, stored.etag)
      : await createDocument(ACCOUNTS, document);
    return isSaved ? succeeded(undefined) : writeConflict;
  });
}
