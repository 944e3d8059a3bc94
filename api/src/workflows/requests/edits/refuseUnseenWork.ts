import { localizable } from '@portal/contract/fields/localizableText.ts';
import type { SeenState, SeenWork } from '@portal/contract/requests/schemas/seen.ts';
import type { RequestDocument } from '../../../domain/requests/requestDocument.ts';
import { unseenWork } from '../../../domain/requests/fulfillment/unseenWork.ts';
import { PortalError } from '../../../errors/portalError.ts';

/** Throws `conflict` if anybody else did something since the caller looked. Names documents and invoices, if it was those. */
export function refuseUnseenState(request: RequestDocument, seen: SeenState): void {
  refuseUnseenWork(request, seen);
  if ((request.workCount ?? 0) === seen.workCount) return;
  throw new PortalError(
    'conflict',
    'Somebody else worked on this request in the meantime. Please check it before you send anything.',
  );
}

/** Throws `conflict` if the request has released documents or invoices that the caller did not see. */
export function refuseUnseenWork(request: RequestDocument, seen: SeenWork | undefined): void {
  const work = seen && unseenWork(request, seen);
  if (!work) return;
  const [invoice] = work.invoices;
  if (invoice) {
    const { number, createdByName: name } = invoice;
    throw new PortalError(
      'conflict',
      localizable('{{name}} created the invoice {{number}} for this request.', { name, number }),
    );
  }
  const names = work.documents.map(({ originalName }) => originalName).join(', ');
  throw new PortalError(
    'conflict',
    localizable('Somebody else released documents for this request: {{names}}', { names }),
  );
}
