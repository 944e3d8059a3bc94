import { say } from '@portal/contract/rules/said.ts';
import { checkUpload, UPLOAD_QUOTA, type UploadRules } from '@portal/contract/rules/uploadRules.ts';
import type { LinkedFile } from './askForLinks.ts';
import { prepareUploads } from './prepareUploads.ts';
import { hasExpired, sendUpload } from './sendUpload.ts';
import { isRunning, type Upload, type UploadState } from './upload.ts';
import type { UploadedFile } from './uploadedFile.ts';

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
  /** Cancels everything that is still running. */
  close: () => void;
}

interface Options {
  sessionKey: string;
  rules: UploadRules;
  /** Files that arrived before the page was loaded again, by group. */
  arrived: Readonly<Record<string, readonly UploadedFile[]>>;
}

export function createUploadQueue({ sessionKey, rules, arrived }: Options): UploadQueue {
  let uploads: readonly Upload[] = Object.entries(arrived).flatMap(([group, files]) =>
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

  let progressTimer: ReturnType<typeof setTimeout> | undefined;

  function tell(): void {
    clearTimeout(progressTimer);
    progressTimer = undefined;
    for (const listener of listeners) listener();
  }

  function change(next: readonly Upload[]): void {
    uploads = next;
    tell();
  }

  function withState(id: string, state: UploadState): readonly Upload[] {
    return uploads.map((upload) => (upload.id === id ? { ...upload, state } : upload));
  }

  function setState(id: string, state: UploadState): void {
    change(withState(id, state));
  }

  function setProgress(id: string, sent: number): void {
    uploads = withState(id, { kind: 'sending', sent });
    progressTimer ??= setTimeout(tell, PROGRESS_MS);
  }

  async function prepare(ids: readonly string[]): Promise<void> {
    const outcomes = await prepareUploads(
      ids.map((id) => files.get(id)!),
      sessionKey,
      rules,
    );
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
    const outcome = await sendUpload(next, { signal, onProgress });
    running.delete(id);
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

  function firstState(file: File): UploadState {
    const counted = uploads.filter(({ state }) => state.kind !== 'refused');
    const bytes = counted.reduce((sum, { size }) => sum + size, file.size);
    const checked = checkUpload(file, rules);
    if (checked.kind === 'refused') return { kind: 'refused', said: checked.said };
    if (counted.length >= UPLOAD_QUOTA.files || bytes > UPLOAD_QUOTA.bytes) {
      return { kind: 'refused', said: say('One request takes at most 20 files and 100 MB in all') };
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
    close: () => remove(uploads.filter(isRunning).map(({ id }) => id)),
  };
}
