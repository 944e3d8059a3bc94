import { CardElement, integrationError } from './cardElement.js';

/** `stripe.elements()`: at most one element of each type. Only the card element exists. */
export function createElements(translator) {
  const elements = new Map();
  return {
    create(type, options) {
      if (type !== 'card')
        throw integrationError(
          `A valid Element name must be provided. Valid Elements are: card; you passed: ${type}.`,
        );
      if (elements.has(type))
        throw integrationError(`Can only create one Element of type ${type} through this Elements instance.`);
      const element = new CardElement(translator, options);
      const destroy = element.destroy.bind(element);
      element.destroy = () => {
        elements.delete(type);
        destroy();
      };
      elements.set(type, element);
      return element;
    },
    getElement(type) {
      return elements.get(type?.__elementType ?? type) ?? null;
    },
    update() {},
    fetchUpdates: async () => ({}),
    submit: async () => ({}),
  };
}
