import { z } from 'zod';
import { isLanguage, type Language, translate } from '../languages/languages.ts';
import { settleMicrodeposits } from '../paymentIntents/settleMicrodeposits.ts';
import type { Account } from '../requests/handleApiRequest.ts';
import { Transaction } from '../store/Transaction.ts';
import { verifyPageCss } from './verifyPageCss.ts';
import { type CodeEntry, verifyPage, type Verification } from './verifyPage.ts';

interface PageRequest {
  method: string;
  path: string;
  search: string;
  body: string;
  /** The preferred language of the payer's browser. */
  language: Language;
}

interface PageResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const errorBody = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

/**
 * Serves the hosted page where a payer enters the micro-deposit code. The page works without scripts. Its language is
 * `?locale=`, or else the browser's preferred language.
 */
export async function handlePageRequest(account: Account, request: PageRequest): Promise<PageResponse> {
  const name = request.path.slice('/verify/'.length);
  if (name === 'page.css') return textResponse(200, verifyPageCss, 'text/css; charset=utf-8');
  const locale = new URLSearchParams(request.search).get('locale') ?? '';
  const language = isLanguage(locale) ? locale : request.language;
  const show = (status: number, verification: Verification & CodeEntry) =>
    htmlResponse(status, verification, language);
  if (request.method !== 'POST') return show(200, findVerification(account, name));

  const code = new URLSearchParams(request.body).get('code') ?? '';
  return account.store.runExclusive(async () => {
    const found = findVerification(account, name);
    if (found.kind !== 'open') return show(200, found);
    const problem = await submitCode(account, found.intentId, code);
    if (problem) {
      const message = translate(language, problem);
      return show(400, { ...findVerification(account, name), problem: message, enteredCode: code });
    }
    // Redirects so that reloading the page does not submit the code again.
    return { status: 303, headers: { location: `${name}${request.search}` }, body: '' };
  });
}

/** @returns the problem with the code, in English; undefined when the account is verified */
async function submitCode(account: Account, intentId: string, code: string): Promise<string | undefined> {
  if (code.trim() === '') return 'Enter the 6-character code.';
  const transaction = new Transaction(account.store, { ...account, requestId: null, idempotencyKey: null });
  const intent = transaction.get('paymentIntents', intentId);
  if (!intent) return 'This payment no longer exists.';
  const { errorResponse } = settleMicrodeposits(transaction, intent, { code });
  await transaction.commit();
  return errorResponse && errorBody.parse(errorResponse.body).error.message;
}

/** Finds what the page shows. A link keeps working after its verification has ended and shows the result. */
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
  return { kind: isOpen ? 'open' : 'ended', ...facts };
}

function htmlResponse(
  status: number,
  verification: Verification & CodeEntry,
  language: Language,
): PageResponse {
  const pageStatus = verification.kind === 'unknown' ? 404 : status;
  return textResponse(pageStatus, verifyPage(verification, language), 'text/html; charset=utf-8');
}

function textResponse(status: number, body: string, type: string): PageResponse {
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
