import { StripeError } from '../StripeError.ts';
import type { TestCard } from './testCard.ts';
import { testCardByNumber } from './testCards.ts';

interface CardEntry {
  number: string;
  exp_month: number;
  exp_year: number;
  cvc?: string | undefined;
}

/**
 * Finds the test card that the payer entered.
 * @throws StripeError (402) when the entry is malformed or is not a test card
 */
export function readCard(entry: CardEntry, now = new Date()): TestCard {
  const number = entry.number.replaceAll(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) {
    throw cardError('incorrect_number', 'Your card number is incorrect.', 'number');
  }
  if (entry.exp_month < 1 || entry.exp_month > 12) {
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  }
  const year = entry.exp_year < 100 ? 2000 + entry.exp_year : entry.exp_year;
  if (year < now.getUTCFullYear() || year > now.getUTCFullYear() + 50) {
    throw cardError('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  }
  if (year === now.getUTCFullYear() && entry.exp_month < now.getUTCMonth() + 1) {
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  }
  if (entry.cvc !== undefined && !/^\d{3,4}$/.test(entry.cvc)) {
    throw cardError('invalid_cvc', "Your card's security code is invalid.", 'cvc');
  }
  const card = testCardByNumber(number);
  if (!card) throw notATestCard();
  return card;
}

/** Checks the ISO/IEC 7812 check digit. */
export function passesLuhn(number: string): boolean {
  const sum = [...number].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function cardError(code: string, message: string, param: string): StripeError {
  return new StripeError(402, { type: 'card_error', code, message, param });
}

function notATestCard(): StripeError {
  return new StripeError(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'test_mode_live_card',
    message:
      'Your card was declined. Your request was in test mode, but used a non test (live) card. ' +
      'For a list of valid test cards, visit: https://stripe.com/docs/testing.',
    param: '',
  });
}
