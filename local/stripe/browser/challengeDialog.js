const TITLE = '3D Secure 2 Test Page';
const EXPLANATION =
  'This is a test of 3D Secure authentication. In live mode the bank asks the card holder here to confirm ' +
  'the payment, with a message to their phone or another method of its choice.';

const STYLE = `
  dialog { box-sizing: border-box; width: min(26rem, calc(100vw - 2rem)); padding: 1.5rem; border: 0;
    border-radius: 0.75rem; background: #fff; color: #1a1f36; font: 1rem/1.5 system-ui, sans-serif;
    box-shadow: 0 1rem 3rem rgb(0 0 0 / 0.35); }
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
 * Stands for the page of the payer's bank. A modal dialog keeps the focus, takes Escape as cancelling and
 * gives the focus back by itself. @returns 'complete' or 'fail'; cancelling is failing
 */
export function askToAuthenticate({ amount, currency }, speaker) {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];
  const dialog = challengeDialog(speaker.money(amount, currency), speaker);
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

function challengeDialog(amount, { say, language }) {
  const dialog = document.createElement('dialog');
  dialog.lang = language;
  dialog.setAttribute('aria-labelledby', 'challenge-title');
  dialog.setAttribute('aria-describedby', 'challenge-text');
  const title = withText('h2', say(TITLE), { id: 'challenge-title' });
  const text = withText('p', say(EXPLANATION), { id: 'challenge-text' });
  const sum = withText('p', say('Payment of {{amount}}', { amount }), { className: 'amount' });
  const form = document.createElement('form');
  form.method = 'dialog';
  form.className = 'buttons';
  form.append(
    withText('button', say('Complete authentication'), { value: 'complete', autofocus: true }),
    withText('button', say('Fail authentication'), { value: 'fail' }),
  );
  dialog.append(title, text, sum, form);
  return dialog;
}

function withText(name, text, properties) {
  return Object.assign(document.createElement(name), properties, { textContent: text });
}
