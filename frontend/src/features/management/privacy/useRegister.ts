import type { DataOf } from '@portal/contract/endpoint.ts';
import {
  type accountDisclosures,
  listAccountings,
  listSuspensions,
  readIssuedAccounting,
  readOtherNames,
} from '@portal/contract/disclosures/endpoints.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';
import { saveBlob } from '../../../lib/saving/saveBlob.ts';

export type Accounting = DataOf<typeof accountDisclosures>;

/** What others change is seen within this time. */
const SEEN_WITHIN_MS = 30_000;

const REGISTER = ['management', 'disclosureRegister'] as const;

export const accountingsQuery = queryOptions({
  queryKey: [...REGISTER, 'accountings'],
  queryFn: ({ signal }) => call(listAccountings, { signal }),
  staleTime: SEEN_WITHIN_MS,
  refetchInterval: SEEN_WITHIN_MS,
});

export const suspensionsQuery = queryOptions({
  queryKey: [...REGISTER, 'suspensions'],
  queryFn: ({ signal }) => call(listSuspensions, { signal }),
  staleTime: SEEN_WITHIN_MS,
  refetchInterval: SEEN_WITHIN_MS,
});

/** Asked once while a dialog is open: each look-up is noted. */
export const otherNamesQuery = (accountingId: string) =>
  queryOptions({
    queryKey: [...REGISTER, 'names', accountingId],
    queryFn: ({ signal }) => call(readOtherNames, { query: { accountingId }, signal }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Changes the register, and has the lists that show it ask again: whatever came of it, it may have been overtaken. */
export function useRegisterMutation<Body, Answer>(mutationFn: (body: Body) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: [...REGISTER] }),
  });
}

interface Copy {
  accountingId: string;
  issueId: string;
  file: 'pdf' | 'csv';
}

/** Saves an accounting as it was issued; an error is shown in a toast. */
export function useSaveIssued() {
  const { t } = useTranslation();
  const toasts = useToasts();
  return useMutation({
    mutationFn: (query: Copy) => call(readIssuedAccounting, { query }),
    onSuccess: ({ name, contentType, content }) => {
      const bytes = Uint8Array.from(atob(content), (letter) => letter.codePointAt(0) ?? 0);
      saveBlob(new Blob([bytes], { type: contentType }), name);
      toasts.show({ type: 'success', message: t('Accounting exported') });
    },
    onError: ({ message: reason }) =>
      toasts.show({ type: 'error', message: t('Error exporting the accounting: {{reason}}', { reason }) }),
  });
}
