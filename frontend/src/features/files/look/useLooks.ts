import { lookAtUpload } from '@portal/contract/files/endpoints/uploads.ts';
import type { DocumentLook } from '@portal/contract/files/schemas/documentLook.ts';
import { useQueries } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import type { Upload } from '../../uploads/upload.ts';

/** When documents of others are read first. */
const ASK_AGAIN_MS = 2_000;
/** After so many answers, staff do not wait any longer. */
const MAX_ANSWERS = 15;

/** What is known about a document. `failed`: it could not be checked. */
export type Look = Exclude<DocumentLook, { state: 'pending' }> | { readonly state: 'running' | 'failed' };

/** Looks at the uploaded documents of a request, each once. */
export function useLooks(requestId: string, files: readonly Upload[]) {
  const fileIds = files.flatMap(({ state }) => (state.kind === 'done' ? [state.fileId] : []));
  const queries = useQueries({
    queries: fileIds.map((fileId) => ({
      queryKey: ['look', requestId, fileId],
      queryFn: ({ signal }: { signal: AbortSignal }) => lookAt(requestId, fileId, signal),
      staleTime: Infinity,
      retry: false,
    })),
  });
  const looks = new Map(
    queries.map(({ data, isError }, index) => [
      fileIds[index],
      isError ? ({ state: 'failed' } as const) : (data ?? ({ state: 'running' } as const)),
    ]),
  );
  const of = ({ state }: Upload): Look | null =>
    state.kind === 'done' ? (looks.get(state.fileId) ?? { state: 'running' }) : null;
  const counted = [...looks.values()].flatMap((look) =>
    look.state === 'read' || look.state === 'checked' ? [look.pages] : [],
  );
  return {
    /** Null until the file is uploaded. */
    of,
    isRunning: [...looks.values()].some(({ state }) => state === 'running'),
    /** The documents whose pages could be counted, and their pages. */
    counted: { documents: counted.length, pages: counted.reduce((sum, pages) => sum + pages, 0) },
  };
}

/** Asks until it is the turn of the document. */
async function lookAt(requestId: string, fileId: string, signal: AbortSignal): Promise<Look> {
  for (let answers = 1; ; answers++) {
    const look = await call(lookAtUpload, { query: { requestId, fileId }, signal });
    if (look.state !== 'pending') return look;
    if (answers === MAX_ANSWERS) return { state: 'failed' };
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
    signal.throwIfAborted();
  }
}
