import { blockIdOf } from '@portal/contract/packets/sources.ts';
import type { Section } from '@portal/contract/packets/recipe.ts';
import { changeAssembly, readAssembly } from '../data/packets/assemblies.ts';
import { readRecipe, saveRecipe } from '../data/packets/recipes.ts';
import { joinBlocks, sourceUploadLink } from '../data/packets/sourceUploads.ts';
import { addSources } from '../domain/packets/addSources.ts';
import { findSource, type StoredSource } from '../domain/packets/assembly.ts';
import { joinSource, recordSourceScan } from '../domain/packets/changeSource.ts';
import { noteSources } from '../domain/packets/noteSources.ts';
import { changeRequest } from '../data/requests/changeRequest.ts';
import { readRequest } from '../data/requests/readRequest.ts';
import type { Log } from '../telemetry/log.ts';
import { runTasksNow } from '../workflows/operations/outbox/runTask.ts';
import { prepareSource } from '../workflows/packets/prepareSource.ts';
import { paragraph } from '../services/pdf/drawHeader.ts';
import { PAGE_LAYOUT, type PdfLayout } from '../services/pdf/pdfWriter.ts';
import { renderPages } from '../services/pdf/renderPages.ts';
import { portalTypefaces } from '../services/pdf/text/typefaces.ts';
import { demoClerk } from './seedAccounts.ts';

interface Chart {
  readonly title: string;
  readonly type: Section['type'];
  /** The date of service, YYYY-MM-DD. */
  readonly date: string | null;
  /** What each page says below the patient. */
  readonly pages: readonly string[];
}

const charts: readonly Chart[] = [
  { title: 'Face sheet', type: 'faceSheet', date: null, pages: ['Admission data and insurance.'] },
  {
    title: 'Progress notes',
    type: 'progressNotes',
    date: '2026-03-04',
    pages: [1, 2, 3, 4, 5, 6].map((visit) => `Visit ${visit}: pain of the lower back, better than before.`),
  },
  {
    title: 'Lab results',
    type: 'labs',
    date: '2026-03-05',
    pages: ['Complete blood count: within the normal range.', 'Metabolic panel: within the normal range.'],
  },
];

/** Assembles a chart of three files, as a clerk does on the bench. Nothing if the request has one. */
export async function assembleDemoChart(requestId: string, log: Log): Promise<void> {
  const request = (await readRequest(requestId))?.value;
  if (!request || (await readAssembly(requestId)).sources.length > 0) return;
  const { patientName, patientDob } = request.fields;
  const birthDate = patientDob.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1');
  const now = new Date();
  await changeRequest(request, (current) => noteSources(current, charts.length, demoClerk().by, now), now);
  for (const chart of charts) {
    const content = await chartFile(chart, `Patient: ${patientName}   Date of birth: ${birthDate}`, now);
    await addSource(requestId, `${chart.title}.pdf`, content, log);
  }
  const stored = await readRecipe(requestId);
  if (!stored) return;
  const sections = stored.value.sections.map((section, index) => {
    const { type, date } = charts[index]!;
    return { ...section, type, date };
  });
  const version = stored.value.version + 1;
  const by = { savedAt: now.toISOString(), savedBy: demoClerk().by.id, versionOfPerson: version };
  await saveRecipe(requestId, { ...stored.value, ...by, sections, version }, stored.etag);
}

/** Sends a file and makes its pages. It has no scan: the portal made it. */
async function addSource(requestId: string, name: string, content: Uint8Array, log: Log): Promise<void> {
  const now = new Date();
  const newId = () => `src_${crypto.randomUUID().replaceAll('-', '')}`;
  // Nobody sends it again.
  const fingerprint = '0'.repeat(64);
  let source: StoredSource | undefined;
  const added = await changeAssembly(
    requestId,
    (current) => {
      const by = { userId: demoClerk().by.id, newId, now };
      const change = addSources(current, [{ name, size: content.length, fingerprint }], by);
      if (change.kind === 'refused') throw new Error(change.message.template);
      [source] = change.sources;
      return { assembly: change.assembly };
    },
    now,
  );
  await runTasksNow(added.pendingTasks, now, log);
  const { sourceId } = source!;
  const { uploadUrl } = await sourceUploadLink(requestId, { sourceId }, now);
  const url = `${uploadUrl}&comp=block&blockid=${encodeURIComponent(blockIdOf(0))}`;
  const { ok, status } = await fetch(url, { method: 'PUT', body: Buffer.from(content) });
  if (!ok) throw new Error(`Sending ${name} failed with status ${status}`);
  const etag = await joinBlocks(requestId, source!);
  await changeAssembly(
    requestId,
    (current) => {
      const joined = joinSource(current, findSource(current, sourceId)!, etag!)!;
      return { assembly: recordSourceScan(joined, findSource(joined, sourceId)!, 'clean')! };
    },
    now,
  );
  await prepareSource(requestId, sourceId, log);
}

async function chartFile({ title, pages }: Chart, patient: string, now: Date): Promise<Uint8Array> {
  const column = { x: PAGE_LAYOUT.left, width: PAGE_LAYOUT.right - PAGE_LAYOUT.left };
  const draw = (writer: PdfLayout) => {
    for (const [index, text] of pages.entries()) {
      if (index > 0) writer.ensureSpace(PAGE_LAYOUT.bottom);
      paragraph(writer, writer.add(null, 'H1'), title, { ...column, style: 'heading' });
      for (const line of [patient, text, 'A sample document for the local demo.']) {
        writer.y += 8;
        paragraph(writer, writer.add(null, 'P'), line, { ...column, style: 'letter' });
      }
    }
  };
  const facts = { title, author: '', language: 'en', pageLabel: '', boxNote: '' } as const;
  return renderPages({ ...facts, datedAt: now.toISOString(), draw }, await portalTypefaces());
}
