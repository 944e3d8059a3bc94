import type { FileView } from '@portal/contract/schemas/requestView.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTurningPoint } from '../../../lib/time/useTurningPoint.ts';
import { type CallAccess, queryKeyOf } from '../../requests/api/withRequestAccess.ts';
import { nextTurn } from '../rules/nextTurn.ts';

/** Reads the request again when an embargo, a window or a second download of one of its files ends. */
export function useFileTurns(access: CallAccess, files: readonly FileView[]): void {
  const queryClient = useQueryClient();
  useTurningPoint(nextTurn(files), () => {
    void queryClient.invalidateQueries({ queryKey: queryKeyOf(access) });
  });
}
