import { BlobServiceClient } from '@azure/storage-blob';
import { type QueueClient, QueueServiceClient } from '@azure/storage-queue';
import BlobConfiguration from 'azurite/dist/src/blob/BlobConfiguration.js';
import BlobServer from 'azurite/dist/src/blob/BlobServer.js';
import type { ConfigurationArguments, StorageServer } from 'azurite/dist/src/common/ServerBase.js';
import QueueConfiguration from 'azurite/dist/src/queue/QueueConfiguration.js';
import QueueServer from 'azurite/dist/src/queue/QueueServer.js';
import { mkdir } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { z } from 'zod';
import { runAsPart } from '../supervisor/parts/runAsPart.ts';
import { reportDeliveries } from '../mail/reportDeliveries.ts';
import { announceMessages } from './announceMessages.ts';
import { saveBeforeResponse } from './saveBeforeResponse.ts';
import { storageConnection } from './storageConnection.ts';

/** The queue on which Azure delivers malware scan results. */
const QUEUE = 'malware-scan-results';

/** As in Azure, the scan runs some time after the upload. Files that are submitted sooner are scanned at submission. */
const DELAY_SECONDS = 5;

const UPLOAD = /^\/[a-z0-9]+(\/quarantine\/[^?]+)(?:\?|$)/;
const CREATED = 201;

/** Sends a queue message for each upload, like Event Grid for a created blob, so that the API scans it. */
function reportUploads(blobs: StorageServer, connection: string): void {
  let queue: Promise<QueueClient> | undefined;
  blobs.httpServer.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const path = UPLOAD.exec(request.url ?? '')?.[1];
    // A block is not a blob yet.
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

const options = z.object({
  dir: z.string(),
  origins: z.array(z.string()),
  durable: z.boolean().default(true),
  /** The folder of emails, whose deliveries are reported on a queue. */
  mailDir: z.string().optional(),
});

/** Azurite's keep-alive. A shorter value than the SDKs assume would break idle connections. */
const keepAliveSeconds = 60;
const concurrentWrites = 10;

runAsPart(async (input) => {
  const { dir, origins, durable, mailDir } = options.parse(input);
  await mkdir(dir, { recursive: true });
  const blobs = new BlobServer.default(new BlobConfiguration.default(...configuration(dir, 'blob')));
  const queues = new QueueServer.default(new QueueConfiguration.default(...configuration(dir, 'queue')));
  if (durable) [blobs, queues].forEach(saveBeforeResponse);
  const endAnnouncements = announceMessages(queues);
  await Promise.all([blobs.start(), queues.start()]);

  const blobUrl = blobs.getHttpServerAddress();
  const queueUrl = queues.getHttpServerAddress();
  const connection = storageConnection({ blobUrl, queueUrl });
  await allowOrigins(connection, origins);
  reportUploads(blobs, connection);
  const stopReports = mailDir === undefined ? () => {} : await reportDeliveries(mailDir, connection);
  return {
    url: `${blobUrl} ${queueUrl}`,
    stop: async () => {
      stopReports();
      endAnnouncements();
      await Promise.all([blobs.close(), queues.close()]);
    },
  };
});

function configuration(dir: string, service: string): ConfigurationArguments {
  const locations = [
    {
      locationId: 'Default',
      locationPath: join(dir, `${service}-content`),
      maxConcurrency: concurrentWrites,
    },
  ];
  return [
    '127.0.0.1',
    0,
    keepAliveSeconds,
    join(dir, `${service}-records.json`),
    join(dir, `${service}-extents.json`),
    locations,
    false,
    undefined,
    false,
    undefined,
    false,
    true,
  ];
}

/** Sets CORS so that only pages of these origins can upload to and read from blob storage directly. */
async function allowOrigins(connectionString: string, origins: string[]): Promise<void> {
  const service = BlobServiceClient.fromConnectionString(connectionString);
  await service.setProperties({
    cors: [
      {
        allowedOrigins: origins.join(','),
        allowedMethods: 'PUT,GET,HEAD,OPTIONS',
        allowedHeaders: '*',
        exposedHeaders: 'ETag,Accept-Ranges,Content-Range,Content-Length',
        maxAgeInSeconds: 3600,
      },
    ],
  });
}
