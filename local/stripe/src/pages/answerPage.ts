import { z } from 'zod';
import { isLanguage, type Language, translate } from '../languages/languages.ts';
import { settleMicrodeposits } from '../paymentIntents/settleMicrodeposits.ts';
import type { Account } from '../requests/answerApi.ts';
import { Transaction } from '../store/Transaction.ts';
import { verifyPageCss } from './verifyPageCss.ts';
import { type Entry, verifyPage, type Verification } from './verifyPage.ts';

interface PageRequest {
  method: string;
  path: string;
  search: string;
  body: string;
  /** What the payer's browser prefers. */
  language: Language;
}

interface PageAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const refusalBody = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

/**
 * The hosted page on which a payer enters the code of the micro-deposit. It needs no script. It speaks `?locale=`, or
 * else what the browser prefers.
 */
export async function answerPage(account: Account, request: PageRequest): Promise<PageAnswer> {
  const name = request.path.slice('/verify/'.length);
  if (name === 'page.css') return text(200, verifyPageCss, 'text/css; charset=utf-8');
  const locale = new URLSearchParams(request.search).get('locale') ?? '';
  const language = isLanguage(locale) ? locale : request.language;
  const show = (status: number, verification: Verification & Entry) =>
    answerWith(status, verification, language);
  if (request.method !== 'POST') return show(200, findVerification(account, name));

  const code = new URLSearchParams(request.body).get('code') ?? '';
  return account.store.exclusively(async () => {
    const found = findVerification(account, name);
    if (found.kind !== 'open') return show(200, found);
    const problem = await submit(account, found.intentId, code);
    if (problem) {
      const said = translate(language, problem);
      return show(400, { ...findVerification(account, name), problem: said, typed: code });
    }
    // Loading the page again must not send the code again.
    return { status: 303, headers: { location: `${name}${request.search}` }, body: '' };
  });
}

/** @returns what is wrong with the code, in English; undefined when the account is verified */
async function submit(account: Account, intentId: string, code: string): Promise<string | undefined> {
  if (code.trim() === '') return 'Enter the 6-character code.';
  const transaction = new Transaction(account.store, { ...account, requestId: null, idempotencyKey: null });
  const intent = transaction.get('paymentIntents', intentId);
  if (!intent) return 'This payment does not exist any more.';
  const { refusal } = settleMicrodeposits(transaction, intent, { code });
  await transaction.commit();
  return refusal && refusalBody.parse(refusal.body).error.message;
}

/** A page outlives its verification: whoever comes back is told how it ended. */
function findVerification({ store }: Account, name: string): Verification {
  const link = store.get('hostedPages', name);
  const intent = link && store.get('paymentIntents', link.paymentIntent);
  if (!link || !intent) return { kind: 'unknown' };
  const method = store.get('paymentMethods', link.paymentMethod);
  if (!method || !('testBankAccount' in method)) return { kind: 'unknown' };
  const { bank_name: bankName, last4 } = method.paymentMethod.us_bank_account;
  const facts = { intentId: intent.id, amount: intent.amount, bankName, last4 };
  if (method.isVerified) return { kind: 'verified', ...facts };
  const isOpen = store.get('verifications', intent.id)?.page === name;
  return { kind: isOpen ? 'open' : 'over', ...facts };
}

function answerWith(status: number, verification: Verification & Entry, language: Language): PageAnswer {
  const found = verification.kind === 'unknown' ? 404 : status;
  return text(found, verifyPage(verification, language), 'text/html; charset=utf-8');
}

function text(status: number, body: string, type: string): PageAnswer {
  return {
    status,
    body,
    headers: {
      'content-type': type,
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  };
}
