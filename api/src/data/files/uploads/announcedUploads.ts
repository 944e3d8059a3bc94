import { ANNOUNCED_LIMITS } from '@portal/contract/files/rules/uploadRules.ts';
import { localizable } from '@portal/contract/fields/localizableText.ts';
import * as z from 'zod/mini';
import { admitAnnounced, type AnnouncedUploads } from '../../../domain/files/uploads/admitAnnounced.ts';
import { siteNetworkOf } from '../../../domain/requests/access/siteNetwork.ts';
import { PortalError } from '../../../errors/portalError.ts';
import { retryOnConflict, succeeded, writeConflict } from '../../retryOnConflict.ts';
import { createDocument, readDocument, replaceDocument } from '../../documents.ts';
import { keyedId } from '../../../config/keyedHash.ts';
import { ACCOUNTS } from '../../containers.ts';

const announced = z.object({
  announcements: z._default(
    z.array(
      z.object({ links: z.number(), bytes: z.number(), until: z.string(), part: z.optional(z.string()) }),
    ),
    [],
  ),
});

const TTL_SECONDS = 2 * ANNOUNCED_LIMITS.minutes * 60;

/** Counts announced uploads of an address. Throws `rate_limited` above the limit, without counting. Signed-in and anonymous uploads are counted separately. */
export async function consumeAnnounced(
  address: string,
  announcement: AnnouncedUploads,
  { isSignedIn, now }: { readonly isSignedIn: boolean; readonly now: Date },
): Promise<void> {
  const around = siteNetworkOf(address);
  const id = `announced|${isSignedIn ? 'signed-in' : 'anonymous'}|${keyedId('address', around?.site ?? address)}`;
  await retryOnConflict('announced uploads', async () => {
    const stored = await readDocument(ACCOUNTS, id, id, announced);
    const decision = admitAnnounced(stored?.value.announcements ?? [], announcement, {
      isSignedIn,
      part: around?.part,
      now,
    });
    if (decision.kind === 'refuse') throw rateLimited(decision.retryAfterSeconds);
    const document = { id, announcements: decision.announcements, ttl: TTL_SECONDS };
    const saved = stored
      ? await replaceDocument(ACCOUNTS, document, stored.etag)
      : await createDocument(ACCOUNTS, document);
    return saved ? succeeded(undefined) : writeConflict;
  });
}

function rateLimited(retryAfterSeconds: number): PortalError {
  return new PortalError(
    'rate_limited',
    localizable('Too many uploads from your network. Please try again in {{minutes}} min.', {
      minutes: Math.ceil(retryAfterSeconds / 60),
    }),
    { retryAfterSeconds },
  );
}
