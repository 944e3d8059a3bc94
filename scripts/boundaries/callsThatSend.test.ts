import { expect, it } from 'vitest';
import { root } from '../run.ts';
import { readSources, readWorkspaces, resolveSpecifier } from './sources.ts';

const SENDERS = [
  'api/src/workflows/notifications/sendEmailWithContact.ts',
  'api/src/services/sms/sendSms.ts',
];
/** Runs steps of outbox tasks. Those that send run after the answer of a call (`runTasksNow`). */
const OUTBOX = 'api/src/workflows/operations/outbox/runTaskStep.ts';

const workspaces = readWorkspaces(root);
const files = readSources(root);
const importsOf = (file: string) =>
  (files.get(file)?.imports ?? []).flatMap(({ specifier }) =>
    specifier === null ? [] : resolveSpecifier(file, specifier, workspaces),
  );

/** Whether the code of a file can send emails or text messages itself, and not as a task of the outbox. */
function canSend(file: string, seen = new Set<string>()): boolean {
  if (SENDERS.includes(file)) return true;
  if (file === OUTBOX || seen.has(file)) return false;
  seen.add(file);
  return importsOf(file).some((each) => canSend(each, seen));
}

it('no call waits for an email or a text message, except those whose answer says whether it was sent', () => {
  const functions = [...files.keys()].filter(
    (file) => file.startsWith('api/src/functions/') && !file.includes('.test.'),
  );
  expect(functions.length).toBeGreaterThan(100);
  expect(canSend('api/src/functions/operations/sweepOutbox.ts')).toBe(false);
  expect(functions.filter((file) => canSend(file)).toSorted()).toEqual([
    // The person waits for the code of this text message, and can ask for another one.
    'api/src/functions/accounts/confirmation/sendPhoneCode.ts',
    // The queue of emails about accounts.
    'api/src/functions/accounts/sendAccountEmail.ts',
    // An admin tests the email service. The test of Stripe is in the same file.
    'api/src/functions/configuration/testEmail.ts',
    'api/src/functions/configuration/testStripe.ts',
    // A timer.
    'api/src/functions/notifications/sendDigests.ts',
  ]);
});

it('emails are sent only through the workflow that adds the support contact', () => {
  const senders = [...files.keys()].filter(
    (file) =>
      file.startsWith('api/src/') &&
      !file.includes('.test.') &&
      importsOf(file).includes('api/src/services/email/sendEmail.ts'),
  );
  expect(senders.toSorted()).toEqual([
    // These two read whether a sender is configured.
    'api/src/workflows/configuration/readSetup.ts',
    'api/src/workflows/configuration/testServices.ts',
    SENDERS[0],
  ]);
});
