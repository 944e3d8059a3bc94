/** Storage queue by which a sweep of the outbox whose time is up has the next one started. */
export const SWEEP_QUEUE = 'outbox-sweeps';
