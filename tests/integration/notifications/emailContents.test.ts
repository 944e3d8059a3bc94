import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { eventually } from '../../support/portal/eventually.ts';
import { emailsAbout } from '../../support/operations/emails.ts';
import { submitRequest } from '../../support/requests/order.ts';

const portal = inject('portal');

it('an Order ID with line breaks and markup adds no header and no markup to the email', async () => {
  const prefix = randomUUID().slice(0, 8);
  const orderId = `${prefix}\r\nBcc: thief@evil.example\r\n\r\n<img src=x onerror=alert(1)>&"'`;
  const { requestId } = await submitRequest(portal, { orderId, contactEmail: 'asked@firm.example' });
  const email = await eventually(
    'the confirmation email',
    async () => (await emailsAbout(portal, prefix))[0],
  );
  expect(email.to).toBe('asked@firm.example');
  expect(email.id).toBe(`submitted-${requestId}`);

  const source = await readFile(join(portal.dir, 'mail', `${email.id}.eml`), 'utf8');
  const headers = source.slice(0, source.search(/\r?\n\r?\n/));
  expect(headers).not.toMatch(/^bcc:/im);
  const html = await (await fetch(`${portal.mail}${email.id}/html`)).text();
  expect(html).not.toContain('<img');
});
