import type { BodyInputOf } from '@portal/contract/endpoint.ts';
import type { fulfillRequest } from '@portal/contract/requests/endpoints/requestDetails.ts';
import type { Fulfilled } from '@portal/contract/requests/fulfillment/schemas.ts';
import type { TFunction } from 'i18next';

/** Says what was sent. */
export function sentText(
  t: TFunction,
  { status: result }: Pick<Fulfilled, 'status'>,
  {
    documents,
    invoice,
    status,
  }: Pick<BodyInputOf<typeof fulfillRequest>, 'documents' | 'invoice' | 'status'>,
  seenStatus: string,
): string {
  if (result === 'waits')
    return t('Sent to the client. The request is completed after the virus scan of the documents.');
  if (result === 'ended') return t('Sent to the client. The status was not set: the request says why.');
  if (result === 'deleted')
    return t('Sent. Someone else deleted the status that you chose, so the request has another one.');
  const hasPrivateNote = status?.isPrivate === true;
  if (documents || invoice) {
    return hasPrivateNote ? t('Sent to the client. The private note was saved.') : t('Sent to the client');
  }
  if (status?.status !== seenStatus) return t('Request status updated');
  return hasPrivateNote ? t('Private note saved') : t('Note saved');
}
