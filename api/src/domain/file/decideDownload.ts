import type { RequestFile } from '../request/root.ts';

/** What may be done with a file now. `shown` is what the person reads when it may not be downloaded. */
export type DownloadDecision =
  | { readonly kind: 'allow' }
  | {
      readonly kind: 'refuse';
      readonly code: 'scan-pending' | 'infected' | 'not-released';
      readonly shown: string;
    };

const refusals = {
  'scan-pending': 'This file is still being checked for viruses. Please try again in a moment.',
  infected: 'This file is blocked because it did not pass the virus check.',
  'not-released': 'This file is not available for download.',
} as const;

function refuse(code: keyof typeof refusals): DownloadDecision {
  return { kind: 'refuse', code, shown: refusals[code] };
}

/** Nothing that is not clean is opened by anyone; what a client uploaded may be downloaded any time. What is not decided here is refused. */
export function decideDownload(file: Pick<RequestFile, 'scan' | 'uploadedByAdmin'>): DownloadDecision {
  if (file.scan === 'infected') return refuse('infected');
  if (file.scan === 'pending') return refuse('scan-pending');
  if (file.uploadedByAdmin) return refuse('not-released');
  return { kind: 'allow' };
}
