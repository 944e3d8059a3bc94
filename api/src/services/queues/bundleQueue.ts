/** Storage queue of the zips that are to be built: nobody's call waits for one. */
export const BUNDLE_QUEUE = 'bundle-builds';
