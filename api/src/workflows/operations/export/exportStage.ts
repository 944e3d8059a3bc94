import type { ExportedFile, ExportFolder, PageResult } from '../../../services/backup/ExportFolder.ts';

/** Collects the result of a page. */
export class PageSink implements PageResult {
  readonly files: ExportedFile[] = [];
  readonly rows: Record<string, string[]> = {};
  readonly counts: Record<string, number> = {};
  readonly unknown: string[] = [];

  addRows(list: string, rows: readonly string[]): void {
    (this.rows[list] ??= []).push(...rows);
  }

  count(name: string, number = 1): void {
    this.counts[name] = (this.counts[name] ?? 0) + number;
  }

  addUnknown(kind: string): void {
    if (!this.unknown.includes(kind)) this.unknown.push(kind);
  }

  addAll({ files, rows, counts, unknown }: PageResult): void {
    this.files.push(...files);
    for (const [list, lines] of Object.entries(rows)) this.addRows(list, lines);
    for (const [name, number] of Object.entries(counts)) this.count(name, number);
    unknown.forEach((kind) => this.addUnknown(kind));
  }
}

/** A part of the export that is read in pages. */
export interface Stage<T> {
  readonly name: string;
  /** `token`: where the next page starts; undefined after the last page. */
  pages(
    token: string | undefined,
  ): AsyncGenerator<{ readonly items: readonly T[]; readonly token: string | undefined }>;
  exportPage(items: readonly T[], sink: PageSink): Promise<void>;
}

/** Exports a stage, or continues after the last page that an interrupted run completed. */
export async function runStage<T>(folder: ExportFolder, stage: Stage<T>): Promise<void> {
  const last = folder.progress.findLast((each) => each.kind === 'page' && each.stage === stage.name);
  const completed = last?.kind === 'page' ? last : undefined;
  if (completed?.token === null) return;
  let page = completed?.page ?? 0;
  for await (const { items, token } of stage.pages(completed?.token ?? undefined)) {
    page += 1;
    await folder.clearPage(stage.name, page);
    const sink = new PageSink();
    await stage.exportPage(items, sink);
    await folder.completePage(stage.name, page, token ?? null, sink);
  }
}
