import { QueueServiceClient, type QueueClient } from '@azure/storage-queue';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StorageServer } from 'azurite/dist/src/common/ServerBase.js';

/** The queue on which Azure delivers malware scan results. */
const QUEUE = 'malware-scan-results';

/** As in Azure, the scan runs some time after the upload. Files that are submitted sooner are scanned at submission. */
const DELAY_SECONDS = 5;

const UPLOAD = /^\/[a-z0-9]+(\/quarantine\/[^?]+)(?:\?|$)/;
const CREATED = 201;

/** Sends a queue message for each upload, like Event Grid for a created blob, so that the API scans it. */
export function reportUploads(blobs: StorageServer, connection: string): void {
  let queue: Promise<QueueClient> | undefined;
  blobs.httpServer.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const path = UPLOAD.exec(request.url ?? '')?.[1];
    // A block is no blob yet.
    if (request.method !== 'PUT' || !path || request.url?.includes('comp=block&')) return;
    response.once('finish', () => {
      if (response.statusCode !== CREATED) return;
      queue ??= openQueue(connection);
      queue
        .then((client) => client.sendMessage(blobCreatedMessage(path), { visibilityTimeout: DELAY_SECONDS }))
        .catch((error: unknown) =>
          process.stderr.write(`The scan message of an upload was not sent: ${String(error)}\n`),
        );
    });
  });
}

async function openQueue(connection: string): Promise<QueueClient> {
  const queue = QueueServiceClient.fromConnectionString(connection).getQueueClient(QUEUE);
  await queue.createIfNotExists();
  return queue;
}

function blobCreatedMessage(path: string): string {
  const event = {
    eventType: 'Microsoft.Storage.BlobCreated',
    data: { url: `https://local.blob.core.windows.net${path}` },
  };
  return Buffer.from(JSON.stringify(event)).toString('base64');
}
