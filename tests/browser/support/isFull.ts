/** Whether everything is looked at (`npm run test:full`), or what `npm test` has the time for. */
export const isFull = process.env['FULL'] === '1';
