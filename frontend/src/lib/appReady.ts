/** Resolves when the app handles the whole page: parts of a prerendered page must not change before it has taken them over. */
export const { promise: appReady, resolve: markAppReady } = Promise.withResolvers<void>();

/** Resolves when the whole page is in the document. A cached app can start before. */
export function documentParsed(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return undefined;
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}
