import { setupServer } from 'msw/node';

/** Mocks the API for screens under test. A call without a handler fails the test. */
export const server = setupServer();
