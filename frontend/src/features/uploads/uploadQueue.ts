import { say } from '@portal/contract/rules/said.ts';
import { checkUpload, UPLOAD_QUOTA, type UploadRules } from '@portal/contract/rules/uploadRules.ts';
import { sendUpload } from './sendUpload.ts';
import { isRunning, type Upload, type UploadState } from './upload.ts';
import type { UploadedFile } from './uploadedFile.ts';

/** As many as a browser opens connections to one host. */
const AT_ONCE = 6;

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
  const running = new Map<string, AbortController>();
  const listeners = new Set<() => void>();

  function change(next: readonly Upload[]): void {
    uploads = next;
    for (const listener of listeners) listener();
  }

  function setState(id: string, state: UploadState): void {
    change(uploads.map((upload) => (upload.id === id ? { ...upload, state } : upload)));
  }

  function start(): void {
    for (const { id, state } of uploads) {
      if (running.size >= AT_ONCE) return;
      if (state.kind === 'waiting' && !running.has(id)) void run(id);
    }
  }

  async function run(id: string): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    running.set(id, controller);
    setState(id, { kind: 'sending', sent: 0 });
    const onProgress = (sent: number) => {
      if (!signal.aborted) setState(id, { kind: 'sending', sent });
    };
    const outcome = await sendUpload({ file: files.get(id)!, sessionKey, rules, signal, onProgress });
    running.delete(id);
    if (!signal.aborted) setState(id, outcome);
    start();
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
      for (const file of chosen) {
        const id = crypto.randomUUID();
        files.set(id, file);
        change([...uploads, { id, group, name: file.name, size: file.size, state: firstState(file) }]);
      }
      start();
    },
    retry: (id) => {
      setState(id, { kind: 'waiting' });
      start();
    },
    remove: (id) => {
      running.get(id)?.abort();
      files.delete(id);
      change(uploads.filter((upload) => upload.id !== id));
    },
    close: () => {
      for (const { id } of uploads.filter(isRunning)) running.get(id)?.abort();
    },
  };
}
