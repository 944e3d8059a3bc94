import { showChallenge } from './challengeDialog.js';
import { integrationError } from './cardElement.js';
import { paymentMethodData } from './paymentMethodData.js';

/** The Stripe.js calls that confirm a payment. Each returns `{ paymentIntent }` or `{ error }`. */
export function createConfirmations(api, translator) {
  const confirm = (clientSecret, type, data = {}) => {
    const { payment_method: method, receipt_email: receiptEmail, return_url: returnUrl } = data;
    const parameters = { client_secret: clientSecret, receipt_email: receiptEmail, return_url: returnUrl };
    if (typeof method === 'string') parameters.payment_method = method;
    else if (method) {
      const entry = paymentMethodData({ type, ...method });
      if (entry.error) return entry;
      parameters.payment_method_data = entry.data;
    }
    return send(`${intentPath(clientSecret)}/confirm`, parameters);
  };

  const send = async (path, parameters) => asResult(await api.post(path, parameters));

  const retrieve = async (clientSecret) =>
    asResult(await api.get(intentPath(clientSecret), { client_secret: clientSecret }));

  /** Shows the bank's challenge if the payment requires one. */
  const withChallenge = async (clientSecret, result) => {
    if (result.paymentIntent?.next_action?.type !== 'use_stripe_sdk') return result;
    const outcome = await showChallenge(result.paymentIntent, translator);
    return send(`${intentPath(clientSecret)}/authenticate`, { client_secret: clientSecret, outcome });
  };

  return {
    async confirmCardPayment(clientSecret, data, { handleActions = true } = {}) {
      const existing = data?.payment_method ? undefined : await retrieve(clientSecret);
      const isWaiting = existing?.paymentIntent?.status === 'requires_action';
      const result = isWaiting ? existing : await confirm(clientSecret, 'card', data);
      return handleActions ? withChallenge(clientSecret, result) : result;
    },

    async confirmUsBankAccountPayment(clientSecret, data) {
      return confirm(clientSecret, 'us_bank_account', data);
    },

    async verifyMicrodepositsForPayment(clientSecret, { amounts, descriptor_code: code } = {}) {
      const parameters = { client_secret: clientSecret, amounts, descriptor_code: code };
      return send(`${intentPath(clientSecret)}/verify_microdeposits`, parameters);
    },

    async handleNextAction({ clientSecret }) {
      return withChallenge(clientSecret, await retrieve(clientSecret));
    },

    async handleCardAction(clientSecret) {
      return withChallenge(clientSecret, await retrieve(clientSecret));
    },

    retrievePaymentIntent: retrieve,
  };
}

function asResult({ value, error }) {
  return error ? { error } : { paymentIntent: value };
}

function intentPath(clientSecret) {
  const [id, secret] = String(clientSecret).split('_secret_');
  if (!id.startsWith('pi_') || !secret) {
    throw integrationError(
      'Invalid value for clientSecret: it should be a client secret of the form ${id}_secret_${secret}.',
    );
  }
  return `/payment_intents/${encodeURIComponent(id)}`;
}
