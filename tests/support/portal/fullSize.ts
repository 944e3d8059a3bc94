/** Whether exhaustive tests run in full size, as in `npm run test:full`. */
export const IS_FULL_SIZE = process.env['FULL_SIZE'] === 'true';

/** Whether the store has the faults of Azure, as in `npm run test:unkind`. */
export const IS_UNKIND = process.env['COSMOS_UNKIND'] !== undefined;
