import { integrationError } from './cardElement.js';
import { createConfirmations } from './confirmations.js';
import { createElements } from './elements.js';
import { createApi } from './emulatorApi.js';
import { paymentMethodData } from './paymentMethodData.js';
import { createTranslator } from './translator.js';

/** The release train that @stripe/stripe-js 10 expects; it warns about any other. */
const RELEASE_TRAIN = 'endive';

const scriptUrl = document.currentScript.src;

/**
 * The `Stripe` constructor that `loadStripe` returns, with the calls that cards and bank accounts need. Fields and error
 * messages use `locale`; `elements()` accepts a different one.
 */
function Stripe(publishableKey, { locale } = {}) {
  if (!String(publishableKey).startsWith('pk_test_')) {
    throw integrationError('Please call Stripe() with your publishable key. You used something else.');
  }
  const translator = createTranslator(locale);
  const api = createApi(scriptUrl, publishableKey, translator);

  return {
    elements: (options = {}) =>
      createElements(options.locale ? createTranslator(options.locale) : translator),
    _registerWrapper() {},
    registerAppInfo() {},
    ...createConfirmations(api, translator),

    async createToken() {
      return {
        error: {
          type: 'invalid_request_error',
          message: 'Tokens are not available. Use createPaymentMethod.',
        },
      };
    },

    async createPaymentMethod(options) {
      const entry = paymentMethodData(options);
      if (entry.error) return entry;
      const parameters = { ...entry.data, metadata: options.metadata };
      const { value, error } = await api.post('/payment_methods', parameters);
      return error ? { error } : { paymentMethod: value };
    },
  };
}

Stripe.version = RELEASE_TRAIN;
window.Stripe = Stripe;
