import { bytesMatchType, type FileType, fileTypeOfName } from './fileTypes.ts';
import { inEnglish, type LocalizableText, localizable } from '../../fields/localizableText.ts';

export const MEGABYTE = 1024 * 1024;

/** Maximum number and total size of the files of one draft. */
export const UPLOAD_QUOTA = { files: 20, bytes: 100 * MEGABYTE } as const;

/** Lifetime of an upload link. */
export const UPLOAD_LINK_MINUTES = 10;

/**
 * Upload links and total bytes that one network address may request in ten minutes. Signed-in people may request more,
 * because a firm shares one address.
 */
export const ANNOUNCED_LIMITS = {
  minutes: 10,
  links: 100,
  bytes: 1024 * MEGABYTE,
  signedInTimes: 3,
} as const;

/** The files that a form accepts, with its error messages: templates with the file name as {{name}}. */
export interface UploadRules {
  readonly maxBytes: number;
  /** How many quotas of uploads can wait for their form to be sent: it may be opened anew after others were lost. Default 1. */
  readonly waitingQuotas?: number;
  readonly types: readonly FileType[];
  readonly tooLarge: string;
  readonly unsupported: string;
  /** For a file whose content does not match its name. */
  readonly mismatch: string;
  /** Shown to people, for example on the landing page. */
  readonly summary: string;
}

/** The request wizard: supporting documents and letters of authorization. */
export const wizardUploads: UploadRules = {
  maxBytes: 10 * MEGABYTE,
  types: ['pdf', 'jpeg', 'png', 'doc', 'docx'],
  tooLarge: 'File {{name}} is too large. Maximum size is 10MB',
  unsupported: 'File {{name}} has unsupported format. Allowed types are PDF, JPEG, PNG, and DOC/DOCX',
  mismatch:
    'The content of file {{name}} does not match its file type. Please save it again as a PDF, JPEG, PNG, DOC or DOCX file and try again.',
  summary: 'PDF, JPEG, PNG or DOC/DOCX up to 10MB each',
};

const EMPTY = 'File {{name}} is empty. Please choose another file.';

/** Why a file is refused, as localizable text and as English message. */
export interface UploadRefusal {
  readonly kind: 'refused';
  readonly text: LocalizableText;
  readonly message: string;
}

export type UploadProblem = { readonly kind: 'ok'; readonly type: FileType } | UploadRefusal;

/** Checks name and size in bytes, which are known before the content is read. */
export function checkUpload(file: { name: string; size: number }, rules: UploadRules): UploadProblem {
  const type = fileTypeOfName(file.name);
  if (!type || !rules.types.includes(type)) return refuse(rules.unsupported, file.name);
  if (file.size > rules.maxBytes) return refuse(rules.tooLarge, file.name);
  if (file.size === 0) return refuse(EMPTY, file.name);
  return { kind: 'ok', type };
}

/**
 * Checks name, size and whether the first bytes match the name. A DOCX or XLSX with a password is a compound file, like a
 * DOC. It passes, and the inspection of Office files refuses it with a message about the password.
 */
export function checkUploadedBytes(
  file: { name: string; size: number; firstBytes: Uint8Array },
  rules: UploadRules,
): UploadProblem {
  const claimed = checkUpload(file, rules);
  if (claimed.kind === 'refused') return claimed;
  const { type } = claimed;
  const canBeEncrypted = type === 'docx' || type === 'xlsx';
  const matches =
    bytesMatchType(file.firstBytes, type) || (canBeEncrypted && bytesMatchType(file.firstBytes, 'doc'));
  return matches ? claimed : refuse(rules.mismatch, file.name);
}

function refuse(template: string, name: string): UploadRefusal {
  const text = localizable(template, { name });
  return { kind: 'refused', text, message: inEnglish(text) };
}
