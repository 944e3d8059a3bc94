import { useMutation, useQueryClient } from '@tanstack/react-query';

/** The query keys of each list: in the Management Center, and on the pages that offer its items. */
const queryKeys = {
  statuses: [['management', 'statuses'], ['requestStatuses']],
  facilities: [['management', 'facilities'], ['facilities']],
  quickAddItems: [['management', 'quickAddItems'], ['quickAddItems']],
  checklist: [['management', 'checklist'], ['requestDetails']],
  authorityChecklists: [
    ['management', 'authorityChecklists'],
    ['management', 'authorityChecklistHistory'],
    ['requestDetails'],
  ],
  substanceUseNotice: [['management', 'substanceUseNotice']],
  deadlines: [['management', 'deadlines'], ['requestDetails']],
  templates: [['management', 'templates'], ['management', 'templateHistory'], ['templates']],
  people: [['management', 'people'], ['assignees']],
  notices: [['management', 'notices'], ['copyServices']],
} as const;

/** Changes a list, then reloads every query that shows it. */
export function useListMutation<Body, Data>(
  list: keyof typeof queryKeys,
  mutationFn: (body: Body) => Promise<Data>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    // After a failure too: the shown list may be out of date.
    onSettled: () =>
      Promise.all(
        queryKeys[list].map((queryKey) => queryClient.invalidateQueries({ queryKey: [...queryKey] })),
      ),
  });
}
