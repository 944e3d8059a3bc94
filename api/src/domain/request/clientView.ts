import type { FileView, RequestView } from '@portal/contract/schemas/requestView.ts';
import { decideDownload } from '../file/decideDownload.ts';
import type { RequestFile, RequestRoot } from './root.ts';

/** What the holder of a request sees of it: each field is named here, so that a new one stays inside until somebody decides otherwise. */
export function clientView(root: RequestRoot): RequestView {
  const files = Object.values(root.files);
  const uploadedFiles = files.filter((file) => file.group === 'supporting').map(fileView);
  const loaFiles = files.filter((file) => file.group === 'loa').map(fileView);
  return {
    _id: root.requestId,
    orderId: root.fields.orderId,
    submittedAt: root.submittedAt,
    updatedAt: root.updatedAt,
    status: root.status,
    facilityName: root.fields.facilityName ?? '',
    patientName: root.fields.patientName,
    requestType: root.fields.requestType,
    filesCount: uploadedFiles.length + loaFiles.length,
    statusHistory: root.history
      .filter((entry) => !entry.isPrivate)
      .map(({ status, at, notes }) => ({ status, updatedAt: at, ...(notes && { notes }) })),
    uploadedFiles,
    loaFiles,
    payment: {
      state: root.payment.state,
      amount: root.payment.amountCents,
      ...(root.payment.paidAt && { paidAt: root.payment.paidAt }),
      ...(root.payment.verificationUrl && { verificationUrl: root.payment.verificationUrl }),
    },
  };
}

export function fileView(file: RequestFile): FileView {
  const decision = decideDownload(file);
  return {
    fileId: file.fileId,
    originalName: file.originalName,
    contentType: file.contentType,
    size: file.size,
    uploadedAt: file.uploadedAt,
    uploadedByAdmin: file.uploadedByAdmin,
    scan: file.scan,
    isDownloadable: decision.kind === 'allow',
    ...(decision.kind === 'refuse' && { downloadReason: decision.shown }),
  };
}
