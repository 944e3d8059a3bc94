import {
  checkUpload,
  UPLOAD_LINK_MINUTES,
  UPLOAD_QUOTA,
  type UploadRefusal,
  type UploadRules,
} from '@portal/contract/files/rules/uploadRules.ts';

interface AnnouncedUpload {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

interface IssuedLink {
  readonly announcedSize: number;
  readonly issuedAt: string;
}

export type UploadDecision =
  | { readonly kind: 'admit' }
  | { readonly kind: 'refuse'; readonly index: number; readonly refusal: UploadRefusal }
  | { readonly kind: 'over-quota' };

/** Whether upload links can be issued for the announced files, in addition to those issued for the same key. */
export function admitUploads(
  announced: readonly AnnouncedUpload[],
  issued: readonly IssuedLink[],
  rules: UploadRules,
): UploadDecision {
  for (const [index, file] of announced.entries()) {
    const checked = checkUpload(file, rules);
    if (checked.kind === 'refused') return { kind: 'refuse', index, refusal: checked };
  }
  const files = issued.length + announced.length;
  const bytes = sum(issued.map((file) => file.announcedSize)) + sum(announced.map((file) => file.size));
  const quotas = rules.waitingQuotas ?? 1;
  return files > UPLOAD_QUOTA.files * quotas || bytes > UPLOAD_QUOTA.bytes * quotas
    ? { kind: 'over-quota' }
    : { kind: 'admit' };
}

/** Whether an upload link has expired. If its blob is also missing, the upload will not arrive. */
export function isUploadLinkExpired(issued: IssuedLink, now: Date): boolean {
  return now.getTime() - Date.parse(issued.issuedAt) > UPLOAD_LINK_MINUTES * 60_000;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
