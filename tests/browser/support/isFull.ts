/** Whether this is `npm run test:full`, which runs every journey. */
export const isFull = process.env['FULL'] === '1';
