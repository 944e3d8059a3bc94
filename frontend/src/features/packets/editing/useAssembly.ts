import type { DataOf } from '@portal/contract/endpoint.ts';
import { changeRecipe, getAssembly } from '@portal/contract/packets/endpoints.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { call } from '../../../lib/api.ts';
import { currentSession } from '../../../lib/session/session.ts';
import { staffDraftPrefix } from '../../../lib/storage/sessionKeys.ts';
import { sessionStore } from '../../../lib/storage/sessionStore.ts';
import { dropSheets } from '../pages/sourcePages.ts';
import { createSourceUploads } from '../sources/sourceUploads.ts';
import { createRecipeEditor, unsentChanges } from './recipeEditor.ts';

/** While something is sent, scanned, prepared or built. */
const BUSY_MS = 3_000;
const IDLE_MS = 20_000;

export type Assembly = DataOf<typeof getAssembly>;

export const assemblyKey = (requestId: string) => ['assembly', requestId] as const;

/** What a packet is assembled from, as the server has it. */
export function assemblyQuery(requestId: string) {
  return queryOptions({
    queryKey: assemblyKey(requestId),
    queryFn: ({ signal }) =>
      call(getAssembly, { query: { requestId }, signal, fallback: 'Failed to load the records' }),
    refetchInterval: ({ state }) => (state.data && isBusy(state.data) ? BUSY_MS : IDLE_MS),
    staleTime: 0,
  });
}

function isBusy({ sources, packets }: Assembly): boolean {
  return (
    sources.some(({ state }) => state === 'uploading' || state === 'scanning' || state === 'preparing') ||
    packets.some(
      ({ state, look }) => state === 'building' || (state === 'built' && look?.state === 'pending'),
    )
  );
}

/** What a packet is assembled from, with the changes of this person and the files that this page sends. */
export function useAssembly(requestId: string) {
  const queryClient = useQueryClient();
  const query = useQuery(assemblyQuery(requestId));
  const [refresh] = useState(() => async () => {
    await queryClient.refetchQueries({ queryKey: assemblyKey(requestId) });
  });
  const [userId] = useState(() => currentSession()?.userId ?? '');
  const [parts] = useState(() => createParts(requestId, userId, () => void refresh()));
  useEffect(
    () => () => {
      parts.editor.close();
      parts.uploads.close();
      dropSheets(queryClient, requestId);
    },
    [parts, queryClient, requestId],
  );
  const receive = useEffectEvent(() => parts.editor.receive(query.data?.recipe ?? null));
  useEffect(() => receive(), [parts, query.data]);
  return { query, refresh, parts };
}

function createParts(requestId: string, userId: string, reload: () => void) {
  const editor = createRecipeEditor({
    send: (batch) => call(changeRecipe, { body: { requestId, ...batch } }),
    reload,
    store: sessionStore(`${staffDraftPrefix(userId)}packet:${requestId}`, unsentChanges),
  });
  return { editor, uploads: createSourceUploads(requestId, reload) };
}

export type BenchParts = ReturnType<typeof createParts>;

/** The state of an editor or of uploads, kept up to date. */
export function useEditorState({ editor }: BenchParts) {
  return useSyncExternalStore(editor.subscribe, editor.state);
}

export function useSourceUploads({ uploads }: BenchParts) {
  return useSyncExternalStore(uploads.subscribe, uploads.uploads);
}
