import type { StaffFileView, StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';

export type Authorization =
  | { readonly kind: 'received'; readonly files: readonly StaffFileView[] }
  /** The client says that the letter is in the subpoena packet, and sent a packet. */
  | { readonly kind: 'in-packet' }
  | { readonly kind: 'missing' }
  /** Internal requests need none. */
  | { readonly kind: 'not-needed' };

/** Where the letter of authorization of a request is. Infected and deleted files do not count. */
export function authorizationOf({
  source,
  loaFiles,
  loaIncluded,
  uploadedFiles,
}: Pick<StaffRequestView, 'source' | 'loaFiles' | 'loaIncluded' | 'uploadedFiles'>): Authorization {
  if (source !== 'client') return { kind: 'not-needed' };
  const isUsable = ({ scan, deletedAt }: StaffFileView) => scan !== 'infected' && !deletedAt;
  const files = loaFiles.filter(isUsable);
  if (files.length > 0) return { kind: 'received', files };
  const received = uploadedFiles.filter(({ uploadedByAdmin }) => !uploadedByAdmin);
  return { kind: loaIncluded && received.some(isUsable) ? 'in-packet' : 'missing' };
}
