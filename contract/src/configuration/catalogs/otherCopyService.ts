/** The entry for a copy service that is not in the list. The client types its name. */
export const OTHER_COPY_SERVICE = { id: 'other', name: 'Other Copy Service' } as const;
