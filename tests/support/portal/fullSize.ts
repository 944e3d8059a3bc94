/** Whether exhaustive tests run in full size, as in `npm run test:full`. */
export const IS_FULL_SIZE = process.env['FULL_SIZE'] === 'true';
