import { currentLanguage } from '../../../lib/language/i18n.ts';

/** A last comma with one or two digits after it. */
const DECIMAL_COMMA = /,(\d{1,2})(?=\D*$)/;

/** An amount with a decimal point: in French, people type `12,50`. In other languages that is ambiguous, and refused. */
export function withDecimalPoint(amount: string): string {
  return currentLanguage() === 'fr' ? amount.replace(DECIMAL_COMMA, '.$1') : amount;
}
