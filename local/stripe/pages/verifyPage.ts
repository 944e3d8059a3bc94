interface Facts {
  intentId: string;
  /** Cents. */
  amount: number;
  bankName: string;
  last4: string;
}

/** What the hosted page has to show. */
export type Verification = { kind: 'unknown' } | ({ kind: 'open' | 'verified' | 'over' } & Facts);

interface Entry {
  problem?: string;
  typed?: string;
}

/** The page for one micro-deposit, complete in itself but for its style sheet. */
export function verifyPage(verification: Verification & Entry): string {
  switch (verification.kind) {
    case 'unknown':
      return page(
        'Link not found',
        '<p>This link does not belong to any payment. Check that it is complete.</p>',
      );
    case 'verified':
      return page(
        'Bank account verified',
        `${accountLine(verification)}<p class="good" role="status"><strong>Thank you, the account is verified.</strong>
Your payment of ${money(verification.amount)} is on its way. It takes about four business days to clear. You can close this page.</p>`,
      );
    case 'over':
      return page(
        'Verification has ended',
        `${accountLine(verification)}${problemLine(verification.problem)}<p>This account can no longer be verified with this link. Go back to the payment and pay with another account or a card.</p>`,
      );
    case 'open':
      return page('Verify your bank account', form(verification), verification.problem !== undefined);
  }
}

function form({ amount, bankName, last4, problem, typed = '' }: Facts & Entry): string {
  const described = `${problem ? 'problem ' : ''}hint`;
  return `${accountLine({ bankName, last4 })}
<p>To pay ${money(amount)} from this account, enter the code of the $0.01 deposit that we sent to it.</p>
<form method="post">
<label for="code">Deposit code</label>
<p id="hint" class="hint">6 characters that begin with SM, in the description of the deposit on your statement.</p>
${problemLine(problem)}<input id="code" name="code" value="${escape(typed)}" maxlength="12" autocomplete="off" autocapitalize="characters" spellcheck="false" required aria-describedby="${described}"${problem ? ' aria-invalid="true" autofocus' : ''}>
<button>Verify account</button>
</form>
<p class="hint demo">No money moves here. Test codes: SM11AA verifies, SM33CC has been tried too often, SM44DD came too late.</p>`;
}

function accountLine({ bankName, last4 }: Pick<Facts, 'bankName' | 'last4'>): string {
  return `<p class="account"><span>${escape(bankName)}</span> <span>account ending in ${escape(last4)}</span></p>`;
}

function problemLine(problem: string | undefined): string {
  return problem ? `<p id="problem" class="bad" role="alert">${escape(problem)}</p>` : '';
}

function page(title: string, body: string, hasProblem = false): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${hasProblem ? 'Error: ' : ''}${escape(title)}</title>
<link rel="stylesheet" href="page.css">
</head>
<body>
<main>
<h1>${escape(title)}</h1>
${body}
</main>
</body>
</html>
`;
}

function money(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
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
