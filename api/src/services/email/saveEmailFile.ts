import { randomUUID } from 'node:crypto';
import { access, mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { settings } from '../../config/settings.ts';
import type { Email } from './email.ts';
import { messageIdOf } from './messageId.ts';

/** Writes an email as an .eml file named after its ID. Does nothing when the file exists. */
export async function saveEmailFile(
  email: Omit<Email, 'html' | 'language'> & Partial<Email>,
  folder: string,
  now: Date,
): Promise<void> {
  const file = join(folder, `${email.id.replace(/[^A-Za-z0-9_-]/g, '_')}.eml`);
  await mkdir(folder, { recursive: true });
  const exists = await access(file).then(
    () => true,
    () => false,
  );
  if (exists) return;
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer/index.js');
  const message = await new MailComposer({
    from: settings().MAIL_FROM,
    to: email.to,
    subject: email.subject,
    text: email.text,
    // The local mail service reports what became of emails, which have this ID; text messages have no reports.
    ...(email.html && { html: email.html, headers: { 'X-Message-ID': messageIdOf(email.id) } }),
    date: now,
    messageId: `<${email.id.replace(/[^A-Za-z0-9_-]/g, '_')}@portal.local>`,
  })
    .compile()
    .build();
  const partial = `${file}.${randomUUID()}.partial`;
  const handle = await open(partial, 'w');
  await handle.writeFile(message);
  await handle.sync();
  await handle.close();
  await rename(partial, file);
}
