import { createCardFields } from './cardFields.js';
import { createCardIcon } from './cardIcon.js';
import { brandOf, validationError } from './cardRules.js';
import { createCardSheet } from './cardStyles.js';

const HOST_CLASSES = {
  base: 'StripeElement',
  complete: 'StripeElement--complete',
  empty: 'StripeElement--empty',
  focus: 'StripeElement--focus',
  invalid: 'StripeElement--invalid',
};

/** Stripe's single-line card entry. Only this script calls `readEntry`: the page never sees a card number. */
export class CardElement {
  #translator;
  #options;
  #host = null;
  #view = document.createElement('div');
  #root;
  #entry = document.createElement('div');
  #icon = createCardIcon();
  #fields = [];
  #listeners = new Map();
  #lastChange = '';
  #isFocused = false;
  #isDestroyed = false;

  constructor(translator, options = {}) {
    this.#translator = translator;
    this.#options = options;
    this.#root = this.#view.attachShadow({ mode: 'open', delegatesFocus: true });
    this.#root.append(this.#entry);
    this.#build();
  }

  mount(target) {
    if (this.#isDestroyed)
      throw integrationError('This Element has already been destroyed. Please create a new one.');
    const host = typeof target === 'string' ? document.querySelector(target) : target;
    if (!host) {
      throw integrationError(
        `The selector you specified (${target}) applies to no DOM elements that are currently on the page. Make sure the element exists on the page before calling mount().`,
      );
    }
    this.unmount();
    this.#host = host;
    host.replaceChildren(this.#view);
    this.#render();
    queueMicrotask(() => this.#emit('ready', { elementType: 'card' }));
  }

  unmount() {
    this.#view.remove();
    this.#host?.classList.remove(...Object.values(this.#classes()));
    this.#host = null;
  }

  destroy() {
    this.unmount();
    this.clear();
    this.#isDestroyed = true;
    this.#listeners.clear();
  }

  on(type, handler) {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), handler]);
    return this;
  }

  once(type, handler) {
    const wrapped = (event) => {
      this.off(type, wrapped);
      handler(event);
    };
    return this.on(type, wrapped);
  }

  off(type, handler) {
    const remaining = (this.#listeners.get(type) ?? []).filter(
      (listener) => handler !== undefined && listener !== handler,
    );
    this.#listeners.set(type, remaining);
    return this;
  }

  update(options = {}) {
    const mustRebuild =
      'hidePostalCode' in options && options.hidePostalCode !== this.#options.hidePostalCode;
    this.#options = { ...this.#options, ...options };
    if (mustRebuild) this.#build();
    else this.#applyOptions();
    this.#handleChange();
  }

  clear() {
    for (const field of this.#fields) {
      field.input.value = '';
      field.error = null;
    }
    this.#handleChange();
  }

  focus() {
    this.#fields[0].input.focus();
  }

  blur() {
    this.#root.activeElement?.blur();
  }

  /** Returns the card entry, or the first validation error, which the element then shows. */
  readEntry() {
    for (const field of this.#fields) field.error = field.validateNow();
    this.#handleChange();
    const invalidField = this.#fields.find(({ error }) => error);
    if (invalidField) return { error: validationError(invalidField.error, this.#translator) };
    const [number, expiry, cvc, zip] = this.#fields.map((field) => field.digits());
    return {
      card: { number, exp_month: String(Number(expiry.slice(0, 2))), exp_year: `20${expiry.slice(2)}`, cvc },
      postalCode: zip,
    };
  }

  #build() {
    const values = new Map(this.#fields.map(({ name, input }) => [name, input.value]));
    this.#fields = createCardFields({
      translator: this.#translator,
      hidePostalCode: this.#options.hidePostalCode === true,
      onEdit: () => this.#handleChange(),
      onFocus: () => this.#handleFocus(),
      onBlur: () => this.#handleBlur(),
      onEscape: () => this.#emit('escape', { elementType: 'card' }),
    });
    for (const { name, input } of this.#fields) input.value = values.get(name) ?? '';
    const [number, ...rest] = this.#fields.map(({ input }) => input);
    this.#entry.replaceChildren(createBox('lead', this.#icon.icon, number), createBox('rest', ...rest));
    this.#applyOptions();
    this.#lastChange = JSON.stringify(this.#state());
  }

  #applyOptions() {
    const { style, disabled, hideIcon, value } = this.#options;
    this.#root.adoptedStyleSheets = [createCardSheet(style)];
    this.#icon.icon.style.display = hideIcon ? 'none' : '';
    for (const { name, input } of this.#fields) {
      input.disabled = disabled === true;
      if (name === 'zip' && value?.postalCode !== undefined) input.value = value.postalCode;
    }
    this.#render();
  }

  #state() {
    const invalidField = this.#fields.find(({ error }) => error);
    const zip = this.#fields.find(({ name }) => name === 'zip');
    return {
      elementType: 'card',
      complete: this.#fields.every((field) => field.validateNow() === null),
      empty: this.#fields.every((field) => field.digits() === ''),
      error: invalidField ? validationError(invalidField.error, this.#translator) : undefined,
      brand: brandOf(this.#fields[0].digits()).name,
      value: { postalCode: zip?.digits() ?? '' },
    };
  }

  #handleChange() {
    this.#render();
    const state = this.#state();
    const summary = JSON.stringify(state);
    if (summary === this.#lastChange) return;
    this.#lastChange = summary;
    this.#emit('change', state);
  }

  #handleFocus() {
    if (this.#isFocused) return;
    this.#isFocused = true;
    this.#render();
    this.#emit('focus', { elementType: 'card' });
  }

  #handleBlur() {
    this.#handleChange();
    // The next field of the same entry gets the focus only after this event.
    queueMicrotask(() => {
      if (this.#root.activeElement || !this.#isFocused) return;
      this.#isFocused = false;
      this.#render();
      this.#emit('blur', { elementType: 'card' });
    });
  }

  #render() {
    const { brand, complete, empty, error } = this.#state();
    for (const { error: code, input } of this.#fields) {
      input.classList.toggle('invalid', code !== null);
      input.setAttribute('aria-invalid', String(code !== null));
    }
    this.#entry.className = 'entry';
    this.#entry.classList.toggle('complete', complete);
    this.#entry.classList.toggle('empty', empty);
    this.#entry.classList.toggle('has-error', error !== undefined);
    this.#icon.show(brand, error?.code.endsWith('_number') ?? false);
    if (!this.#host) return;
    const classes = this.#classes();
    this.#host.classList.add(classes.base);
    this.#host.classList.toggle(classes.complete, complete);
    this.#host.classList.toggle(classes.empty, empty);
    this.#host.classList.toggle(classes.focus, this.#isFocused);
    this.#host.classList.toggle(classes.invalid, error !== undefined);
  }

  #classes() {
    return { ...HOST_CLASSES, ...this.#options.classes };
  }

  #emit(type, event) {
    for (const handler of this.#listeners.get(type) ?? []) handler(event);
  }
}

function createBox(className, ...children) {
  const node = document.createElement('div');
  node.className = className;
  node.append(...children);
  return node;
}

export function integrationError(message) {
  const error = new Error(message);
  error.name = 'IntegrationError';
  return error;
}
