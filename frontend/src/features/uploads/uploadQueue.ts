import { localizable } from '@portal/contract/fields/localizableText.ts';
import { checkUpload, UPLOAD_QUOTA, type UploadRules } from '@portal/contract/files/rules/uploadRules.ts';
import type { LinkedFile } from './requestUploadLinks.ts';
import { failed } from './failed.ts';
import { hasExpired } from './hasExpired.ts';
import type { sendUpload } from './sendUpload.ts';
import { isRunning, type StoppedUpload, type Upload, type UploadState } from './upload.ts';
import type { UploadedFile } from './uploadedFile.ts';
import type { UploadTarget } from './uploadTarget.ts';
import { clientUploadTexts, type UploadTexts } from './uploadTexts.ts';

/** A browser opens six connections to one host; the files beyond those take over the moment that one is free. */
const AT_ONCE = 8;

/** Progress is told ten times a second at most, of all files together: each telling draws the list again. */
const PROGRESS_MS = 100;

/** The files of one draft on their way to the store, outside of React so that they go on while screens change. */
export interface UploadQueue {
  subscribe: (onChange: () => void) => () => void;
  uploads: () => readonly Upload[];
  add: (group: string, files: Iterable<File>) => void;
  retry: (id: string) => void;
  /** Cancels it if it is still running. */
  remove: (id: string) => void;
  /** Says what the files are uploaded for. What was uploaded for something else is uploaded again, or dropped where the file is not at hand any more. */
  setTarget: (target: UploadTarget) => void;
  /** Cancels everything that is still running. */
  close: () => void;
}

interface Options {
  sessionKey: string;
  /** Files wait until `aim` says more of what they are for; `sessionKey` is then that of the files which arrived before. */
  isHeld?: boolean;
  rules: UploadRules;
  /** Those of clients when left out. */
  texts?: UploadTexts;
  /** Files that arrived before the page was loaded again, by group. */
  uploaded: Readonly<Record<string, readonly UploadedFile[]>>;
}

