import { mimeTypeOf } from '@portal/contract/files/rules/fileTypes.ts';
import { UNSUBMITTED_HOURS } from '@portal/contract/retention/rules.ts';
import { type LocalizableText, localizable } from '@portal/contract/fields/localizableText.ts';
import { checkUploadedBytes, type UploadRules } from '@portal/contract/files/rules/uploadRules.ts';
import type { UploadFacts } from '../uploadFacts.ts';
import { isUploadExpired } from '../../retention/expiry.ts';

interface Ticket {
  readonly fileId: string;
  readonly blobName: string;
  readonly name: string;
  readonly announcedSize: number;
  readonly isOversized?: boolean | undefined;
  readonly issuedAt: string;
  readonly packetPages?: number | undefined;
  readonly volumes?: UploadFacts['volumes'];
}

interface Blob {
  readonly size: number;
  readonly firstBytes: Uint8Array;
  readonly etag: string;
  readonly uploadedAt: string;
}

export type UploadValidation =
  | { readonly kind: 'accept'; readonly facts: UploadFacts }
  | { readonly kind: 'refuse'; readonly message: LocalizableText };

/**
 * Checks a file of a form against its uploaded blob; `blob` is null if there is none. A file that is kept with an
 * unfinished request of an account (`isKept`) does not expire before that.
 */
export function validateUpload(
  {
    ticket,
    blob,
    isKept = false,
  }: {
    readonly ticket: Ticket;
    readonly blob: Blob | null;
    readonly isKept?: boolean;
  },
  rules: UploadRules,
  now: Date,
): UploadValidation {
  const { fileId, blobName, name, volumes } = ticket;
  if (!isKept && isUploadExpired(ticket.issuedAt, now)) return refuse(expired(name));
  if (!blob) return refuse(ticket.isOversized ? unexpectedSize(name) : notUploadedMessage(name));
  const { size, firstBytes, etag, uploadedAt } = blob;
  const isPacket = ticket.packetPages !== undefined;
  // The portal itself built it.
  const limits = isPacket ? { ...rules, maxBytes: Infinity } : rules;
  const checked = checkUploadedBytes({ name, size, firstBytes }, limits);
  if (checked.kind === 'refused') return refuse(checked.text);
  if (size !== ticket.announcedSize) return refuse(unexpectedSize(name));
  const contentType = mimeTypeOf(checked.type);
  return {
    kind: 'accept',
    facts: {
      fileId,
      blobName,
      originalName: name,
      contentType,
      size: volumes ? volumes.reduce((sum, volume) => sum + volume.size, 0) : size,
      etag,
      uploadedAt,
      ...(isPacket && { isPacket }),
      ...(volumes && { volumes }),
    },
  };
}

function refuse(message: LocalizableText): UploadValidation {
  return { kind: 'refuse', message };
}

function expired(name: string): LocalizableText {
  return localizable(
    'File {{name}} was uploaded more than {{hours}} hours ago and is no longer available. Please add it again.',
    { name, hours: UNSUBMITTED_HOURS },
  );
}

export function notUploadedMessage(name: string): LocalizableText {
  return localizable('File {{name}} was not uploaded. Please add it again.', { name });
}

function unexpectedSize(name: string): LocalizableText {
  return localizable('File {{name}} does not have the expected size. Please add it again.', {
    name,
  });
}
