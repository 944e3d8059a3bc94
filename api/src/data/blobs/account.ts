import type {
  BlobServiceClient,
  ContainerClient,
  Pipeline,
  SASQueryParameters,
  BlobSASSignatureValues,
} from '@azure/storage-blob';
import { settings } from '../../config/settings.ts';
import { PortalError, unavailable } from '../../errors/portalError.ts';
import { withTimeout } from '../../errors/withTimeout.ts';
import { correlationId, measureWait } from '../../telemetry/trace.ts';

/**
 * `quarantine`: uploads. `documents`: files that passed the malware scan. `bundles`: zips of documents, kept for an hour or
 * two. `sources`: what packets are assembled from, and the order of their pages. `pieces`: pages that were prepared from
 * sources, with their thumbnails, which can be made again.
 */
export const blobContainers = ['quarantine', 'documents', 'bundles', 'sources', 'pieces'] as const;

export type BlobContainer = (typeof blobContainers)[number];

/** Copies of the audit seals. In Azure they are in the archive, a separate account with immutable storage. */
export const SEALS_CONTAINER = 'audit-seals';

/** `archive` is immutable storage. Locally, both are one account. */
type AccountName = 'files' | 'archive';

const DEADLINE_MS = 8_000;

interface Account {
  readonly service: BlobServiceClient;
  sign(values: BlobSASSignatureValues): Promise<SASQueryParameters>;
}

const opened = new Map<AccountName, Promise<Account>>();

function account(name: AccountName): Promise<Account> {
  const opening =
    opened.get(name) ??
    openAccount(name).catch((error: unknown) => {
      opened.delete(name);
      throw error;
    });
  opened.set(name, opening);
  return opening;
}

/** For interactive calls. */
const INTERACTIVE = { maxTries: 3, tryTimeoutInMs: 5_000, retryDelayInMs: 200, maxRetryDelayInMs: 1_000 };

/** Opens a storage account with a new client. */
export async function openAccount(name: AccountName, retryOptions = INTERACTIVE): Promise<Account> {
  const { BLOB_CONNECTION_STRING, PORTAL_MODE, ...endpoints } = settings();
  const address = name === 'files' ? 'BLOB_ENDPOINT' : 'ARCHIVE_BLOB_ENDPOINT';
  const opening = BLOB_CONNECTION_STRING
    ? openWithKey(BLOB_CONNECTION_STRING, retryOptions)
    : openWithIdentity(endpoints[address] ?? missing(address), retryOptions);
  const ready = await opening;
  if (PORTAL_MODE === 'local') {
    const containers = name === 'files' ? blobContainers : [SEALS_CONTAINER];
    await Promise.all(
      containers.map((container) => ready.service.getContainerClient(container).createIfNotExists()),
    );
  }
  return ready;
}

function missing(name: string): never {
  // The log contains codes but no messages: see errors/errorFacts.ts.
  throw Object.assign(
    new Error(`The portal's settings are incomplete.\n${name} or BLOB_CONNECTION_STRING is needed`),
    { code: `settings:${name}` },
  );
}

async function openWithKey(connectionString: string, retryOptions: typeof INTERACTIVE): Promise<Account> {
  const { BlobServiceClient, generateBlobSASQueryParameters, newPipeline, StorageSharedKeyCredential } =
    await import('@azure/storage-blob');
  const { url, credential } = BlobServiceClient.fromConnectionString(connectionString);
  const key = credential as InstanceType<typeof StorageSharedKeyCredential>;
  const service = new BlobServiceClient(url, withCorrelationId(newPipeline(key, { retryOptions })));
  return { service, sign: async (values) => generateBlobSASQueryParameters(values, key) };
}

async function openWithIdentity(endpoint: string, retryOptions: typeof INTERACTIVE): Promise<Account> {
  const [{ BlobServiceClient, generateBlobSASQueryParameters, newPipeline }, { DefaultAzureCredential }] =
    await Promise.all([import('@azure/storage-blob'), import('@azure/identity')]);
  const pipeline = newPipeline(new DefaultAzureCredential(), { retryOptions });
  const service = new BlobServiceClient(endpoint, withCorrelationId(pipeline));
  let key:
    | { value: Awaited<ReturnType<BlobServiceClient['getUserDelegationKey']>>; until: number }
    | undefined;
  return {
    service,
    async sign(values) {
      if (!key || key.until < Date.now() + 30 * 60_000) {
        const until = Date.now() + 6 * 3_600_000;
        const value = await service.getUserDelegationKey(new Date(Date.now() - 5 * 60_000), new Date(until));
        key = { value, until };
      }
      return generateBlobSASQueryParameters(values, key.value, service.accountName);
    },
  };
}

/** Adds the correlation id to requests, so that they can be found in the account's logs. */
function withCorrelationId(pipeline: Pipeline): Pipeline {
  pipeline.factories.unshift({
    create: (next) => ({
      sendRequest(request) {
        const id = correlationId();
        if (id) request.headers.set('x-ms-client-request-id', id);
        return next.sendRequest(request);
      },
    }),
  });
  return pipeline;
}

/** Runs work on a blob container with a deadline. Errors that are not about the blob itself become `unavailable`. */
export async function onBlobs<T>(
  name: BlobContainer | typeof SEALS_CONTAINER,
  work: (container: ContainerClient) => Promise<T>,
): Promise<T> {
  const isArchived = name === SEALS_CONTAINER;
  try {
    const opening = account(isArchived ? 'archive' : 'files');
    const result = opening.then(({ service }) => work(service.getContainerClient(name)));
    return await measureWait(
      'blob',
      withTimeout(isArchived ? 'The archive' : 'Blob Storage', DEADLINE_MS, result),
    );
  } catch (error) {
    if (error instanceof PortalError || isErrorAboutBlob(error)) throw error;
    throw unavailable(isArchived ? 'The archive' : 'Blob Storage', error);
  }
}

/** A signed link to a blob: a user-delegation SAS in Azure, an account-key SAS locally. */
export async function signedUrl(
  values: Omit<BlobSASSignatureValues, 'containerName' | 'blobName'>,
  containerName: BlobContainer,
  blobName: string,
): Promise<string> {
  return onBlobs(containerName, async (container) => {
    const { sign } = await account('files');
    return `${container.getBlobClient(blobName).url}?${await sign({ ...values, containerName, blobName })}`;
  });
}

function isErrorAboutBlob(error: unknown): boolean {
  const status = blobStatusOf(error);
  return (
    status !== undefined &&
    status >= 400 &&
    status < 500 &&
    status !== 403 &&
    status !== 408 &&
    status !== 429
  );
}

/** The HTTP status that a Blob Storage error carries, if any. */
export function blobStatusOf(error: unknown): number | undefined {
  const status: unknown = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' ? status : undefined;
}
