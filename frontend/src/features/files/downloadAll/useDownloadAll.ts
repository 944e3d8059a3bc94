import type { DataOf } from '@portal/contract/endpoint.ts';
import {
  downloadAllStatus,
  prepareDownloadAll,
  claimDownloadAll,
} from '@portal/contract/files/endpoints/downloadAll.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { type CallAccess, queryKeyOf, withRequestAccess } from '../../requests/api/withRequestAccess.ts';
import { saveFromLink } from '../api/saveFromLink.ts';

const LOOK_AGAIN_MS = 1_000;

interface DownloadAll {
  /** What is being prepared; undefined until the server has said. */
  readonly prepared: DataOf<typeof prepareDownloadAll> | undefined;
  readonly state: 'building' | 'ready' | 'failed';
  /** What went wrong with preparing or taking, in the reader's language. */
  readonly problem: string | null;
  /** Prepares whatever can be downloaded by now. */
  readonly startAgain: () => void;
  readonly take: () => void;
  readonly isTaking: boolean;
}

/** Has all files prepared that can be downloaded now, as soon as it is used; `take` then saves them, which counts as the download of each. */
export function useDownloadAll(access: CallAccess, onDownloaded: () => void): DownloadAll {
  const queryClient = useQueryClient();
  const requestId = access.request._id;
  const ask = <T>(one: (requestAccess: string | undefined) => Promise<T>) =>
    withRequestAccess(queryClient, access, one);
  const preparing = useQuery({
    queryKey: ['download-all', requestId],
    queryFn: ({ signal }) =>
      ask((requestAccess) => call(prepareDownloadAll, { body: { requestId }, requestAccess, signal })),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnMount: 'always',
  });
  const bundleId = preparing.data?.bundleId ?? '';
  const status = useQuery({
    queryKey: ['download-all-status', bundleId, preparing.dataUpdatedAt],
    queryFn: ({ signal }) =>
      ask((requestAccess) =>
        call(downloadAllStatus, { query: { requestId, bundleId }, requestAccess, signal }),
      ),
    enabled: preparing.data?.state === 'building' && !preparing.isFetching,
    refetchInterval: ({ state }) =>
      state.status === 'error' || (state.data && state.data.state !== 'building') ? false : LOOK_AGAIN_MS,
    gcTime: 0,
  });
  const taking = useMutation({
    mutationFn: () =>
      ask((requestAccess) => call(claimDownloadAll, { body: { requestId, bundleId }, requestAccess })),
    onSuccess: ({ url }) => {
      saveFromLink(url);
      onDownloaded();
    },
    // Taken or refused, what may be done with the files now is for the server to say.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: queryKeyOf(access) }),
  });
  const { data: prepared, isFetching } = preparing;
  const found = prepared?.state === 'building' ? status.data?.state : prepared?.state;
  const failure = taking.error ?? status.error ?? preparing.error;
  return {
    prepared,
    state: (isFetching ? undefined : found) ?? 'building',
    problem: isFetching ? null : (failure?.message ?? null),
    startAgain: () => {
      taking.reset();
      void preparing.refetch();
    },
    take: () => taking.mutate(),
    isTaking: taking.isPending,
  };
}
