import type { StaffFileView, StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { authorizationOf, isOtherDocument } from './authorizationOf.ts';

/** The newest authorizations: those that came together. They replace earlier ones. */
export function newestLetters(request: StaffRequestView): StaffFileView[] {
  const authorization = authorizationOf(request);
  if (authorization.kind !== 'received') return [];
  const letters = authorization.files.filter((file) => !isOtherDocument(file));
  return letters.filter(({ updateId }) => updateId === letters[0]?.updateId);
}
