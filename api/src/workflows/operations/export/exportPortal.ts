import { BYTE_ORDER_MARK, csvRow } from '@portal/contract/fields/csvRow.ts';
import { settings } from '../../../config/settings.ts';
import { recordPortalEvent } from '../../../data/audit/recordPortalEvent.ts';
import { blobPages } from '../../../data/operations/backup/blobs.ts';
import { keyPages } from '../../../data/operations/backup/documents.ts';
import { operatorId } from '../../../data/operations/backup/operatorId.ts';
import { pepperFingerprint } from '../../../data/configuration/storeBindings.ts';
import { type ContainerName, containers } from '../../../data/containers.ts';
import { accountColumns } from '../../../domain/operations/export/exportedAccount.ts';
import { requestLists } from '../../../domain/operations/export/exportedRequest.ts';
import { exportReadme } from '../../../domain/operations/export/exportReadme.ts';
import { leftOutKinds, lineLists, treatmentOf } from '../../../domain/operations/export/storedKinds.ts';
import type { ExportFolder } from '../../../services/backup/ExportFolder.ts';
import { EXPORTED_PARTS, FOUND_PARTS, requestsStage } from './exportRequests.ts';
import { runStage } from './exportStage.ts';
import { documentsStage, trailStage, unclaimedFilesStage } from './exportStores.ts';

const FORMAT = 1;

interface ExportContext {
  readonly folder: ExportFolder;
  print(line: string): void;
}

/** The result of an export. */
export interface ExportSummary {
  readonly sha256: string;
  readonly isConsistent: boolean;
  readonly counts: Readonly<Record<string, number>>;
  /** What is not in the export although it should be; empty for a complete one. */
  readonly problems: readonly string[];
}

/**
 * Exports everything that the portal stores for its operator, in open formats, or continues an interrupted export. It
 * walks the containers of the backup, and adds its start to the audit trail before it reads anything.
 */
export async function exportPortal({ folder, print }: ExportContext): Promise<ExportSummary> {
  const startedAt = await begin(folder);
  // The containers of a backup, so that a new one is not forgotten.
  const stages: Readonly<Record<ContainerName, () => Promise<void>>> = {
    requests: () => runStage(folder, requestsStage(folder)),
    views: () => runStage(folder, documentsStage('views', folder)),
    accounts: () => runStage(folder, documentsStage('accounts', folder)),
    config: () => runStage(folder, documentsStage('config', folder)),
    audit: () => runStage(folder, trailStage(folder)),
  };
  for (const name of Object.keys(containers) as ContainerName[]) {
    await stages[name]();
    print(`${name}: done`);
  }
  await runStage(folder, unclaimedFilesStage(folder));
  print('Writing the lists …');
  return finish(folder, startedAt);
}

async function begin(folder: ExportFolder): Promise<string> {
  const fingerprint = pepperFingerprint(settings().CODE_PEPPER);
  const begun = folder.progress.find((each) => each.kind === 'begin');
  if (begun && begun.pepperFingerprint !== fingerprint)
    throw new Error(`${folder.path} contains an unfinished export of another portal.`);
  const details = {
    operator: await operatorId(),
    isEncrypted: folder.isEncrypted,
    isContinued: begun !== undefined,
  };
  await recordPortalEvent({ kind: 'export-started', by: 'system', details }, new Date());
  if (begun) return begun.startedAt;
  const startedAt = new Date().toISOString();
  await folder.begin(startedAt, fingerprint);
  return startedAt;
}

async function finish(folder: ExportFolder, startedAt: string): Promise<ExportSummary> {
  const pages = folder.progress.flatMap((each) => (each.kind === 'page' ? each : []));
  const counts: Record<string, number> = {};
  for (const [name, count] of pages.flatMap((page) => Object.entries(page.counts)))
    counts[name] = (counts[name] ?? 0) + count;
  const unknown = [...new Set(pages.flatMap((page) => page.unknown))].toSorted();
  const isConsistent = !(await hasChangedSince(new Date(startedAt)));
  const lists = [
    ...Object.entries({ ...requestLists, accounts: accountColumns }).map(
      ([list, columns]) => [`${list}.csv`, BYTE_ORDER_MARK + csvRow(columns)] as const,
    ),
    ...lineLists.map((list) => [`${list}.jsonl`, ''] as const),
  ];
  const written = [];
  for (const [list, heading] of lists) written.push(await folder.writeList(list, heading));
  const times = { startedAt, finishedAt: new Date().toISOString() };
  const facts = { ...times, isEncrypted: folder.isEncrypted, isConsistent, counts, unknown };
  const orphans = isConsistent ? (counts[FOUND_PARTS] ?? 0) - (counts[EXPORTED_PARTS] ?? 0) : 0;
  const problems = [
    ...unknown.map((kind) => `Unknown kind of document, not exported: ${kind}`),
    ...(orphans > 0 ? [`Documents that belong to no request, not exported: ${orphans}`] : []),
    ...(counts['documents missing']
      ? [`Documents without content in the store: ${counts['documents missing']}`]
      : []),
  ];
  const summary = { format: FORMAT, ...facts, leftOut: leftOutKinds, problems };
  const sha256 = await folder.finish(written, exportReadme(facts), summary);
  return { sha256, isConsistent, counts, problems };
}

/** Whether something that the export includes was written since. The audit trail always grows. */
async function hasChangedSince(since: Date): Promise<boolean> {
  const start = { since, token: undefined };
  for (const name of (Object.keys(containers) as ContainerName[]).filter((each) => each !== 'audit')) {
    for await (const { documents } of keyPages(name, start)) {
      const isExported = documents.some((document) => 'to' in (treatmentOf(name, document) ?? {}));
      if (isExported) return true;
    }
  }
  for await (const { listed } of blobPages('documents', start)) if (listed.length > 0) return true;
  return false;
}
