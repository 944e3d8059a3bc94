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

/** Stripe's single-line card entry. `readEntry` is for this script alone: the page never sees a card number. */
export class CardElement {
  #speaker;
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

  constructor(speaker, options = {}) {
    this.#speaker = speaker;
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
    this.#paint();
    queueMicrotask(() => this.#tell('ready', { elementType: 'card' }));
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
    const kept = (this.#listeners.get(type) ?? []).filter(
      (known) => handler !== undefined && known !== handler,
    );
    this.#listeners.set(type, kept);
    return this;
  }

  update(options = {}) {
    const mustRebuild =
      'hidePostalCode' in options && options.hidePostalCode !== this.#options.hidePostalCode;
    this.#options = { ...this.#options, ...options };
    if (mustRebuild) this.#build();
    else this.#dress();
    this.#changed();
  }

  clear() {
    for (const field of this.#fields) {
      field.input.value = '';
      field.error = null;
    }
    this.#changed();
  }

  focus() {
    this.#fields[0].input.focus();
  }

  blur() {
    this.#root.activeElement?.blur();
  }

  /** What was typed, or the first thing that is wrong with it, which the element then shows. */
  readEntry() {
    for (const field of this.#fields) field.error = field.validateNow();
    this.#changed();
    const wrong = this.#fields.find(({ error }) => error);
    if (wrong) return { error: validationError(wrong.error, this.#speaker) };
    const [number, expiry, cvc, zip] = this.#fields.map((field) => field.digits());
    return {
      card: { number, exp_month: String(Number(expiry.slice(0, 2))), exp_year: `20${expiry.slice(2)}`, cvc },
      postalCode: zip,
    };
  }

  #build() {
    const typed = new Map(this.#fields.map(({ name, input }) => [name, input.value]));
    this.#fields = createCardFields({
      speaker: this.#speaker,
      hidePostalCode: this.#options.hidePostalCode === true,
      onEdit: () => this.#changed(),
      onFocus: () => this.#focused(),
      onLeave: () => this.#left(),
      onEscape: () => this.#tell('escape', { elementType: 'card' }),
    });
    for (const { name, input } of this.#fields) input.value = typed.get(name) ?? '';
    const [number, ...rest] = this.#fields.map(({ input }) => input);
    this.#entry.replaceChildren(box('lead', this.#icon.icon, number), box('rest', ...rest));
    this.#dress();
    this.#lastChange = JSON.stringify(this.#state());
  }

  #dress() {
    const { style, disabled, hideIcon, value } = this.#options;
    this.#root.adoptedStyleSheets = [createCardSheet(style)];
    this.#icon.icon.style.display = hideIcon ? 'none' : '';
    for (const { name, input } of this.#fields) {
      input.disabled = disabled === true;
      if (name === 'zip' && value?.postalCode !== undefined) input.value = value.postalCode;
    }
    this.#paint();
  }

  #state() {
    const wrong = this.#fields.find(({ error }) => error);
    const zip = this.#fields.find(({ name }) => name === 'zip');
    return {
      elementType: 'card',
      complete: this.#fields.every((field) => field.validateNow() === null),
      empty: this.#fields.every((field) => field.digits() === ''),
      error: wrong ? validationError(wrong.error, this.#speaker) : undefined,
      brand: brandOf(this.#fields[0].digits()).name,
      value: { postalCode: zip?.digits() ?? '' },
    };
  }

  #changed() {
    this.#paint();
    const state = this.#state();
    const summary = JSON.stringify(state);
    if (summary === this.#lastChange) return;
    this.#lastChange = summary;
    this.#tell('change', state);
  }

  #focused() {
    if (this.#isFocused) return;
    this.#isFocused = true;
    this.#paint();
    this.#tell('focus', { elementType: 'card' });
  }

  #left() {
    this.#changed();
    // The next field of the same entry takes the focus after this event.
    queueMicrotask(() => {
      if (this.#root.activeElement || !this.#isFocused) return;
      this.#isFocused = false;
      this.#paint();
      this.#tell('blur', { elementType: 'card' });
    });
  }

  #paint() {
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

  #tell(type, event) {
    for (const handler of this.#listeners.get(type) ?? []) handler(event);
  }
}

function box(className, ...children) {
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
