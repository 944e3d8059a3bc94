/** Storage queue with which an outbox sweep that ran out of time starts the next one. */
export const SWEEP_QUEUE = 'outbox-sweeps';
