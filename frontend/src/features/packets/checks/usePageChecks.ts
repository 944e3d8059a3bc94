import { acceptName, checkPages, withdrawName } from '@portal/contract/packets/checkEndpoints.ts';
import type { NameDecision, PageDecision } from '@portal/contract/packets/pageChecks.ts';
import type { PageRef } from '@portal/contract/packets/recipe.ts';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { assemblyKey } from '../editing/useAssembly.ts';
import { type PageChecks, pageChecksKey } from './pageChecksQuery.ts';

/** Sends what a person says about pages, one call after the other, and shows it at once. */
export function usePageChecks(requestId: string, version: number) {
  const queryClient = useQueryClient();
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const [waiting, setWaiting] = useState(0);
  const key = pageChecksKey(requestId);
  const isOfPacket = ({ queryKey }: { queryKey: QueryKey }) => queryKey.length > key.length;
  const reload = () => queryClient.invalidateQueries({ queryKey: key });
  // The packets of the bench may not be ready any more.
  const forgetAssembly = () => queryClient.invalidateQueries({ queryKey: assemblyKey(requestId) });

  function inTurn<Data>(send: () => Promise<Data>): Promise<Data> {
    setWaiting((before) => before + 1);
    const sent = queue.current.then(send, send);
    queue.current = sent.catch(() => undefined);
    return sent.finally(() => setWaiting((before) => before - 1));
  }

  return {
    waiting,
    reload,
    decide: (page: PageRef, decision: PageDecision) =>
      inTurn(async () => {
        const body = { requestId, version, pages: [page], decision };
        try {
          const { pages, counts } = await call(checkPages, { body });
          queryClient.setQueryData<PageChecks>(
            key,
            (before) =>
              before && {
                ...before,
                counts,
                pages: before.pages.map(
                  (each) => pages.find((changed) => changed.page === each.page) ?? each,
                ),
              },
          );
          void queryClient.invalidateQueries({ queryKey: key, predicate: isOfPacket });
        } catch (error) {
          await reload();
          throw error;
        }
        if (decision.verdict !== 'fine') await forgetAssembly();
      }),
    accept: (decision: NameDecision) =>
      inTurn(async () => {
        await call(acceptName, { body: { requestId, decision } });
        await reload();
      }),
    withdraw: (name: string) =>
      inTurn(async () => {
        await call(withdrawName, { body: { requestId, name } });
        await Promise.all([reload(), forgetAssembly()]);
      }),
  };
}
