import { readdirSync } from 'node:fs';
import { messageText } from '@portal/contract/fields/messageText.ts';
import { type Language, languages } from '@portal/contract/languages/languages.ts';
import type { NextStep } from '@portal/contract/requests/schemas/nextStep.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { clientNotifications, type ClientNotification } from '../../../domain/requests/taskSteps.ts';
import { aUser } from '../../../domain/testing/aUser.ts';
import { stubSettings } from '../../../testing/stubSettings.ts';
import { smsAboutRequest } from '../../sms/aboutRequest.ts';
import { accountEmail } from '../account/accountEmail.ts';
import { writeAccountEmail } from '../account/writeAccountEmail.ts';
import type { Email } from '../email.ts';
import { accountAddedEmail } from './access/accountAddedEmail.ts';
import { codeReplacedEmail } from './access/codeReplacedEmail.ts';
import { presentStateEmail } from './access/presentStateEmail.ts';
import { combinedEmail } from './combinedEmail.ts';
import { downloadAnsweredEmail } from './downloadAnsweredEmail.ts';
import { downloadRequestedEmail } from './downloadRequestedEmail.ts';
import { dueReminderEmail } from './dueReminderEmail.ts';
import { downloadReminderEmail } from './files/downloadReminderEmail.ts';
import { fileChangedEmail } from './files/fileChangedEmail.ts';
import { filesAddedEmail } from './files/filesAddedEmail.ts';
import { messageReceivedEmail } from './messages/messageReceivedEmail.ts';
import { staffMessageEmail } from './messages/staffMessageEmail.ts';
import { missingReminderEmail } from './missingReminderEmail.ts';
import { bankVerificationEmail } from './payments/bankVerificationEmail.ts';
import { combinedPaymentEmail } from './payments/combinedPaymentEmail.ts';
import { disputeEmail } from './payments/disputeEmail.ts';
import { feePaymentFailedEmail } from './payments/feePaymentFailedEmail.ts';
import { filePaymentEmail } from './payments/filePaymentEmail.ts';
import { invoiceEmail } from './payments/invoiceEmail.ts';
import { requestSubmittedEmail } from './requestSubmittedEmail.ts';
import { scopeNarrowedEmail } from './scopeNarrowedEmail.ts';
import { staffDigestEmail } from './staffDigestEmail.ts';
import { statusChangedEmail } from './statusChangedEmail.ts';
import { submissionRejectedEmail } from './submissionRejectedEmail.ts';
import { testEmail } from './testEmail.ts';
import { updateReceivedEmail } from './updateReceivedEmail.ts';
import { updateSubmittedEmail } from './updateSubmittedEmail.ts';

beforeAll(() => stubSettings({ SITE_URL: 'https://portal.example' }));
afterAll(() => vi.unstubAllEnvs());

/** Everything that a client types: order ID, patient, file name, firm, reason. Templates take what they know. */
type Write = (words: string, language: Language) => readonly Promise<Email>[];

const about = (words: string, language: Language) => ({
  requestId: 'req_a',
  to: 'ana@firm.example',
  language,
  orderId: words,
  patientName: words,
  fileName: words,
  firmName: words,
  note: words,
  seq: 2,
  verificationCode: null,
});

const staff = (words: string, language: Language) => ({ ...about(words, language), userId: 'usr_s' });

const released = {
  release: { kind: 'ready', toPayCents: 2500, lockedUntil: '2026-12-12T18:00:00.000Z' },
  newVersions: null,
  timeZone: 'UTC',
} as const;

const oneVersion = { count: 1, isAll: true, isAnyPaid: true, replacedAt: ['2026-03-10T18:00:00.000Z'] };

/** Every kind of step. */
const steps: readonly NextStep[] = [
  { kind: 'pay', amount: 25 },
  { kind: 'update' },
  { kind: 'download', files: 1 },
  { kind: 'verify' },
  { kind: 'clearing' },
  { kind: 'embargo', availableAt: '2026-12-12T18:00:00.000Z' },
  { kind: 'staff' },
  { kind: 'closed' },
];

