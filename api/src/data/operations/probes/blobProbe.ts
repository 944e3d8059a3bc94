import type { BlobServiceClient } from '@azure/storage-blob';
import type { Settings } from '../../../config/settings.ts';
import { type ProbeResult, probeResultOf } from '../../../domain/operations/doctor/finding.ts';
import { blobContainers, SEALS_CONTAINER } from '../../blobs/account.ts';

const retryOptions = { maxTries: 1, tryTimeoutInMs: 8_000 };

type BlobSettings = Pick<
  Partial<Settings>,
  'BLOB_CONNECTION_STRING' | 'BLOB_ENDPOINT' | 'ARCHIVE_BLOB_ENDPOINT'
>;

interface ProbedContainer {
  readonly name: string;
  readonly result: ProbeResult;
}

/** The blob address and the probe results of the portal's containers. Null: no account is configured. */
export async function probeBlobs(settings: BlobSettings): Promise<{
  readonly url: string;
  readonly containers: readonly ProbedContainer[];
  readonly signing: ProbeResult;
  /** Reading blob tags, which a backup does. */
  readonly tags: ProbeResult;
} | null> {
  const service = await open(settings);
  if (!service) return null;
  const found = await Promise.all(
    blobContainers.map(async (name) => ({
      name,
      result: await probe(() => service.getContainerClient(name).getProperties()),
    })),
  );
  return {
    url: service.url.replace(/\/$/, ''),
    containers: found,
    signing: await trySigning(service, settings),
    tags: await probe(() => readTags(service)),
  };
}

/** Whether the seal copies can be read, and whether the store is immutable. Null if no archive is configured. */
export async function probeSeals({ BLOB_CONNECTION_STRING, ARCHIVE_BLOB_ENDPOINT }: BlobSettings): Promise<{
  readonly result: ProbeResult;
  readonly isImmutable: boolean;
} | null> {
  const service = await open({ BLOB_CONNECTION_STRING, BLOB_ENDPOINT: ARCHIVE_BLOB_ENDPOINT });
  if (!service) return null;
  let isImmutable = false;
  const result = await probe(async () => {
    const properties = await service.getContainerClient(SEALS_CONTAINER).getProperties();
    isImmutable = properties.hasImmutabilityPolicy === true;
  });
  return { result, isImmutable };
}

async function readTags(service: BlobServiceClient): Promise<void> {
  const pages = service.getContainerClient('documents').listBlobsFlat({ includeTags: true });
  await pages.byPage({ maxPageSize: 1 }).next();
}

async function open({
  BLOB_CONNECTION_STRING,
  BLOB_ENDPOINT,
}: BlobSettings): Promise<BlobServiceClient | null> {
  const { BlobServiceClient } = await import('@azure/storage-blob');
  try {
    if (BLOB_CONNECTION_STRING)
      return BlobServiceClient.fromConnectionString(BLOB_CONNECTION_STRING, { retryOptions });
  } catch {
    return null;
  }
  if (!BLOB_ENDPOINT) return null;
  const { DefaultAzureCredential } = await import('@azure/identity');
  return new BlobServiceClient(BLOB_ENDPOINT, new DefaultAzureCredential(), { retryOptions });
}

/** With a managed identity, signing needs a user delegation key. With an account key, it always works. */
async function trySigning(
  service: BlobServiceClient,
  { BLOB_CONNECTION_STRING }: BlobSettings,
): Promise<ProbeResult> {
  if (BLOB_CONNECTION_STRING) return { status: 200 };
  const now = Date.now();
  return probe(() => service.getUserDelegationKey(new Date(now - 60_000), new Date(now + 600_000)));
}

async function probe(call: () => Promise<unknown>): Promise<ProbeResult> {
  try {
    await call();
    return { status: 200 };
  } catch (error) {
    return probeResultOf(error);
  }
}
