import type { DataOf } from '@portal/contract/endpoint.ts';
import {
  type accountDisclosures,
  listAccountings,
  listSuspensions,
  readIssuedAccounting,
  readOtherNames,
} from '@portal/contract/disclosures/endpoints.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../components/toasts/useToasts.ts';
import { call } from '../../lib/api.ts';
import { saveBlob } from '../../lib/saving/saveBlob.ts';
import { refreshOptions } from '../../lib/query/refreshOptions.ts';

export type Accounting = DataOf<typeof accountDisclosures>;

/** The key of all queries about disclosures, accountings and suspensions. */
export const DISCLOSURES_KEY = ['management', 'disclosures'] as const;

export const accountingsQuery = queryOptions({
  ...refreshOptions,
  queryKey: [...DISCLOSURES_KEY, 'accountings'],
  queryFn: ({ signal }) => call(listAccountings, { signal }),
});

export const suspensionsQuery = queryOptions({
  ...refreshOptions,
  queryKey: [...DISCLOSURES_KEY, 'suspensions'],
  queryFn: ({ signal }) => call(listSuspensions, { signal }),
});

/** Loaded once per opened dialog, because the audit trail records every lookup. */
export const otherNamesQuery = (accountingId: string) =>
  queryOptions({
    queryKey: [...DISCLOSURES_KEY, 'names', accountingId],
    queryFn: ({ signal }) => call(readOtherNames, { query: { accountingId }, signal }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

interface IssuedFile {
  accountingId: string;
  issueId: string;
  file: 'pdf' | 'csv';
}

/** Saves a file of an issued accounting. Shows an error in a toast. */
export function useSaveIssuedFile() {
  const { t } = useTranslation();
  const toasts = useToasts();
  return useMutation({
    mutationFn: (query: IssuedFile) => call(readIssuedAccounting, { query }),
    onSuccess: ({ name, contentType, content }) => {
      const bytes = Uint8Array.from(atob(content), (character) => character.codePointAt(0) ?? 0);
      saveBlob(new Blob([bytes], { type: contentType }), name);
      toasts.show({ type: 'success', message: t('Accounting exported') });
    },
    onError: ({ message: reason }) =>
      toasts.show({ type: 'error', message: t('Error exporting the accounting: {{reason}}', { reason }) }),
  });
}
