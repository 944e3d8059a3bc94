import type { InvocationContext } from '@azure/functions';
import { Readable } from 'node:stream';
import { type Log, logOf } from '../../telemetry/log.ts';
import { bundleMessage, type BundleMessage } from '../../services/queues/bundleMessage.ts';
import { deleteBundle } from '../../data/blobs/deleteBundles.ts';
import { documentContent } from '../../data/blobs/documentContent.ts';
import { writeBundle } from '../../data/blobs/writeBundle.ts';
import { readBundle } from '../../data/requests/bundles.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import {
  buildLeaseRemainingMs,
  type Bundle,
  bundleBlobName,
  bundleFileName,
  isBundleExpired,
} from '../../domain/files/downloads/bundle.ts';
import { documentParts } from '../../domain/packets/volumes.ts';
import { zipNames } from '../../domain/files/downloads/zipNames.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { PortalError } from '../../errors/portalError.ts';
import { type ZipEntry, zipOf } from '../../services/zip/zipOf.ts';
import { substanceUseNoticeOf } from '../../workflows/files/substanceUseNotice.ts';
import { buildPrint } from '../../workflows/files/bundles/buildPrint.ts';
import { noticeText } from '../../workflows/files/bundles/noticeText.ts';
import { acquireBuildLease, LeaseLost } from '../../workflows/files/bundles/buildLease.ts';
import { withLeaseRenewal } from '../../workflows/files/bundles/withLeaseRenewal.ts';
import { errorSummary } from '../../telemetry/errorSummary.ts';

/** Queue trigger: builds a bundle. The queue redelivers failed messages. */
export async function buildBundle(message: unknown, context: InvocationContext): Promise<void> {
  await runBundleBuild(bundleMessage.parse(message), new Date(), logOf(context));
}

/**
 * Builds the zip or prints the document of a bundle unless another process holds its lease. Each attempt writes its own blob and the first
 * complete one counts, so concurrent or interrupted runs do no harm. Throws `unavailable` to request a retry.
 */
async function runBundleBuild({ requestId, bundleId }: BundleMessage, now: Date, log: Log): Promise<void> {
  const stored = await readBundle(requestId, bundleId);
  if (stored?.value.state !== 'building' || isBundleExpired(stored.value, now)) return;
  const lease = buildLeaseRemainingMs(stored.value, now) > 0 ? null : await acquireBuildLease(stored, now);
  if (!lease) return;
  const { bundle } = lease;
  if (bundle.print) return buildPrint(lease, bundle.print, log);
  const blobName = bundleBlobName(bundle, crypto.randomUUID());
  const startedAt = performance.now();
  try {
    const request = await requestOf(requestId);
    await writeBundle(
      blobName,
      { name: bundleFileName(request), contentType: 'application/zip' },
      withLeaseRenewal(
        zipOf([...(await noticeEntries(bundle, request)), ...entriesOf(bundle, request)]),
        lease,
      ),
    );
    // Throws if retention deleted one of the files during the build.
    entriesOf(bundle, await requestOf(requestId));
  } catch (error) {
    if (error instanceof LeaseLost) return;
    await deleteBundle(blobName).catch(() => undefined);
    if (error instanceof PortalError && error.code === 'unavailable') {
      await lease.end(bundle);
      throw error;
    }
    // A file was deleted or changed, so a retry would fail too.
    log.error('bundle cannot be built', { requestId, bundleId, fault: errorSummary(error) });
    await lease.end({ ...bundle, state: 'failed' });
    return;
  }
  const ready: Bundle = { ...bundle, state: 'ready', blobName, readyAt: new Date().toISOString() };
  if (!(await lease.end(ready))) return deleteBundle(blobName);
  const durationMs = Math.round(performance.now() - startedAt);
  log.info('bundle built', {
    requestId,
    bundleId,
    files: bundle.files.length,
    bytes: bundle.bytes,
    durationMs,
  });
}

async function requestOf(requestId: string): Promise<RequestDocument> {
  const stored = await readRequest(requestId);
  if (!stored) throw new Error(`request ${requestId} not found`);
  return stored.value;
}

function entriesOf({ requestId, files }: Bundle, request: RequestDocument): ZipEntry[] {
  const found = files.map(({ fileId }) => fileOf(request, fileId));
  const names = zipNames(found);
  return found.flatMap((file) =>
    documentParts(file).map(({ key, name, size }) => ({
      path: names.get(key) ?? name,
      size,
      modifiedAt: new Date(file.uploadedAt),
      open: () => documentContent(requestId, key),
    })),
  );
}

/**
 * The notice of 42 CFR 2.32 as a text file in the zip. It is added if released documents are in the zip and the notice
 * is not: it is still being scanned, or the documents were released before notices existed.
 */
async function noticeEntries({ files }: Bundle, request: RequestDocument): Promise<ZipEntry[]> {
  const inZip = files.map(({ fileId }) => fileOf(request, fileId));
  const hasDocument = inZip.some(({ noticeVersion }) => noticeVersion !== undefined);
  if (hasDocument || !inZip.some(({ uploadedByAdmin }) => uploadedByAdmin)) return [];
  const notice = await substanceUseNoticeOf(request);
  if (!notice) return [];
  const content = Buffer.from(await noticeText(request, notice));
  return [
    {
      path: 'notice-42-CFR-2.32.txt',
      size: content.byteLength,
      modifiedAt: new Date(request.updatedAt),
      open: () => Readable.from([content]),
    },
  ];
}

function fileOf(request: RequestDocument, fileId: string) {
  const file = request.files[fileId];
  if (file?.scan !== 'clean' || file.deletedAt !== null) throw new Error(`file ${fileId} is not available`);
  return file;
}
