const TITLE = '3D Secure 2 Test Page';
const EXPLANATION =
  'This is a test of 3D Secure authentication. In live mode the bank asks the card holder here to confirm ' +
  'the payment, with a message to their phone or another method of its choice.';

const STYLE = `
  dialog { createBox-sizing: border-box; width: min(26rem, calc(100vw - 2rem)); padding: 1.5rem; border: 0;
    border-radius: 0.75rem; background: #fff; color: #1a1f36; font: 1rem/1.5 system-ui, sans-serif;
    createBox-shadow: 0 1rem 3rem rgb(0 0 0 / 0.35); }
  dialog::backdrop { background: rgb(10 15 30 / 0.6); }
  h2 { margin: 0 0 0.75rem; font-size: 1.25rem; line-height: 1.3; }
  p { margin: 0 0 1rem; }
  .amount { font-weight: 600; }
  .buttons { display: flex; flex-direction: column; gap: 0.75rem; }
  button { padding: 0.75rem; border: 1px solid #4f46c8; border-radius: 0.375rem; background: #4f46c8;
    color: #fff; font: 600 1rem/1.25 system-ui, sans-serif; cursor: pointer; }
  button[value='fail'] { background: #fff; color: #4f46c8; }
  button:focus-visible { outline: 3px solid #1a1f36; outline-offset: 2px; }
`;

/**
 * Replaces the authentication page of the payer's bank. The modal dialog keeps the focus, closes on Escape and restores
 * the focus. @returns 'complete' or 'fail'; closing the dialog counts as 'fail'
 */
export function showChallenge({ amount, currency }, translator) {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];
  const dialog = challengeDialog(translator.money(amount, currency), translator);
  root.append(dialog);
  document.body.append(host);
  const { promise, resolve } = Promise.withResolvers();
  dialog.addEventListener('close', () => {
    host.remove();
    resolve(dialog.returnValue === 'complete' ? 'complete' : 'fail');
  });
  dialog.showModal();
  return promise;
}

function challengeDialog(amount, { translate, language }) {
  const dialog = document.createElement('dialog');
  dialog.lang = language;
  dialog.setAttribute('aria-labelledby', 'challenge-title');
  dialog.setAttribute('aria-describedby', 'challenge-text');
  const title = withText('h2', translate(TITLE), { id: 'challenge-title' });
  const text = withText('p', translate(EXPLANATION), { id: 'challenge-text' });
  const sum = withText('p', translate('Payment of {{amount}}', { amount }), { className: 'amount' });
  const form = document.createElement('form');
  form.method = 'dialog';
  form.className = 'buttons';
  form.append(
    withText('button', translate('Complete authentication'), { value: 'complete', autofocus: true }),
    withText('button', translate('Fail authentication'), { value: 'fail' }),
  );
  dialog.append(title, text, sum, form);
  return dialog;
}

function withText(name, text, properties) {
  return Object.assign(document.createElement(name), properties, { textContent: text });
}
