/** The entry for a copy service that the list does not hold: its name is typed. */
export const OTHER_COPY_SERVICE = { id: 'other', name: 'Other Copy Service' } as const;
