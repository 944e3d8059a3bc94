import type { UploadFacts } from './uploadFacts.ts';
import type { Actor } from '../requests/actor.ts';
import type { RequestFile } from '../requests/requestDocument.ts';

/** A new file of a request. It cannot be opened before its malware scan. */
export function unscannedFile(facts: UploadFacts, group: RequestFile['group']): RequestFile {
  return {
    fileId: facts.fileId,
    group,
    originalName: facts.originalName,
    contentType: facts.contentType,
    size: facts.size,
    ...(facts.volumes && { volumes: facts.volumes }),
    uploadedAt: facts.uploadedAt,
    uploadedByAdmin: false,
    scan: 'pending',
    quarantineBlob: facts.blobName,
    etag: facts.etag,
    adminComment: '',
    requiresPayment: false,
    chargeCents: 0,
    paidAt: null,
    paymentState: 'unpaid',
    intentId: null,
    chargeId: null,
    disputes: [],
    embargoEnabled: false,
    embargoDays: 0,
    refundedIntents: [],
    windowExtendedAt: null,
    downloadRound: 0,
    downloadRequest: null,
    updateId: null,
    messageId: null,
    retention: null,
    termsChangedAt: null,
    withdrawnAt: null,
    refundedAt: null,
    deletedAt: null,
  };
}

/** A new file of an update or a message of the client's side. Keeps the account that sent it. */
export function fileFromClient(facts: UploadFacts, group: RequestFile['group'], by: Actor): RequestFile {
  return { ...unscannedFile(facts, group), ...(by.id !== null && { uploaderId: by.id }) };
}
