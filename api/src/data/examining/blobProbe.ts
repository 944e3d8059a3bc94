import type { BlobServiceClient } from '@azure/storage-blob';
import type { Settings } from '../../config/settings.ts';
import { type ProbeResult, probeResultOf } from '../../domain/operations/doctor/finding.ts';
import { blobContainers, SEALS_CONTAINER } from '../blobs/account.ts';

const retryOptions = { maxTries: 1, tryTimeoutInMs: 8_000 };

type BlobSettings = Pick<
  Partial<Settings>,
  'BLOB_CONNECTION_STRING' | 'BLOB_ENDPOINT' | 'ARCHIVE_BLOB_ENDPOINT'
>;

interface ReachedContainer {
  readonly name: string;
  readonly reached: ProbeResult;
}

/** Where the blobs are, and whether each container of the portal can be opened. Null for settings that name no account. */
export async function probeBlobs(settings: BlobSettings): Promise<{
  readonly url: string;
  readonly containers: readonly ReachedContainer[];
  readonly signing: ProbeResult;
  /** Reading the tags of files, as a backup does. */
  readonly tags: ProbeResult;
} | null> {
  const service = await open(settings);
  if (!service) return null;
  const found = await Promise.all(
    blobContainers.map(async (name) => ({
      name,
      reached: await reached(() => service.getContainerClient(name).getProperties()),
    })),
  );
  return {
    url: service.url.replace(/\/$/, ''),
    containers: found,
    signing: await trySigning(service, settings),
    tags: await reached(() => readTags(service)),
  };
}

/** Whether the seal copies can be read, and whether the store is immutable. Null if no archive is configured. */
export async function probeSeals({ BLOB_CONNECTION_STRING, ARCHIVE_BLOB_ENDPOINT }: BlobSettings): Promise<{
  readonly reached: ProbeResult;
  readonly isImmutable: boolean;
} | null> {
  const service = await open({ BLOB_CONNECTION_STRING, BLOB_ENDPOINT: ARCHIVE_BLOB_ENDPOINT });
  if (!service) return null;
  let isImmutable = false;
  const answer = await reached(async () => {
    const properties = await service.getContainerClient(SEALS_CONTAINER).getProperties();
    isImmutable = properties.hasImmutabilityPolicy === true;
  });
  return { reached: answer, isImmutable };
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

/** An identity signs links with a key that it has to ask for; an account key signs by itself. */
async function trySigning(
  service: BlobServiceClient,
  { BLOB_CONNECTION_STRING }: BlobSettings,
): Promise<ProbeResult> {
  if (BLOB_CONNECTION_STRING) return { status: 200 };
  const now = Date.now();
  return reached(() => service.getUserDelegationKey(new Date(now - 60_000), new Date(now + 600_000)));
}

async function reached(call: () => Promise<unknown>): Promise<ProbeResult> {
  try {
    await call();
    return { status: 200 };
  } catch (error) {
    return probeResultOf(error);
  }
}
