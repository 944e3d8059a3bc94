import {
  brandOf,
  digitsOf,
  formatExpiry,
  formatNumber,
  validateCvc,
  validateExpiry,
  validateNumber,
  validateZip,
  maxZipLength,
} from './cardRules.js';

/** The four fields of a card entry: name, label, formatting and validation. */
const FIELDS = [
  {
    name: 'number',
    label: 'Card number',
    placeholder: 'Card number',
    autocomplete: 'cc-number',
    format: (text) => formatNumber(digitsOf(text)),
    validate: (digits) => validateNumber(digits),
  },
  {
    name: 'expiry',
    label: 'Expiration date',
    placeholder: 'MM / YY',
    autocomplete: 'cc-exp',
    format: formatExpiry,
    validate: (digits) => validateExpiry(digits),
  },
  {
    name: 'cvc',
    label: 'Security code',
    placeholder: 'CVC',
    autocomplete: 'cc-csc',
    format: (text, isDeleting, number) => digitsOf(text).slice(0, brandOf(number).cvc),
    validate: validateCvc,
  },
  {
    name: 'zip',
    label: 'ZIP code',
    placeholder: 'ZIP',
    autocomplete: 'postal-code',
    format: (text) => digitsOf(text).slice(0, maxZipLength()),
    validate: (digits) => validateZip(digits),
  },
];

/** Creates the inputs in order. `onEdit(field)` and `onBlur(field)` report what the payer did. */
export function createCardFields({ translator, hidePostalCode, onEdit, onFocus, onBlur, onEscape }) {
  const fields = FIELDS.filter(({ name }) => name !== 'zip' || !hidePostalCode).map((definition) => ({
    ...definition,
    input: createInput(definition, translator),
    /** The Stripe code of the error that is shown, or null. */
    error: null,
  }));
  const numberDigits = () => digitsOf(fields[0].input.value);
  for (const [index, field] of fields.entries()) {
    const { input } = field;
    field.digits = () => digitsOf(input.value);
    field.validateNow = () => field.validate(field.digits(), numberDigits());
    input.addEventListener('input', (event) => {
      const isDeleting = event.inputType?.startsWith('delete') ?? false;
      reformat(field, isDeleting, numberDigits());
      field.error = errorWhileTyping(field);
      // Another brand may have a longer or shorter security code.
      if (field.name === 'number') clearResolvedCvcError(fields);
      onEdit(field);
      const isAtEnd = input.selectionStart === input.value.length;
      const hasFocus = input.getRootNode().activeElement === input;
      if (!isDeleting && hasFocus && isAtEnd && field.validateNow() === null)
        fields[index + 1]?.input.focus();
    });
    input.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') onEscape();
      if (event.key !== 'Backspace' || input.value !== '' || index === 0) return;
      event.preventDefault();
      focusAtEnd(fields[index - 1].input);
    });
    input.addEventListener('focus', () => onFocus(field));
    input.addEventListener('blur', () => {
      if (field.digits() !== '') field.error = field.validateNow();
      onBlur(field);
    });
  }
  return fields;
}

function createInput({ name, label, placeholder, autocomplete }, { translate }) {
  const input = document.createElement('input');
  input.type = 'text';
  input.inputMode = 'numeric';
  input.name = name;
  input.className = `field ${name}`;
  input.placeholder = translate(placeholder);
  input.autocomplete = autocomplete;
  input.spellcheck = false;
  input.setAttribute('autocorrect', 'off');
  input.setAttribute('aria-label', translate(label));
  input.setAttribute('aria-invalid', 'false');
  return input;
}

/** While typing, an incomplete entry is not an error; it is checked when the field loses the focus. */
function errorWhileTyping(field) {
  const code = field.validateNow();
  return code?.startsWith('incomplete') ? null : code;
}

function clearResolvedCvcError(fields) {
  const cvc = fields.find(({ name }) => name === 'cvc');
  if (cvc?.error && cvc.validateNow() === null) cvc.error = null;
}

/** Formats the text and keeps the caret after the same digit. */
function reformat({ input, format }, isDeleting, numberDigits) {
  const caret = input.selectionStart ?? input.value.length;
  const wasAtEnd = caret === input.value.length;
  const digitsBefore = digitsOf(input.value.slice(0, caret)).length;
  const text = format(input.value, isDeleting, numberDigits);
  if (text === input.value) return;
  input.value = text;
  const position = wasAtEnd ? text.length : positionAfterDigits(text, digitsBefore);
  if (input.getRootNode().activeElement === input) input.setSelectionRange(position, position);
}

function positionAfterDigits(text, count) {
  let seen = 0;
  for (let position = 0; position < text.length; position += 1) {
    if (seen === count) return position;
    if (/\d/.test(text[position])) seen += 1;
  }
  return text.length;
}

function focusAtEnd(input) {
  input.focus();
  input.setSelectionRange(input.value.length, input.value.length);
}
