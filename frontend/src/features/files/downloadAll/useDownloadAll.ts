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

const POLL_MS = 1_000;

interface DownloadAll {
  /** The prepared zip; undefined until the server responds. */
  readonly prepared: DataOf<typeof prepareDownloadAll> | undefined;
  readonly state: 'building' | 'ready' | 'failed';
  /** Why preparing or downloading failed, in the reader's language; null if it did not. */
  readonly problem: string | null;
  /** Prepares the currently downloadable files again. */
  readonly restart: () => void;
  readonly download: () => void;
  readonly isDownloading: boolean;
}

/** Prepares a zip of all downloadable files on mount. `download` saves it, which counts as a download of each file. */
export function useDownloadAll(access: CallAccess, onDownloaded: () => void): DownloadAll {
  const queryClient = useQueryClient();
  const requestId = access.request._id;
  const callWithAccess = <T>(makeCall: (requestAccess: string | undefined) => Promise<T>) =>
    withRequestAccess(queryClient, access, makeCall);
  const preparing = useQuery({
    queryKey: ['download-all', requestId],
    queryFn: ({ signal }) =>
      callWithAccess((requestAccess) =>
        call(prepareDownloadAll, { body: { requestId }, requestAccess, signal }),
      ),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnMount: 'always',
  });
  const bundleId = preparing.data?.bundleId ?? '';
  const status = useQuery({
    queryKey: ['download-all-status', bundleId, preparing.dataUpdatedAt],
    queryFn: ({ signal }) =>
      callWithAccess((requestAccess) =>
        call(downloadAllStatus, { query: { requestId, bundleId }, requestAccess, signal }),
      ),
    enabled: preparing.data?.state === 'building' && !preparing.isFetching,
    refetchInterval: ({ state }) =>
      state.status === 'error' || (state.data && state.data.state !== 'building') ? false : POLL_MS,
    gcTime: 0,
  });
  const downloading = useMutation({
    mutationFn: () =>
      callWithAccess((requestAccess) =>
        call(claimDownloadAll, { body: { requestId, bundleId }, requestAccess }),
      ),
    onSuccess: ({ url }) => {
      saveFromLink(url);
      onDownloaded();
    },
    // A download or a refusal may change the availability of the files.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: queryKeyOf(access) }),
  });
  const { data: prepared, isFetching } = preparing;
  const loadedState = prepared?.state === 'building' ? status.data?.state : prepared?.state;
  const failure = downloading.error ?? status.error ?? preparing.error;
  return {
    prepared,
    state: (isFetching ? undefined : loadedState) ?? 'building',
    problem: isFetching ? null : (failure?.message ?? null),
    restart: () => {
      downloading.reset();
      void preparing.refetch();
    },
    download: () => downloading.mutate(),
    isDownloading: downloading.isPending,
  };
}
