import type { DownloadState } from '@portal/contract/files/schemas/downloadState.ts';
import type { FileView } from '@portal/contract/requests/schemas/requestView.ts';
import type { TrackedRequest } from '../api/requestStatusQuery.ts';

let files = 0;

/** A file that the client uploaded, scanned and clean by default. Its `downloadState` follows from the other facts. */
export function aFile(facts: Partial<FileView> = {}): FileView {
  const file = fileWith(facts);
  return { downloadState: downloadStateOf(file), ...file };
}

function downloadStateOf(file: FileView): DownloadState {
  if (file.withdrawnAt) return 'withdrawn';
  if (file.deletedAt) return 'deleted';
  if (file.scan !== 'clean') return file.scan === 'pending' ? 'scan-pending' : 'infected';
  if (file.downloadAgainUntil) return 'again';
  if (file.downloadUntil) return 'once';
  if (file.isDownloadable) return 'free';
  if (file.requiresPayment && !file.isPaid) return 'payment-required';
  if (file.downloadedAt) return 'already-downloaded';
  return file.availableAt ? 'embargo' : 'window-closed';
}

function fileWith(facts: Partial<FileView>): FileView {
  files += 1;
  const fileId = `file_${files.toString(16).padStart(32, '0')}`;
  return {
    fileId,
    blobName: `req_00000000000000000001/${fileId}`,
    url: `https://store.example/documents/req_00000000000000000001/${fileId}`,
    originalName: `file-${files}.pdf`,
    contentType: 'application/pdf',
    size: 1_048_576,
    uploadedAt: '2026-11-02T15:00:00.000Z',
    uploadedByAdmin: false,
    scan: 'clean',
    isViewable: true,
    isDownloadable: true,
    downloadReason: null,
    downloadedAt: null,
    nextDownloadTime: null,
    isDownloadedByPublic: false,
    adminComment: '',
    requiresPayment: false,
    isPaid: false,
    paymentState: 'unpaid',
    chargeAmount: 0,
    embargoEnabled: false,
    embargoDays: 0,
    downloadWindowExtendedAt: null,
    uploadedForUpdate: false,
    updateId: null,
    updateReason: null,
    updateSubmittedAt: null,
    ...facts,
  };
}

/** A clean file from the legal team, free and without an embargo by default. */
export function aReleasedFile(facts: Partial<FileView> = {}, terms: Partial<FileView> = {}): FileView {
  return aFile({ uploadedByAdmin: true, ...terms, ...facts });
}

/** A paid, newly submitted request without files by default. */
export function aRequest(facts: Partial<TrackedRequest> = {}): TrackedRequest {
  return {
    _id: 'req_00000000000000000001',
    orderId: 'LAW-2026-001',
    submittedAt: '2026-11-02T15:00:00.000Z',
    updatedAt: '2026-11-03T16:30:00.000Z',
    status: 'pending',
    facilityName: 'Central Medical Center',
    patientName: 'Maria Alvarez',
    requestType: 7,
    filesCount: 0,
    statusHistory: [],
    uploadedFiles: [],
    loaFiles: [],
    loaIncluded: false,
    payment: { state: 'paid', amount: 1500, paidAt: '2026-11-02T14:59:00.000Z' },
    updates: [],
    customInvoices: [],
    requestAccess: 'access-token-1',
    requestAccessExpiresAt: '2026-11-02T15:30:00.000Z',
    isMine: false,
    ...facts,
  };
}
