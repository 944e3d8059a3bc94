import { type BrowserContext, expect, test as base } from '@playwright/test';
import { z } from 'zod';

const environment = z.object({
  PORTAL_API: z.url(),
  PORTAL_STRIPE: z.url(),
  PORTAL_MAIL: z.url(),
  PORTAL_DIR: z.string(),
  PORTAL_COSMOS: z.url(),
  PORTAL_BLOB: z.string(),
});

/** The addresses of the portal that all journeys share. */
export interface JourneyPortal {
  readonly site: string;
  /** The API without the site's proxy. Callers set their own IP address, so they do not use up the rate limits of browsers. */
  readonly api: string;
  readonly stripe: string;
  readonly mail: string;
  /** The state folder, which admin commands need. */
  readonly dir: string;
  readonly cosmos: string;
  /** Of the blob and the queue service. */
  readonly blob: string;
}

interface Fixtures {
  portal: JourneyPortal;
  /** Console errors that a journey expects. Any other error fails it. */
  expectedErrors: RegExp;
  quietConsole: void;
}

/** What a browser logs when the API refuses a call. */
const refusedCall = /^Failed to load resource: the server responded with a status of 4\d\d/;

/** What a browser logs for requests that a journey aborts or fails. */
export const failedRequests = /^Failed to load resource: /;

/** A journey on the shared portal. It fails when a page logs or throws an error. */
export const test = base.extend<Fixtures>({
  baseURL: process.env['PORTAL_SITE'] ?? '',
  portal: async ({ baseURL }, provide) => {
    const { PORTAL_API, PORTAL_STRIPE, PORTAL_MAIL, PORTAL_DIR, PORTAL_COSMOS, PORTAL_BLOB } =
      environment.parse(process.env);
    const site = z.url().parse(baseURL);
    await provide({
      site,
      api: PORTAL_API,
      stripe: PORTAL_STRIPE,
      mail: PORTAL_MAIL,
      dir: PORTAL_DIR,
      cosmos: PORTAL_COSMOS,
      blob: PORTAL_BLOB,
    });
  },
  expectedErrors: [/$^/, { option: true }],
  quietConsole: [
    async ({ context, expectedErrors }, provide) => {
      const errors = watchErrors(context, [refusedCall, expectedErrors]);
      await provide();
      expect(errors, 'errors that the pages logged or threw').toEqual([]);
    },
    { auto: true },
  ],
});

function watchErrors(context: BrowserContext, expected: readonly RegExp[]): string[] {
  const errors: string[] = [];
  const addError = (message: string) => {
    if (!expected.some((pattern) => pattern.test(message))) errors.push(message);
  };
  context.on('console', (message) => {
    if (message.type() === 'error') addError(message.text());
  });
  context.on('weberror', (error) => addError(String(error.error())));
  return errors;
}

export { expect };
