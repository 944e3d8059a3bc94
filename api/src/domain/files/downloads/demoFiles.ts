import type { RequestFile } from '../../requests/requestDocument.ts';

/** A sample file to try the download rules. It belongs to no request and has no personal data. */
export interface DemoFile {
  readonly fileId: string;
  readonly requestId: string;
  readonly fileName: string;
  readonly isPaidFile: boolean;
  readonly description: string;
}

/** No request has this id, because request ids are hashes. */
const requestId = 'req_demo-downloads-of-samples';

const idOf = (number: number) => `file_${String(number).padStart(32, '0')}`;

export const demoFiles: readonly DemoFile[] = [
  {
    fileId: idOf(1),
    requestId,
    fileName: 'sample-medical-records.pdf',
    isPaidFile: true,
    description: 'A paid sample file: it can be downloaded once.',
  },
  {
    fileId: idOf(2),
    requestId,
    fileName: 'sample-billing-statement.pdf',
    isPaidFile: true,
    description: 'Another paid sample file, counted separately from the first.',
  },
  {
    fileId: idOf(3),
    requestId,
    fileName: 'sample-cover-letter.pdf',
    isPaidFile: false,
    description: 'A free sample file: it can be downloaded any number of times.',
  },
];

/** The sample file with these ids; undefined for other files. */
export function demoFileOf({
  requestId,
  fileId,
}: {
  requestId: string;
  fileId: string;
}): DemoFile | undefined {
  return demoFiles.find((file) => file.requestId === requestId && file.fileId === fileId);
}

/** The facts of a sample file for the download rules: just released, and just paid if it has a charge. */
export function factsOfDemoFile({ isPaidFile }: DemoFile, now: Date) {
  return {
    scan: 'clean',
    uploadedByAdmin: true,
    uploadedAt: now.toISOString(),
    requiresPayment: isPaidFile,
    paidAt: isPaidFile ? now.toISOString() : null,
    embargoEnabled: false,
    embargoDays: 0,
    windowExtendedAt: null,
  } satisfies Partial<RequestFile>;
}
