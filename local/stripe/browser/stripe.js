import { integrationError } from './cardElement.js';
import { createConfirmations } from './confirmations.js';
import { createElements } from './elements.js';
import { createApi } from './emulatorApi.js';
import { paymentMethodData } from './paymentMethodData.js';
import { speakerFor } from './speaker.js';

/** The release train that @stripe/stripe-js 10 asks for; it warns about any other. */
const RELEASE_TRAIN = 'endive';

const scriptUrl = document.currentScript.src;

/**
 * What page code gets from `loadStripe`: Stripe.js's own calls, as far as cards and bank accounts need them. Fields and
 * refusals speak `locale`; elements may be given another one.
 */
function Stripe(publishableKey, { locale } = {}) {
  if (!String(publishableKey).startsWith('pk_test_')) {
    throw integrationError('Please call Stripe() with your publishable key. You used something else.');
  }
  const speaker = speakerFor(locale);
  const api = createApi(scriptUrl, publishableKey, speaker);

  return {
    elements: (options = {}) => createElements(options.locale ? speakerFor(options.locale) : speaker),
    _registerWrapper() {},
    registerAppInfo() {},
    ...createConfirmations(api, speaker),

    async createToken() {
      return {
        error: {
          type: 'invalid_request_error',
          message: 'Tokens are not available. Use createPaymentMethod.',
        },
      };
    },

    async createPaymentMethod(given) {
      const entry = paymentMethodData(given);
      if (entry.error) return entry;
      const parameters = { ...entry.data, metadata: given.metadata };
      const { value, error } = await api.post('/payment_methods', parameters);
      return error ? { error } : { paymentMethod: value };
    },
  };
}

Stripe.version = RELEASE_TRAIN;
window.Stripe = Stripe;