/** All emails of each template file. */
const templates: Record<string, Write> = {
  'access/accountAddedEmail.ts': (words, language) =>
    [true, false].map((isSubmitter) => accountAddedEmail({ ...about(words, language), isSubmitter })),
  'access/codeReplacedEmail.ts': (words, language) =>
    (['client', 'submitter', 'staff'] as const).map((by) =>
      codeReplacedEmail({
        ...about(words, language),
        verificationCode: 'ABCDE12345',
        version: 1,
        by,
        isCorrection: by === 'staff',
      }),
    ),
  'access/presentStateEmail.ts': (words, language) =>
    steps.map((step) =>
      presentStateEmail({
        ...about(words, language),
        verificationCode: 'ABCDE12345',
        statusLabel: 'Pending',
        step,
        hasUnreadMessages: true,
        timeZone: 'UTC',
      }),
    ),
  'combinedEmail.ts': (words, language) => [
    filesAddedEmail({ ...about(words, language), ...released }).then((part) =>
      combinedEmail({ ...about(words, language), id: 'x', parts: [part] }),
    ),
  ],
  'downloadAnsweredEmail.ts': (words, language) =>
    (['downloadAllowed', 'downloadDeclined'] as const).map((template) =>
      downloadAnsweredEmail({ ...about(words, language), template }),
    ),
  'downloadRequestedEmail.ts': (words, language) => [
    downloadRequestedEmail({
      ...staff(words, language),
      fileId: 'f',
      requestedAt: '2026-03-01T00:00:00.000Z',
      reason: 'other',
    }),
  ],
  'dueReminderEmail.ts': (words, language) => [
    dueReminderEmail({ ...staff(words, language), dueDate: '2026-03-01', isPassed: false }),
  ],
  'files/downloadReminderEmail.ts': (words, language) =>
    [0, 2500].map((toPayCents) =>
      downloadReminderEmail({ ...about(words, language), release: { toPayCents } }),
    ),
  'files/fileChangedEmail.ts': (words, language) =>
    (['fileWithdrawn', 'fileTermsChanged'] as const).map((template) =>
      fileChangedEmail({
        ...about(words, language),
        template,
        chargeCents: 2500,
        changed: ['comment'],
        refund: null,
      }),
    ),
  'files/filesAddedEmail.ts': (words, language) =>
    (['ready', 'toPay', 'locked', 'lockedUnpaid', 'other'] as const).flatMap((kind) =>
      [null, oneVersion, { ...oneVersion, count: 2, isAll: false }].map((newVersions) =>
        filesAddedEmail({
          ...about(words, language),
          ...released,
          release: { ...released.release, kind },
          newVersions,
        }),
      ),
    ),
  'messages/messageReceivedEmail.ts': (words, language) =>
    [true, false].map((isOne) => messageReceivedEmail({ ...about(words, language), isOne })),
  'messages/staffMessageEmail.ts': (words, language) =>
    (['message', 'mention', 'assignment'] as const).map((kind) =>
      staffMessageEmail({ ...staff(words, language), kind, position: '1' }),
    ),
  'missingReminderEmail.ts': (words, language) =>
    (['payment', 'missing'] as const).map((reason) =>
      missingReminderEmail({ ...about(words, language), reason, missing: ['other'] }),
    ),
  'payments/bankVerificationEmail.ts': (words, language) => [
    bankVerificationEmail({
      ...about(words, language),
      verificationUrl: 'https://stripe.example/x',
      whatFollows: 'submitted',
      amountCents: 1500,
    }),
  ],
  'payments/combinedPaymentEmail.ts': (words, language) =>
    (['itemsPaid', 'itemsPaymentFailed'] as const).map((template) =>
      combinedPaymentEmail({ ...about(words, language), template, items: [], intentId: 'pi_1' }),
    ),
  'payments/disputeEmail.ts': (words, language) =>
    (['inquiry', 'open', 'lost', 'won'] as const).map((state) =>
      disputeEmail({
        ...staff(words, language),
        disputeId: 'dp_1',
        state,
        cents: 1500,
        reason: 'fraudulent',
        dueBy: null,
      }),
    ),
  'payments/feePaymentFailedEmail.ts': (words, language) => [
    feePaymentFailedEmail({ ...about(words, language), chargeId: 'ch_1', isClosed: false }),
  ],
  'payments/filePaymentEmail.ts': (words, language) =>
    (['filePaid', 'filePaymentFailed', 'fileRefunded', 'withdrawnFileRefunded'] as const).map((template) =>
      filePaymentEmail({ ...about(words, language), template, amountCents: 2500, intentId: 'pi_1' }),
    ),
  'payments/invoiceEmail.ts': (words, language) =>
    (['invoiceSent', 'invoicePaid', 'invoicePaymentFailed', 'invoiceRefunded'] as const).map((template) =>
      invoiceEmail({
        ...about(words, language),
        template,
        invoiceNumber: 'INV-2026-000001',
        amountCents: 2500,
        intentId: null,
      }),
    ),
  'requestSubmittedEmail.ts': (words, language) => [
    requestSubmittedEmail({ ...about(words, language), feeIsClearing: false }),
  ],
  'scopeNarrowedEmail.ts': (words, language) => [scopeNarrowedEmail(about(words, language))],
  'staffDigestEmail.ts': (words, language) => [
    staffDigestEmail({
      ...staff(words, language),
      day: '2026-03-01',
      digest: {
        overdue: 1,
        dueSoon: 0,
        downloadRequested: 0,
        updateRequested: 0,
        onHold: 0,
        notCompleted: 0,
        undelivered: 0,
        unanswered: 0,
        unassigned: 0,
        accountings: 0,
        incidents: 1,
      },
    }),
  ],
  'statusChangedEmail.ts': (words, language) => [
    statusChangedEmail({ ...about(words, language), statusLabel: 'On Hold' }),
  ],
  'submissionRejectedEmail.ts': (words, language) =>
    [true, false].map((isRejected) =>
      submissionRejectedEmail({ ...about(words, language), missing: ['other'], isRejected }),
    ),
  'testEmail.ts': (words, language) => [
    testEmail({ userId: 'usr_s', to: about(words, language).to, language, key: 'x' }),
  ],
  'updateReceivedEmail.ts': (words, language) => [
    updateReceivedEmail({ ...about(words, language), updateId: 'u' }),
  ],
  'updateSubmittedEmail.ts': (words, language) => [
    updateSubmittedEmail({ ...staff(words, language), updateId: 'u', reason: 'Other', files: 1 }),
  ],
};

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

