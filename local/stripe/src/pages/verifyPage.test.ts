import { expect, test } from 'vitest';
import { verifyPage } from './verifyPage.ts';

const facts = { intentId: 'pi_1', amount: 1500, bankName: 'A & B', last4: '6789' };

test.each([
  ['en', 'Verify your bank account', 'To pay $15.00 from this account', 'account ending in 6789'],
  ['es', 'Verifique su cuenta bancaria', 'Para pagar $15.00 desde esta cuenta', 'cuenta terminada en 6789'],
  [
    'fr',
    'Vérifiez votre compte bancaire',
    'Pour payer 15,00\u00a0$ depuis ce compte',
    'compte se terminant par 6789',
  ],
] as const)('renders the hosted page in %s', (language, title, instruction, account) => {
  const page = verifyPage({ kind: 'open', ...facts }, language);
  expect(page).toContain(`<html lang="${language}">`);
  expect(page).toContain(`<h1>${title}</h1>`);
  expect(page).toContain(instruction);
  expect(page).toContain(account);
  expect(page).toContain('A &amp; B');
});

test('escapes the entered code and its error message', () => {
  const page = verifyPage({ kind: 'open', ...facts, enteredCode: '"><b>', problem: '<i>' }, 'en');
  expect(page).toContain('value="&quot;&gt;&lt;b&gt;"');
  expect(page).toContain('>&lt;i&gt;<');
  expect(page).toContain('<title>Error: Verify your bank account</title>');
});
