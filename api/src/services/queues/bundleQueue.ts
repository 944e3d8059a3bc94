/** Storage queue of bundles to build. */
export const BUNDLE_QUEUE = 'bundle-builds';