export function createUploadQueue({
  sessionKey,
  isHeld = false,
  rules,
  texts = clientUploadTexts,
  uploaded,
}: Options): UploadQueue {
  let uploads: readonly Upload[] = Object.entries(uploaded).flatMap(([group, files]) =>
    files.map(({ fileId, name, size }): Upload => ({
      id: fileId,
      group,
      name,
      size,
      state: { kind: 'done', fileId },
    })),
  );
  const files = new Map<string, File>();
  /** Files that wait for their turn only. */
  const linked = new Map<string, LinkedFile>();
  const running = new Map<string, AbortController>();
  const listeners = new Set<() => void>();

  let target: UploadTarget | null = isHeld ? null : { sessionKey };
  let progressTimer: ReturnType<typeof setTimeout> | undefined;

  function notify(): void {
    clearTimeout(progressTimer);
    progressTimer = undefined;
    for (const listener of listeners) listener();
  }

  function change(next: readonly Upload[]): void {
    uploads = next;
    notify();
  }

  function withState(id: string, state: UploadState): readonly Upload[] {
    return uploads.map((upload) => (upload.id === id ? { ...upload, state } : upload));
  }

  function setState(id: string, state: UploadState): void {
    change(withState(id, state));
  }

  function setProgress(id: string, sent: number): void {
    uploads = withState(id, { kind: 'sending', sent });
    progressTimer ??= setTimeout(notify, PROGRESS_MS);
  }

  async function prepare(ids: readonly string[]): Promise<void> {
    const currentTarget = target;
    if (!currentTarget) return;
    const outcomes = await loadAndPrepare(
      ids.map((id) => files.get(id)!),
      currentTarget,
      rules,
      texts,
    );
    // They were prepared for something else by now.
    if (target?.sessionKey !== currentTarget.sessionKey) return;
    for (const [index, id] of ids.entries()) {
      const outcome = outcomes[index]!;
      if (!files.has(id)) continue;
      if (outcome.kind === 'linked') linked.set(id, outcome);
      else setState(id, outcome);
    }
    start();
  }

  function start(): void {
    for (const { id } of uploads) {
      if (running.size >= AT_ONCE) return;
      const next = linked.get(id);
      if (!next) continue;
      linked.delete(id);
      void (hasExpired(next) ? prepare([id]) : run(id, next));
    }
  }

  async function run(id: string, next: LinkedFile): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    running.set(id, controller);
    setState(id, { kind: 'sending', sent: 0 });
    const onProgress = (sent: number) => {
      if (!signal.aborted) setProgress(id, sent);
    };
    const outcome = await loadAndSend(next, { signal, onProgress, texts });
    if (running.get(id) === controller) running.delete(id);
    if (!signal.aborted) setState(id, outcome);
    start();
  }

  function remove(ids: readonly string[]): void {
    for (const id of ids) {
      files.delete(id);
      linked.delete(id);
    }
    change(uploads.filter(({ id }) => !ids.includes(id)));
    for (const id of ids) running.get(id)?.abort();
  }

  function setTarget(next: UploadTarget): void {
    const isMoved = target?.sessionKey !== next.sessionKey;
    target = next;
    if (!isMoved) return;
    const again = uploads.filter(({ id, state }) => files.has(id) && state.kind !== 'refused');
    const ids = new Set(again.map(({ id }) => id));
    for (const controller of running.values()) controller.abort();
    running.clear();
    linked.clear();
    change(
      uploads.flatMap((upload): Upload[] => {
        if (ids.has(upload.id)) return [{ ...upload, state: { kind: 'waiting' } }];
        return upload.state.kind === 'done' && next.sessionKey !== sessionKey ? [] : [upload];
      }),
    );
    void prepare([...ids]);
  }
  function firstState(file: File): UploadState {
    const counted = uploads.filter(({ state }) => state.kind !== 'refused');
    const bytes = counted.reduce((sum, { size }) => sum + size, file.size);
    const checked = checkUpload(file, rules);
    if (checked.kind === 'refused') return { kind: 'refused', text: checked.text };
    if (counted.length >= UPLOAD_QUOTA.files || bytes > UPLOAD_QUOTA.bytes) {
      return { kind: 'refused', text: localizable('A request can have up to 20 files and 100 MB in total') };
    }
    return { kind: 'waiting' };
  }

  return {
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    uploads: () => uploads,
    add: (group, chosen) => {
      const waiting: string[] = [];
      for (const file of chosen) {
        const id = crypto.randomUUID();
        const state = firstState(file);
        files.set(id, file);
        change([...uploads, { id, group, name: file.name, size: file.size, state }]);
        if (state.kind === 'waiting') waiting.push(id);
      }
      void prepare(waiting);
    },
    retry: (id) => {
      setState(id, { kind: 'waiting' });
      void prepare([id]);
    },
    remove: (id) => remove([id]),
    setTarget,
    close: () => remove(uploads.filter(isRunning).map(({ id }) => id)),
  };
}

/** Sends a file with code that comes with the first of them. */
async function loadAndSend(
  ...[linked, options]: [linked: LinkedFile, options: Parameters<typeof sendUpload>[1]]
): ReturnType<typeof sendUpload> {
  try {
    const sending = await import('./sendUpload.ts');
    return await sending.sendUpload(linked, options);
  } catch {
    return failed('Failed to prepare uploads');
  }
}

/** Prepares files with code that comes with the first of them: pages that take files open without it. */
async function loadAndPrepare(
  files: readonly File[],
  target: UploadTarget,
  rules: UploadRules,
  texts: UploadTexts,
): Promise<(LinkedFile | StoppedUpload)[]> {
  if (files.length === 0) return [];
  try {
    const { prepareUploads } = await import('./prepareUploads.ts');
    return await prepareUploads(files, target, rules, texts);
  } catch {
    return files.map(() => failed('Failed to prepare uploads'));
  }
}
