import { CardElement, integrationError } from './cardElement.js';

/** Builds the API parameters of a payment method: `{ data }`, or `{ error }` when the card entry is invalid. */
export function paymentMethodData({ type, card, us_bank_account: account, billing_details: billing }) {
  if (type === 'card') return readCard(card, billing);
  return { data: { type, us_bank_account: account, billing_details: billing } };
}

/** A postal code in the page's billing details takes precedence over the one in the card entry. */
function readCard(element, billing = {}) {
  if (!(element instanceof CardElement)) {
    throw integrationError('Invalid value for card: value should be a Card Element.');
  }
  const { card, postalCode, error } = element.readEntry();
  if (error) return { error };
  const address = { ...(postalCode ? { postal_code: postalCode } : {}), ...billing.address };
  return { data: { type: 'card', card, billing_details: { ...billing, address } } };
}
