import type { downloadAllStatus } from '@portal/contract/files/endpoints/downloadAll.ts';
import type { DataOf, QueryOf } from '@portal/contract/endpoint.ts';
import { readBundle } from '../../../data/requests/bundles.ts';
import { type Bundle, isBundleExpired } from '../../../domain/files/downloads/bundle.ts';
import type { RequestDocument } from '../../../domain/requests/requestDocument.ts';
import { notFound } from '../../../errors/portalError.ts';
import type { Caller } from '../../../domain/requests/access/caller.ts';
import { downloadSubjectOf } from '../findAccessibleFile.ts';
import { findAccessibleRequest } from '../../requests/findAccessibleRequest.ts';

type BundleRef = QueryOf<typeof downloadAllStatus>;

/**
 * Returns a bundle that the caller requested, with its request. Throws 404 for a bundle of someone else and for an
 * expired one.
 */
export async function findAccessibleBundle(
  { requestId, bundleId }: BundleRef,
  caller: Caller,
  now: Date,
): Promise<{ readonly bundle: Bundle; readonly request: RequestDocument }> {
  const request = await findAccessibleRequest(caller, requestId);
  const bundle = request && (await readBundle(requestId, bundleId))?.value;
  if (
    !bundle ||
    bundle.print ||
    bundle.subject !== downloadSubjectOf(caller, request) ||
    isBundleExpired(bundle, now)
  ) {
    throw notFound('These files are no longer ready to download. Please start again.');
  }
  return { bundle, request };
}

/** Returns a bundle as its caller sees it. */
export function bundleView({ bundleId, state, files, bytes }: Bundle): DataOf<typeof downloadAllStatus> {
  return { bundleId, state, files: files.length, bytes };
}
