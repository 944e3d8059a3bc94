import type { StaffFileView } from '@portal/contract/schemas/staffRequestView.ts';

/** Whether a change of terms is worth offering; the server decides. */
export function canChangeTerms(file: StaffFileView): boolean {
  if (file.deletedAt || file.disputes || file.isDownloadedByPublic) return false;
  return !file.isPaid && file.paymentState !== 'clearing';
}
