/** The query keys of the accounts: in the Management Center, and where requests are assigned. */
export const peopleKeys = [['management', 'people'], ['assignees']] as const;
