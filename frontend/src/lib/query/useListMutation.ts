import { type QueryKey, useMutation, type UseMutationOptions, useQueryClient } from '@tanstack/react-query';

/** Changes a list, then reloads every query that shows it: those with `keys`. */
export function useListMutation<Body, Data>(
  keys: readonly QueryKey[],
  mutationFn: (body: Body) => Promise<Data>,
  callbacks?: Pick<UseMutationOptions<Data, Error, Body>, 'onSuccess' | 'onError'>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    ...callbacks,
    mutationFn,
    // After a failure too: the shown list may be out of date.
    onSettled: () => Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}
