import type { Message } from './mailbox.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/__local/mail/inbox.css">
<link rel="icon" href="data:,">
<script type="module" src="/__local/mail/inbox.js"></script>
</head>
<body>
<header><a href="/__local/mail/">Local inbox</a> <a class="portal" href="/">Open the portal</a></header>
<main>${body}</main>
</body>
</html>
`;

/** The page with all messages. Its script refreshes the list. */
export function listPage(messages: Message[]): string {
  const rows = messages.map(
    ({ id, to, subject, date }) =>
      `<li><a href="/__local/mail/${encodeURIComponent(id)}"><strong>${escapeHtml(subject)}</strong>` +
      `<span>To ${escapeHtml(to)}</span>${time(date)}</a></li>`,
  );
  const list =
    rows.length > 0
      ? `<ul>${rows.join('')}</ul>`
      : '<p>No email yet. Emails from the portal appear here.</p>';
  return page('Inbox', `<h1>Inbox</h1><div id="messages" aria-live="polite">${list}</div>`);
}

/** The page of one message. A sandboxed frame shows its HTML and only allows it to open links. */
export function messagePage({ id, from, to, subject, date, text, html }: Message): string {
  const plain = `<pre>${linkUrls(text)}</pre>`;
  const frame =
    `<iframe title="Message" sandbox="allow-popups allow-popups-to-escape-sandbox"` +
    ` src="/__local/mail/${encodeURIComponent(id)}/html"></iframe>` +
    `<details><summary>Plain text</summary>${plain}</details>`;
  return page(
    subject,
    `<h1>${escapeHtml(subject)}</h1><dl><dt>From</dt><dd>${escapeHtml(from)}</dd><dt>To</dt><dd>${escapeHtml(to)}</dd>` +
      `<dt>Sent</dt><dd>${time(date)}</dd></dl>${html === null ? plain : frame}`,
  );
}

/** The HTML of a message. Links open in a new tab. */
export function messageBody(html: string): string {
  return `<!doctype html><base target="_blank">${html}`;
}

function time(date: string): string {
  return `<time datetime="${date}">${date.slice(0, 16).replace('T', ' ')} UTC</time>`;
}

function linkUrls(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => {
      const safe = escapeHtml(part);
      return index % 2 === 1 ? `<a href="${safe}">${safe}</a>` : safe;
    })
    .join('');
}
