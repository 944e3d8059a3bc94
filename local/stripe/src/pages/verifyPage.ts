import { type Language, languages, translate } from '../languages/languages.ts';

interface Facts {
  intentId: string;
  /** Cents. */
  amount: number;
  bankName: string;
  last4: string;
}

/** The state of the verification that the hosted page shows. */
export type Verification = { kind: 'unknown' } | ({ kind: 'open' | 'verified' | 'ended' } & Facts);

export interface CodeEntry {
  /** The error message, in the language of the page. */
  problem?: string;
  enteredCode?: string;
}

type Translate = (text: string, values?: Readonly<Record<string, string>>) => string;

/** Renders the HTML page of one micro-deposit. Its only other file is the style sheet. */
export function verifyPage(verification: Verification & CodeEntry, language: Language): string {
  // No text contains markup, so everything can be escaped.
  const t: Translate = (text, values) => escape(translate(language, text, values));
  const { title, body, hasProblem = false } = contentOf(verification, language, t);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${hasProblem ? t('Error: {{title}}', { title: translate(language, title) }) : t(title)}</title>
<link rel="stylesheet" href="page.css">
</head>
<body>
<main>
<h1>${t(title)}</h1>
${body}
</main>
</body>
</html>
`;
}

interface Content {
  title: string;
  body: string;
  hasProblem?: boolean;
}

function contentOf(verification: Verification & CodeEntry, language: Language, t: Translate): Content {
  switch (verification.kind) {
    case 'unknown':
      return {
        title: 'Link not found',
        body: `<p>${t('This link does not belong to any payment. Check that it is complete.')}</p>`,
      };
    case 'verified':
      return {
        title: 'Bank account verified',
        body: `${accountLine(verification, t)}<p class="good" role="status"><strong>${t('Thank you, the account is verified.')}</strong>
${t('Your payment of {{amount}} is on its way. It takes about four business days to clear. You can close this page.', { amount: money(verification.amount, language) })}</p>`,
      };
    case 'ended':
      return {
        title: 'Verification has ended',
        body: `${accountLine(verification, t)}${problemLine(verification.problem)}<p>${t('This account can no longer be verified with this link. Go back to the payment and pay with another account or a card.')}</p>`,
      };
    case 'open':
      return {
        title: 'Verify your bank account',
        body: form(verification, language, t),
        hasProblem: verification.problem !== undefined,
      };
  }
}

function form(facts: Facts & CodeEntry, language: Language, t: Translate): string {
  const { amount, problem, enteredCode = '' } = facts;
  const describedBy = `${problem ? 'problem ' : ''}hint`;
  const amounts = { amount: money(amount, language), deposit: money(1, language) };
  return `${accountLine(facts, t)}
<p>${t('To pay {{amount}} from this account, enter the code of the {{deposit}} deposit that we sent to it.', amounts)}</p>
<form method="post">
<label for="code">${t('Deposit code')}</label>
<p id="hint" class="hint">${t('6 characters that begin with SM, in the description of the deposit on your statement.')}</p>
${problemLine(problem)}<input id="code" name="code" value="${escape(enteredCode)}" maxlength="12" autocomplete="off" autocapitalize="characters" spellcheck="false" required aria-describedby="${describedBy}"${problem ? ' aria-invalid="true" autofocus' : ''}>
<button>${t('Verify account')}</button>
</form>
<p class="hint test-codes">${t('This is a test page: no money moves. SM11AA verifies the account, SM33CC means too many attempts, and SM44DD means too late.')}</p>`;
}

function accountLine({ bankName, last4 }: Pick<Facts, 'bankName' | 'last4'>, t: Translate): string {
  return `<p class="account"><span>${escape(bankName)}</span> <span>${t('account ending in {{last4}}', { last4 })}</span></p>`;
}

function problemLine(problem: string | undefined): string {
  return problem ? `<p id="problem" class="bad" role="alert">${escape(problem)}</p>` : '';
}

function money(cents: number, language: Language): string {
  const { locale } = languages[language];
  const format = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;
  return new Intl.NumberFormat(locale, format).format(cents / 100);
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
