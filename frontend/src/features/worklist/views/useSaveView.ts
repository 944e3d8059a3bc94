import type { BodyInputOf } from '@portal/contract/endpoint.ts';
import { createSavedView, editSavedView } from '@portal/contract/workspace/endpoints.ts';
import type { SavedView, SavedViewEdit } from '@portal/contract/workspace/schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';
import { savedViewsQuery } from './savedViewsQuery.ts';

/** Filters, columns and sort of a view. */
export type ViewState = NonNullable<SavedViewEdit['state']>;

/** Creates and changes saved views, and refreshes their list. */
export function useSaveView() {
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: savedViewsQuery.queryKey });
  const { mutate, isPending } = useMutation({
    mutationFn: ({ viewId, body }: { viewId: string; body: SavedViewEdit }) => edit(viewId, body),
    onError: ({ message }) => toasts.show({ type: 'error', message }),
  });

  async function create(body: BodyInputOf<typeof createSavedView>): Promise<SavedView> {
    const view = await call(createSavedView, { body });
    await refresh();
    return view;
  }

  async function edit(viewId: string, body: SavedViewEdit): Promise<void> {
    await call(editSavedView, { query: { id: viewId }, body });
    await refresh();
  }

  return {
    create,
    edit,
    isPending,
    /** Changes a view outside of a form. */
    update: (viewId: string, body: SavedViewEdit, message: string, onDone: () => void) =>
      mutate(
        { viewId, body },
        {
          onSuccess: () => {
            toasts.show({ type: 'success', message });
            onDone();
          },
        },
      ),
  };
}
