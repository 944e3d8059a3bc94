import { exportTransactions } from '@portal/contract/payouts/endpoints.ts';
import type { QueryInputOf } from '@portal/contract/endpoint.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../lib/api.ts';
import { saveCsv } from '../../lib/saving/saveCsv.ts';

type ExportQuery = QueryInputOf<typeof exportTransactions>;

/** Loads transactions in parts and saves them as one file. */
export function useTransactionExport() {
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  return useMutation({
    mutationFn: async ({ query, name }: { query: ExportQuery; name: string }) => {
      running.current?.abort();
      const { signal } = (running.current = new AbortController());
      const parts: string[] = [];
      for (let cursor: string | null = null; ;) {
        const part: { csv: string; nextCursor: string | null } = await call(exportTransactions, {
          query: { ...query, ...(cursor !== null && { cursor }) },
          signal,
        });
        parts.push(part.csv);
        cursor = part.nextCursor;
        if (cursor === null) break;
      }
      saveCsv(parts, name);
    },
  });
}
