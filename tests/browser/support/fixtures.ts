import { type BrowserContext, expect, test as base } from '@playwright/test';
import { z } from 'zod';

const environment = z.object({
  PORTAL_API: z.url(),
  PORTAL_STRIPE: z.url(),
  PORTAL_MAIL: z.url(),
  PORTAL_DIR: z.string(),
  PORTAL_COSMOS: z.url(),
});

/** Where the portal that all journeys share listens. */
export interface Portal {
  readonly site: string;
  /** Past the site: calls made here say themselves where they come from, and use up no visitor's allowance. */
  readonly api: string;
  readonly stripe: string;
  readonly mail: string;
  /** The folder of its state, by which the admin's command finds it. */
  readonly dir: string;
  readonly cosmos: string;
}

interface Fixtures {
  portal: Portal;
  /** Console errors that a journey provokes on purpose; any other fails it. */
  provoked: RegExp;
  quietConsole: void;
}

/** What a browser writes by itself when the API refuses a call, as it should. */
const refusedCall = /^Failed to load resource: the server responded with a status of 4\d\d/;

/** The browser's own words for calls that a journey cuts or answers with an error. */
export const lostCalls = /^Failed to load resource: /;

/** A journey on the shared portal, which fails when the page writes an error or throws one. */
export const test = base.extend<Fixtures>({
  baseURL: process.env['PORTAL_SITE'] ?? '',
  portal: async ({ baseURL }, give) => {
    const { PORTAL_API, PORTAL_STRIPE, PORTAL_MAIL, PORTAL_DIR, PORTAL_COSMOS } = environment.parse(
      process.env,
    );
    const site = z.url().parse(baseURL);
    await give({
      site,
      api: PORTAL_API,
      stripe: PORTAL_STRIPE,
      mail: PORTAL_MAIL,
      dir: PORTAL_DIR,
      cosmos: PORTAL_COSMOS,
    });
  },
  provoked: [/$^/, { option: true }],
  quietConsole: [
    async ({ context, provoked }, give) => {
      const errors = watchErrors(context, [refusedCall, provoked]);
      await give();
      expect(errors, 'errors that the pages wrote or threw').toEqual([]);
    },
    { auto: true },
  ],
});

function watchErrors(context: BrowserContext, expected: readonly RegExp[]): string[] {
  const errors: string[] = [];
  const note = (words: string) => {
    if (!expected.some((pattern) => pattern.test(words))) errors.push(words);
  };
  context.on('console', (message) => {
    if (message.type() === 'error') note(message.text());
  });
  context.on('weberror', (error) => note(String(error.error())));
  return errors;
}

export { expect };
