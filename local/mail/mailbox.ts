import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import PostalMime, { type Address } from 'postal-mime';

export interface Message {
  id: string;
  from: string;
  to: string;
  subject: string;
  /** UTC ISO instant. */
  date: string;
  text: string;
  html: string | null;
}

/** Returns a function that reads the messages of an outbox folder, newest first. Each file is read once. */
export function mailbox(mailDir: string): () => Promise<Message[]> {
  const cache = new Map<string, Promise<Message>>();
  return async () => {
    const names = await readdir(mailDir).catch(() => []);
    const messages = names
      .filter((name) => name.endsWith('.eml'))
      .map((name) => {
        const reading = cache.get(name) ?? readMessage(join(mailDir, name));
        cache.set(name, reading);
        return reading;
      });
    return (await Promise.all(messages)).sort(
      (a, b) => b.date.localeCompare(a.date) || b.id.localeCompare(a.id),
    );
  };
}

async function readMessage(file: string): Promise<Message> {
  const [source, { mtime }] = await Promise.all([readFile(file), stat(file)]);
  const mail = await PostalMime.parse(source);
  const sent = mail.date ? new Date(mail.date) : mtime;
  return {
    id: basename(file, '.eml'),
    from: mail.from ? addressOf(mail.from) : '',
    to: (mail.to ?? []).map(addressOf).join(', '),
    subject: mail.subject ?? '(no subject)',
    date: (Number.isNaN(sent.getTime()) ? mtime : sent).toISOString(),
    text: (mail.text ?? '').trimEnd(),
    html: mail.html ?? null,
  };
}

function addressOf(address: Address): string {
  return address.address ?? address.name;
}
