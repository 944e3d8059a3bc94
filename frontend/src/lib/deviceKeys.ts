/** Names under which this browser keeps what outlives a tab. */
export const deviceKeys = { language: 'language' } as const;
