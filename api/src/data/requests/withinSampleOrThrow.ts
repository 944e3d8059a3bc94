import type { Change } from '../../domain/requests/change.ts';
import { withinSample } from '../../domain/requests/creation/sample.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { PortalError } from '../../errors/portalError.ts';

/** A change of any request, without the steps that a sample must not have. Throws `conflict` if a sample may not have it. */
export function withinSampleOrThrow(change: Change, before: RequestDocument | null = null): Change {
  const allowed = withinSample(change, before);
  if (allowed) return allowed;
  throw new PortalError(
    'conflict',
    'This is a sample request. It cannot have charges, invoices, incidents, accounts or a new verification code, and cannot be changed once it is cancelled.',
  );
}
