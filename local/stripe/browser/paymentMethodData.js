import { CardElement, integrationError } from './cardElement.js';

/** What goes to the API for a payment method: `{ data }`, or `{ error }` for an entry that is not complete. */
export function paymentMethodData({ type, card, us_bank_account: account, billing_details: billing }) {
  if (type === 'card') return readCard(card, billing);
  return { data: { type, us_bank_account: account, billing_details: billing } };
}

/** The postal code that was typed counts unless the page gave one. */
function readCard(element, billing = {}) {
  if (!(element instanceof CardElement)) {
    throw integrationError('Invalid value for card: value should be a Card Element.');
  }
  const { card, postalCode, error } = element.readEntry();
  if (error) return { error };
  const address = { ...(postalCode ? { postal_code: postalCode } : {}), ...billing.address };
  return { data: { type: 'card', card, billing_details: { ...billing, address } } };
}
