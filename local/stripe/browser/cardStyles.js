/** The fixed layout of the card entry. A page sets the rest with `options.style`. */
const LAYOUT = `
  :host { display: block; container-type: inline-size; }
  .entry { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25em 0.75em; min-width: 0; }
  .lead { display: flex; flex: 1 1 13.5em; align-items: center; gap: 0.75em; min-width: 0; }
  .rest { display: flex; flex: 0 1 auto; align-items: center; gap: 0.75em; min-width: 0; }
  .icon { flex: none; width: 1.75em; height: 1.25em; }
  .field { createBox-sizing: border-box; min-width: 0; margin: 0; padding: 0; border: 0; outline: 0;
    background: transparent; font: inherit; letter-spacing: inherit; color: inherit;
    line-height: inherit; -webkit-text-fill-color: currentcolor; }
  .field::placeholder { color: #6b7280; opacity: 1; -webkit-text-fill-color: currentcolor; }
  .field:disabled { opacity: 0.55; cursor: not-allowed; }
  .field:-webkit-autofill { transition: background-color 1e5s; }
  .number { flex: 1 1 auto; width: 100%; }
  .expiry { width: 4.5em; }
  .cvc { width: 3em; }
  .zip { width: 3.75em; }
  .field.invalid { color: #df1b41; }
  /* Too narrow for one row: the second row starts below the number. */
  @container (max-width: 27em) { .rest { padding-inline-start: 2.5em; } }
`;

const DEFAULT_BASE = {
  color: '#30313d',
  fontFamily: 'system-ui, sans-serif',
  fontSize: '16px',
  lineHeight: '1.4',
};

/** The style properties that Stripe accepts. */
const PROPERTIES = new Map([
  ['backgroundColor', 'background-color'],
  ['color', 'color'],
  ['fontFamily', 'font-family'],
  ['fontSize', 'font-size'],
  ['fontStyle', 'font-style'],
  ['fontVariant', 'font-variant'],
  ['fontWeight', 'font-weight'],
  ['letterSpacing', 'letter-spacing'],
  ['lineHeight', 'line-height'],
  ['padding', 'padding'],
  ['textAlign', 'text-align'],
  ['textDecoration', 'text-decoration'],
  ['textShadow', 'text-shadow'],
  ['textTransform', 'text-transform'],
]);

const PSEUDOS = [':hover', ':focus', '::placeholder', '::selection', ':disabled', ':-webkit-autofill'];

const ICON_SELECTORS = {
  base: '.icon',
  complete: '.complete .icon',
  empty: '.empty .icon',
  invalid: '.has-error .icon',
};
const TEXT_SELECTORS = {
  base: '.entry',
  complete: '.entry.complete',
  empty: '.entry.empty',
  invalid: '.field.invalid',
};

/** Uses a constructed style sheet because a strict content security policy blocks style elements and attributes. */
export function createCardSheet(style = {}) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(LAYOUT);
  addRule(sheet, '.icon', { color: '#6b7280' });
  addRule(sheet, '.has-error .icon', { color: '#df1b41' });
  const variants = { ...style, base: { ...DEFAULT_BASE, ...style.base } };
  for (const variant of ['base', 'complete', 'empty', 'invalid']) {
    const rules = variants[variant];
    if (!rules) continue;
    addRule(sheet, TEXT_SELECTORS[variant], rules);
    if (rules.iconColor) addRule(sheet, ICON_SELECTORS[variant], { color: rules.iconColor });
    for (const pseudo of PSEUDOS) {
      const field = variant === 'invalid' ? '.field.invalid' : `${TEXT_SELECTORS[variant]} .field`;
      if (rules[pseudo]) addRule(sheet, `${field}${pseudo}`, rules[pseudo]);
    }
  }
  return sheet;
}

function addRule(sheet, selector, declarations) {
  const rule = sheet.cssRules[sheet.insertRule(`${selector} {}`, sheet.cssRules.length)];
  for (const [name, value] of Object.entries(declarations)) {
    const property = PROPERTIES.get(name);
    if (property) rule.style.setProperty(property, value);
  }
}
