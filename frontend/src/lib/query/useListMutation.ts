import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';

/** Changes a list, then reloads every query that shows it: those with `keys`. */
export function useListMutation<Body, Data>(
  keys: readonly QueryKey[],
  mutationFn: (body: Body) => Promise<Data>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    // After a failure too: the shown list may be out of date.
    onSettled: () => Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}
