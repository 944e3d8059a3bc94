import { listDemoFiles } from '@portal/contract/files/endpoints/demoFiles.ts';
import { checkFileDownload } from '@portal/contract/files/endpoints/files.ts';
import type { DataOf } from '@portal/contract/endpoint.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../lib/api.ts';

export type DemoFileView = DataOf<typeof listDemoFiles>[number];

export const demoFilesQuery = queryOptions({
  queryKey: ['demoFiles'],
  queryFn: ({ signal }) => call(listDemoFiles, { signal }),
});

/** Whether a sample file can be downloaded from this IP address now. */
export function eligibilityQuery({ fileId, requestId }: Pick<DemoFileView, 'fileId' | 'requestId'>) {
  return queryOptions({
    queryKey: ['downloadEligibility', requestId, fileId],
    queryFn: ({ signal }) => call(checkFileDownload, { query: { fileId, requestId }, signal }),
    staleTime: 0,
  });
}
