import { CardElement, integrationError } from './cardElement.js';

/** `stripe.elements()`: one element of each type. The card entry is the type there is. */
export function createElements(speaker) {
  const made = new Map();
  return {
    create(type, options) {
      if (type !== 'card')
        throw integrationError(
          `A valid Element name must be provided. Valid Elements are: card; you passed: ${type}.`,
        );
      if (made.has(type))
        throw integrationError(`Can only create one Element of type ${type} through this Elements instance.`);
      const element = new CardElement(speaker, options);
      const destroy = element.destroy.bind(element);
      element.destroy = () => {
        made.delete(type);
        destroy();
      };
      made.set(type, element);
      return element;
    },
    getElement(type) {
      return made.get(type?.__elementType ?? type) ?? null;
    },
    update() {},
    fetchUpdates: async () => ({}),
    submit: async () => ({}),
  };
}
