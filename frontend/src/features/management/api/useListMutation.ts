import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Under which keys a list is known: to the Management Center, and to the pages that offer its items. */
const keysOf = {
  statuses: [['management', 'statuses'], ['requestStatuses']],
  facilities: [['management', 'facilities'], ['facilities']],
  quickAddItems: [['management', 'quickAddItems'], ['quickAddItems']],
  people: [['management', 'people'], ['assignees']],
  notices: [['management', 'notices'], ['copyServices']],
} as const;

/** Changes a list, and has everything that shows it ask again. */
export function useListMutation<Body, Answer>(
  list: keyof typeof keysOf,
  mutationFn: (body: Body) => Promise<Answer>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    // Whatever came of it: what was refused may have been overtaken.
    onSettled: () =>
      Promise.all(keysOf[list].map((queryKey) => queryClient.invalidateQueries({ queryKey: [...queryKey] }))),
  });
}
