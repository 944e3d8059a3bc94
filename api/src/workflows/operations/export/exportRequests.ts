import pMap from 'p-map';
import { openBlob } from '../../../data/operations/backup/blobs.ts';
import { keyPages, partitionDocuments, readAll } from '../../../data/operations/backup/documents.ts';
import { withRetry } from '../../../data/operations/backup/patientStores.ts';
import { documentBlobName } from '../../../data/blobs/promoteUpload.ts';
import { readIssuedFile } from '../../../data/requests/disclosureLog.ts';
import { storedAccounting } from '../../../domain/disclosures/disclosureLog.ts';
import { documentParts } from '../../../domain/packets/volumes.ts';
import { zipNames } from '../../../domain/files/downloads/zipNames.ts';
import { storedIncident } from '../../../domain/incidents/incident.ts';
import type { StoredDocument } from '../../../domain/operations/backup/documents.ts';
import { withoutStoreFields } from '../../../domain/operations/backup/documents.ts';
import {
  documentStateOf,
  type ExportedDocument,
  exportedRequest,
  requestRows,
} from '../../../domain/operations/export/exportedRequest.ts';
import { documentsPath, pathBelow, requestPath } from '../../../domain/operations/export/exportPaths.ts';
import { treatmentOf } from '../../../domain/operations/export/storedKinds.ts';
import { type RequestDocument, requestDocument } from '../../../domain/requests/requestDocument.ts';
import type { ExportedFile, ExportFolder } from '../../../services/backup/ExportFolder.ts';
import { destinationOf } from './destinationOf.ts';
import { PageSink, type Stage } from './exportStage.ts';

const AT_ONCE = { concurrency: 4 };

/** Counted to find documents that belong to no request. */
export const FOUND_PARTS = 'stored parts of requests';
export const EXPORTED_PARTS = 'exported parts of requests';

/** The container of requests: a file for each request with its documents, and the disclosure log. */
export function requestsStage(folder: ExportFolder): Stage<StoredDocument> {
  return {
    name: 'requests',
    async *pages(token) {
      for await (const page of keyPages('requests', { since: null, token }))
        yield { items: page.documents, token: page.token };
    },
    async exportPage(keys, sink) {
      const of = (to: string) => keys.filter((key) => destinationOf('requests', key, sink) === to);
      const parts = of('request');
      sink.count(FOUND_PARTS, parts.length);
      const documents = parts.filter(({ id }) => id === 'root');
      const exported = await pMap(
        documents,
        ({ requestId }) => exportRequest(String(requestId), folder),
        AT_ONCE,
      );
      exported.forEach((each) => sink.addAll(each));
      await exportDisclosureLog(of('disclosure-log'), folder, sink);
    },
  };
}

async function exportRequest(requestId: string, folder: ExportFolder): Promise<PageSink> {
  const sink = new PageSink();
  const partition = await partitionDocuments('requests', requestId);
  const parts = partition.filter((document) => {
    const treatment = treatmentOf('requests', document);
    return treatment !== null && 'to' in treatment && treatment.to === 'request';
  });
  const stored = parts.find(({ id }) => id === 'root');
  if (!stored) return sink;
  const request = requestDocument.parse(stored);
  const path = requestPath(request);
  const others = parts.filter((each) => each !== stored);
  const documents = await exportDocuments(request, folder, sink);
  for (const letter of await exportLetters(request, others, folder)) sink.files.push(letter);
  const content = exportedRequest(request, stored, others, documents);
  sink.files.push(await folder.write(path, jsonOf(content)));
  for (const [list, rows] of Object.entries(requestRows(request, path, documents)))
    sink.addRows(`${list}.csv`, rows);
  sink.count('requests');
  sink.count('messages', others.filter(({ type }) => type === 'message').length);
  sink.count('invoices', Object.keys(request.invoices).length);
  sink.count(EXPORTED_PARTS, parts.length);
  return sink;
}

async function exportDocuments(request: RequestDocument, folder: ExportFolder, sink: PageSink) {
  const files = Object.values(request.files);
  const paths = zipNames(files.filter((file) => documentStateOf(file) === 'exported'));
  const documents: ExportedDocument[] = [];
  for (const file of files) {
    const volumes = [];
    for (const { key, name, size } of documentParts(file)) {
      const path = paths.get(key);
      const written =
        path === undefined
          ? null
          : await exportContent(request, key, `${documentsPath(request)}/${path}`, folder);
      if (written) sink.files.push(written);
      volumes.push({ name, size, path: written?.path ?? null, sha256: written?.sha256 ?? null });
    }
    const { path, sha256 } = volumes[0]!;
    const isComplete = volumes.every((volume) => volume.path !== null);
    const expected = documentStateOf(file);
    const state = expected === 'exported' && !isComplete ? 'missing' : expected;
    sink.count(`documents ${state}`);
    documents.push({ file, state, path, sha256, ...(file.volumes && { volumes }) });
  }
  return documents;
}

/** Null if the store does not have the content. */
function exportContent({ requestId }: RequestDocument, key: string, path: string, folder: ExportFolder) {
  return exportBlob(documentBlobName(requestId, key), path, folder);
}

/** Copies a blob of `documents`. Null if there is none. */
export function exportBlob(name: string, path: string, folder: ExportFolder): Promise<ExportedFile | null> {
  return withRetry(async () => {
    const opened = await openBlob('documents', name);
    return opened && (await folder.write(path, opened.content));
  });
}

/** The letters about incidents, which are documents of the store. */
async function exportLetters(
  request: RequestDocument,
  others: readonly StoredDocument[],
  folder: ExportFolder,
) {
  const names = new Map(
    others
      .filter(({ type }) => type === 'incident')
      .flatMap((document) => storedIncident.parse(document).letters)
      .map(({ letterId, name }) => [`letter|${letterId}`, `${letterId} ${name}`]),
  );
  const letters = others.filter(({ type }) => type === 'incident-letter');
  return pMap(letters, (letter) => {
    const name = names.get(letter.id) ?? `${letter.id}.pdf`;
    const bytes = Buffer.from(String((letter as Record<string, unknown>)['content']), 'base64');
    return folder.write(pathBelow(`${documentsPath(request)}/Incident letters`, name), [bytes]);
  });
}

async function exportDisclosureLog(keys: readonly StoredDocument[], folder: ExportFolder, sink: PageSink) {
  const found = await readAll('requests', keys);
  for (const document of found) {
    if (!document) continue;
    const { requestId: _, ttl: _ttl, ...entry } = withoutStoreFields(document as StoredDocument);
    sink.addRows('disclosure-log.jsonl', [`${JSON.stringify(entry)}\n`]);
    sink.count('entries of the disclosure log');
    if (document['type'] !== 'accounting') continue;
    const { id, issues } = storedAccounting.parse(document);
    for (const { issueId, files } of issues) {
      for (const kind of ['pdf', 'csv'] as const) {
        const content = await readIssuedFile(issueId, kind, files[kind]);
        const path = pathBelow('disclosures', id, issueId, files[kind].name);
        sink.files.push(await folder.write(path, [content]));
      }
    }
  }
}

/** Readable JSON. */
export function jsonOf(value: unknown): Buffer[] {
  return [Buffer.from(`${JSON.stringify(value, null, 2)}\n`)];
}
