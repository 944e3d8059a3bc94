import { QueueServiceClient, type QueueClient } from '@azure/storage-queue';
import { mkdir, readFile } from 'node:fs/promises';
import { watch } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

/** The queue on which Azure delivers what became of each email. */
const QUEUE = 'email-delivery-reports';

const DELIVERED = { status: 'Delivered', statusMessage: '250 2.0.0 OK' };

/** What becomes of an email, by the name before the @, also with a number or a tag: `bounce2@…`, `spam+x@…`. */
const outcomes: Readonly<Record<string, typeof DELIVERED>> = {
  bounce: { status: 'Bounced', statusMessage: '550 5.1.1 The email account does not exist' },
  spam: { status: 'FilteredSpam', statusMessage: '550 5.7.1 The message was rejected as spam' },
  quarantine: { status: 'Quarantined', statusMessage: '250 2.0.0 The message was quarantined' },
  suppressed: { status: 'Suppressed', statusMessage: 'The recipient bounced before' },
  fail: { status: 'Failed', statusMessage: '451 4.4.1 The connection timed out' },
  reject: { status: 'Failed', statusMessage: '550 5.7.1 The mail server does not accept this sender' },
  list: { status: 'Expanded', statusMessage: '250 2.0.0 The distribution list was expanded' },
};

/**
 * Reports what became of each email that is written to the folder, like Event Grid for Azure Communication Services: by its
 * address, or as delivered. Text messages have no reports.
 */
export async function reportDeliveries(mailDir: string, connection: string): Promise<() => void> {
  await mkdir(mailDir, { recursive: true });
  let queue: Promise<QueueClient> | undefined;
  const reported = new Set<string>();
  const report = async (name: string) => {
    const event = await deliveryReport(join(mailDir, name));
    if (!event) return;
    queue ??= openQueue(connection);
    await (await queue).sendMessage(Buffer.from(JSON.stringify(event)).toString('base64'));
  };
  const watcher = watch(mailDir, (_, name) => {
    if (!name?.endsWith('.eml') || reported.has(name)) return;
    reported.add(name);
    report(name).catch((error: unknown) => {
      // The folder is replaced for a moment when a test stops the email service.
      reported.delete(name);
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
        process.stderr.write(`The delivery report of an email was not sent: ${String(error)}\n`);
    });
  });
  return () => watcher.close();
}

async function openQueue(connection: string): Promise<QueueClient> {
  const queue = QueueServiceClient.fromConnectionString(connection).getQueueClient(QUEUE);
  await queue.createIfNotExists();
  return queue;
}

async function deliveryReport(file: string): Promise<object | null> {
  const email = await PostalMime.parse(await readFile(file));
  const messageId = email.headers.find(({ key }) => key === 'x-message-id')?.value;
  const recipient = email.to?.[0]?.address;
  if (!messageId || !recipient) return null;
  const [, name = ''] = /^([a-z]+)[\d+.-]*[^@]*@/i.exec(recipient) ?? [];
  const { status, statusMessage } = outcomes[name.toLowerCase()] ?? DELIVERED;
  const at = new Date().toISOString();
  return {
    id: randomUUID(),
    topic:
      '/subscriptions/local/resourceGroups/local/providers/microsoft.communication/communicationservices/local',
    subject: `sender/${email.from?.address ?? ''}/message/${messageId}`,
    data: {
      sender: email.from?.address ?? '',
      recipient,
      messageId,
      status,
      deliveryStatusDetails: { statusMessage },
      deliveryAttemptTimeStamp: at,
    },
    eventType: 'Microsoft.Communication.EmailDeliveryReportReceived',
    dataVersion: '1.0',
    metadataVersion: '1',
    eventTime: at,
  };
}
