import { setupServer } from 'msw/node';

/** Answers the calls of screens under test; a call that no test prepared fails that test. */
export const server = setupServer();
