import type { ServerResponse } from 'node:http';
import { inboxCss, inboxScript } from './assets.ts';
import { mailbox } from './mailbox.ts';
import { listPage, messageBody, messagePage } from './pages.ts';

const prefix = '/__local/mail/';
const html = 'text/html; charset=utf-8';
const pagePolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; frame-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** Allows only inline styles, images and links in a message. */
const bodyPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: https:; frame-ancestors 'self'";

/** Serves the pages of the local inbox under /__local/mail/, and `messages.json` for programs. */
export function inbox(mailDir: string): (path: string, response: ServerResponse) => Promise<void> {
  const readMessages = mailbox(mailDir);

  return async (path, response) => {
    const send = (status: number, type: string, body: string, policy = pagePolicy) =>
      response
        .writeHead(status, {
          'content-type': type,
          'cache-control': 'no-store',
          'content-security-policy': policy,
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'no-referrer',
        })
        .end(body);
    const [id = '', part] = path.slice(prefix.length).split('/');
    if (id === 'inbox.css') return void send(200, 'text/css; charset=utf-8', inboxCss);
    if (id === 'inbox.js') return void send(200, 'text/javascript; charset=utf-8', inboxScript);
    const messages = await readMessages();
    if (id === '') return void send(200, html, listPage(messages));
    if (id === 'messages.json')
      return void send(200, 'application/json; charset=utf-8', JSON.stringify(messages));
    const message = messages.find((candidate) => candidate.id === id);
    if (!message) return void send(404, 'text/plain; charset=utf-8', 'Message not found.');
    if (part === 'html') return void send(200, html, messageBody(message.html ?? ''), bodyPolicy);
    send(200, html, messagePage(message));
  };
}
