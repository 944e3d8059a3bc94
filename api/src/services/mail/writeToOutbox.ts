import { randomUUID } from 'node:crypto';
import { access, mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { settings } from '../../config/settings.ts';
import type { Mail } from './mail.ts';

/** Writes a mail as an .eml file named after its id; one that is there already is not written again. */
export async function writeToOutbox(
  mail: Omit<Mail, 'html'> & Partial<Mail>,
  folder: string,
  now: Date,
): Promise<void> {
  const file = join(folder, `${mail.id.replace(/[^A-Za-z0-9_-]/g, '_')}.eml`);
  await mkdir(folder, { recursive: true });
  const exists = await access(file).then(
    () => true,
    () => false,
  );
  if (exists) return;
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer/index.js');
  const message = await new MailComposer({
    from: settings().MAIL_FROM,
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    ...(mail.html && { html: mail.html }),
    date: now,
    messageId: `<${mail.id.replace(/[^A-Za-z0-9_-]/g, '_')}@portal.local>`,
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