const NEUTRAL = 'NEUTRAL-1';
const hostile = [
  'account is locked, open https://evil.example/pay now',
  'evil.example',
  'help@evil.example',
  'www.evil.example:8080/{{link}}',
  'evil。example\r\nBcc: victim@evil.example',
  '<a href="//evil.example">x</a>',
];

/**
 * What the words became in a message: what differs from the message about `NEUTRAL`. Empty: the message has no word of
 * them. Null: they changed the words of the portal.
 */
function printedInstead(neutral: string, message: string): string | null {
  const at = neutral.indexOf(NEUTRAL);
  if (at === -1) return message === neutral ? '' : null;
  const [before, after] = [neutral.slice(0, at), neutral.slice(at + NEUTRAL.length)];
  const hasSameWords = message.startsWith(before) && message.endsWith(after);
  return hasSameWords ? message.slice(at, message.length - after.length) : null;
}

/** Nothing, or at most 40 letters, digits and signs that no program turns into a link. */
const HARMLESS = /^[\p{L}\p{M}\p{Nd} #\-_/]{0,40}$/u;

test('every template is in the table', () => {
  expect(Object.keys(templates).toSorted()).toEqual(files.toSorted());
});

describe.each(languages)('the words of a stranger, in %s', (language) => {
  describe.each(files)('in the emails of %s', (file) => {
    const write = templates[file]!;

    test.each(hostile)('print harmlessly in the subject: %j', async (words) => {
      const neutral = await Promise.all(write(NEUTRAL, language));
      const emails = await Promise.all(write(words, language));
      for (const [index, { subject }] of emails.entries()) {
        const printed = printedInstead(neutral[index]!.subject, subject);
        expect(printed).toMatch(HARMLESS);
        expect(['', messageText(words)]).toContain(printed);
      }
    });

    test.each(hostile)('are quoted and escaped in the body: %j', async (words) => {
      for (const { text: whole, html } of await Promise.all(write(words, language))) {
        // A link to the portal may have the order ID, because it opens the order.
        const text = whole.replaceAll(/https:\/\/portal\.example\S*/g, '');
        expect(html).not.toContain('<a href="//evil');
        const bodies = text.split(words);
        const quoted = text.split(language === 'fr' ? `«\u00a0${words}\u00a0»` : `“${words}”`);
        expect(quoted).toHaveLength(bodies.length);
        expect(bodies.length).toBeLessThanOrEqual(2);
      }
    });
  });

  test.each(Object.keys(clientNotifications) as ClientNotification['template'][])(
    'print harmlessly in the text message %s',
    async (template) => {
      const write = (orderId: string) =>
        smsAboutRequest(template, { id: 'x', to: '+13125550100', language, orderId, requestId: 'req_a' });
      const neutral = await write(NEUTRAL);
      for (const words of hostile) {
        const printed = printedInstead(neutral.text, (await write(words)).text);
        expect(printed).toMatch(HARMLESS);
        expect(printed).toBe(messageText(words));
      }
    },
  );

  test.each(accountEmail.shape.kind.options)('are not in the account email %s', async (kind) => {
    const write = (words: string) => {
      const named = { firstName: words, lastName: words, phoneNumber: words, jobTitle: words, bio: words };
      const user = aUser({ ...named, settings: { ...aUser().settings, language } });
      return writeAccountEmail({ kind, userId: user.userId, nonce: 'n', role: 'client' }, user);
    };
    const neutral = await write(NEUTRAL);
    for (const words of hostile) expect(await write(words)).toEqual(neutral);
  });
});
