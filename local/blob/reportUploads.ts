import { QueueServiceClient, type QueueClient } from '@azure/storage-queue';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StorageServer } from 'azurite/dist/src/common/ServerBase.js';

/** The queue on which Azure delivers what the malware scan found of an upload. */
const QUEUE = 'malware-scan-results';

/** As in Azure, the scan comes a while after the upload. What is submitted sooner is scanned at once. */
const DELAY_SECONDS = 5;

const UPLOAD = /^\/[a-z0-9]+(\/quarantine\/[^?]+)(?:\?|$)/;
const CREATED = 201;

/** Nobody scans uploads here by themselves: this tells the API of each, as Event Grid tells of a created blob. */
export function reportUploads(blobs: StorageServer, connection: string): void {
  let queue: Promise<QueueClient> | undefined;
  blobs.httpServer.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const path = UPLOAD.exec(request.url ?? '')?.[1];
    if (request.method !== 'PUT' || !path) return;
    response.once('finish', () => {
      if (response.statusCode !== CREATED) return;
      queue ??= openQueue(connection);
      queue
        .then((opened) => opened.sendMessage(messageAbout(path), { visibilityTimeout: DELAY_SECONDS }))
        .catch((error: unknown) => process.stderr.write(`An upload was not reported: ${String(error)}\n`));
    });
  });
}

async function openQueue(connection: string): Promise<QueueClient> {
  const queue = QueueServiceClient.fromConnectionString(connection).getQueueClient(QUEUE);
  await queue.createIfNotExists();
  return queue;
}

function messageAbout(path: string): string {
  const event = {
    eventType: 'Microsoft.Storage.BlobCreated',
    data: { url: `https://local.blob.core.windows.net${path}` },
  };
  return Buffer.from(JSON.stringify(event)).toString('base64');
}
