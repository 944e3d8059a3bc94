/** Resolves when the app handles the whole page: parts of a prerendered page must not change before it has taken them over. */
export const { promise: appReady, resolve: markAppReady } = Promise.withResolvers<void>();
