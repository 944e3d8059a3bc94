/** Other people’s changes appear within this time. */
export const REFRESH_MS = 30_000;
/** The refresh interval while requests are moved, so that the progress is visible. */
export const MIGRATION_REFRESH_MS = 2_000;

export const refreshOptions = { staleTime: REFRESH_MS, refetchInterval: REFRESH_MS } as const;
