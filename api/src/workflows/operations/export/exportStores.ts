import { trailPartition } from '../../../data/audit/readTrail.ts';
import { blobPages, type ListedBlob } from '../../../data/operations/backup/blobs.ts';
import { documentPages, keyPages } from '../../../data/operations/backup/documents.ts';
import type { ContainerName } from '../../../data/containers.ts';
import { readRequest } from '../../../data/requests/readRequest.ts';
import { user } from '../../../domain/accounts/user.ts';
import { SEALS } from '../../../domain/audit/seal.ts';
import { type StoredDocument, withoutStoreFields } from '../../../domain/operations/backup/documents.ts';
import { accountRow, exportedAccount } from '../../../domain/operations/export/exportedAccount.ts';
import { pathBelow } from '../../../domain/operations/export/exportPaths.ts';
import { demoFileOf } from '../../../domain/files/downloads/demoFiles.ts';
import type { Destination } from '../../../domain/operations/export/storedKinds.ts';
import type { ExportFolder } from '../../../services/backup/ExportFolder.ts';
import { destinationOf } from './destinationOf.ts';
import { exportBlob, jsonOf } from './exportRequests.ts';
import type { PageSink, Stage } from './exportStage.ts';

const lineOf = (value: unknown) => `${JSON.stringify(value)}\n`;

/** A stored document without what only the store needs. */
function contentOf(document: StoredDocument): Record<string, unknown> {
  const { _ts, ttl: _ttl, ...content } = withoutStoreFields(document);
  return content;
}

/** The documents of a container other than requests and the audit trail. */
export function documentsStage(container: ContainerName, folder: ExportFolder): Stage<StoredDocument> {
  return {
    name: container,
    async *pages(token) {
      for await (const page of documentPages(container, { since: null, token }))
        yield { items: page.documents, token: page.token };
    },
    async exportPage(documents, sink) {
      for (const document of documents) {
        const to = destinationOf(container, document, sink);
        if (to) await exportDocument(document, to, folder, sink);
      }
    },
  };
}

async function exportDocument(
  document: StoredDocument,
  to: Destination,
  folder: ExportFolder,
  sink: PageSink,
): Promise<void> {
  sink.count(to === 'configuration' ? 'configuration lists' : to.replaceAll('-', ' '));
  if (to === 'configuration') {
    const path = pathBelow('configuration', `${document.id}.json`);
    sink.files.push(await folder.write(path, jsonOf(contentOf(document))));
  } else if (to === 'accounts') {
    const account = user.parse(document);
    sink.addRows('accounts.jsonl', [lineOf(exportedAccount(account))]);
    sink.addRows('accounts.csv', [accountRow(account)]);
  } else {
    sink.addRows(`${to}.jsonl`, [lineOf(contentOf(document))]);
  }
}

/** Files of the store that belong to no request, such as those whose request was lost in a failover. */
export function unclaimedFilesStage(folder: ExportFolder): Stage<ListedBlob> {
  return {
    name: 'files',
    async *pages(token) {
      for await (const page of blobPages('documents', { since: null, token }))
        yield { items: page.listed, token: page.token };
    },
    async exportPage(blobs, sink) {
      const byRequest = Map.groupBy(blobs, ({ name }) => name.split('/')[0]!);
      for (const [requestId, ofRequest] of byRequest) {
        const files = (await readRequest(requestId))?.value.files ?? {};
        for (const { name } of ofRequest) {
          const fileId = name.slice(requestId.length + 1);
          if (Object.hasOwn(files, fileId) || demoFileOf({ requestId, fileId })) continue;
          const path = pathBelow('documents/without a request', ...name.split('/'));
          const written = await exportBlob(name, path, folder);
          if (written) sink.files.push(written);
          sink.count('files without a request', written ? 1 : 0);
        }
      }
    },
  };
}

/** The audit trail: a file for each day, and one for the seals. Each day is a page. */
export function trailStage(folder: ExportFolder): Stage<string> {
  return {
    name: 'audit',
    async *pages(token) {
      const partitions = [...(await trailPartitions())].toSorted();
      const groups = [...Map.groupBy(partitions, (pk) => pk.split('|')[0]!)];
      const rest = groups.filter(([name]) => token === undefined || name > token);
      for (const [index, [name, pks]] of rest.entries())
        yield { items: pks, token: index === rest.length - 1 ? undefined : name };
    },
    async exportPage(pks, sink) {
      const isSeals = pks[0] === SEALS;
      const name = isSeals ? 'seals' : pks[0]!.split('|')[0]!;
      async function* lines(): AsyncGenerator<Uint8Array> {
        for (const pk of pks) {
          for (const entry of await trailPartition(pk)) {
            if (destinationOf('audit', entry as StoredDocument, sink) !== 'trail') continue;
            sink.count(isSeals ? 'seals' : 'audit trail entries');
            // Its hash covers all other fields.
            const covered = Object.entries(entry).filter(([field]) => !field.startsWith('_'));
            yield Buffer.from(lineOf(Object.fromEntries(covered)));
          }
        }
      }
      sink.files.push(await folder.write(pathBelow('audit-trail', `${name}.jsonl`), lines()));
    },
  };
}

async function trailPartitions(): Promise<Set<string>> {
  const found = new Set<string>();
  for await (const { documents } of keyPages('audit', { since: null, token: undefined }))
    for (const { pk } of documents) found.add(String(pk));
  return found;
}
