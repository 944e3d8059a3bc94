/** Whether proofs by number run in full size, as `npm run test:full` has them. */
export const IS_FULL_SIZE = process.env['FULL_SIZE'] === 'true';
