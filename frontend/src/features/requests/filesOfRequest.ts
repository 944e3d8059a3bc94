import type { FileView, RequestView } from '@portal/contract/requests/schemas/requestView.ts';

type Files = Pick<RequestView, 'loaFiles' | 'uploadedFiles'>;

export function filesOfRequest(request: Files): FileView[] {
  return [...request.loaFiles, ...request.uploadedFiles];
}

/** Returns whether a file waits for its malware scan. */
export function hasPendingScan(request: Files): boolean {
  return filesOfRequest(request).some((file) => file.scan === 'pending');
}
