import { saveWorkspace } from '@portal/contract/workspace/endpoints.ts';
import { DEFAULT_WORKSPACE, type Workspace, type WorkspaceEdit } from '@portal/contract/workspace/schemas.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../components/toasts/useToasts.ts';
import { call } from '../../lib/api.ts';
import { workspaceQuery } from './views/workspaceQuery.ts';

interface OwnWorkspace {
  /** The choices of the person; the defaults while they load and if they failed to load. */
  readonly workspace: Workspace;
  readonly isLoading: boolean;
  /** Applies the change at once, saves it for every device, and undoes it if saving fails. */
  readonly change: (edit: WorkspaceEdit) => void;
}

/** The dashboard choices of the signed-in staff member. Clients have none. */
export function useWorkspace(isStaff = true): OwnWorkspace {
  const { t } = useTranslation();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const { data, isLoading } = useQuery({ ...workspaceQuery, enabled: isStaff });
  const { mutate } = useMutation({
    // One after the other, so that the last change wins.
    scope: { id: 'workspace' },
    mutationFn: (body: WorkspaceEdit) => call(saveWorkspace, { body }),
    onMutate: async (edit) => {
      await queryClient.cancelQueries({ queryKey: workspaceQuery.queryKey });
      const before = queryClient.getQueryData(workspaceQuery.queryKey);
      queryClient.setQueryData(workspaceQuery.queryKey, { ...(before ?? DEFAULT_WORKSPACE), ...edit });
      return { before };
    },
    onError: (_, __, context) => {
      queryClient.setQueryData(workspaceQuery.queryKey, context?.before);
      toasts.show({ type: 'error', message: t('Your choice could not be saved') });
    },
  });
  return { workspace: data ?? DEFAULT_WORKSPACE, isLoading, change: mutate };
}
