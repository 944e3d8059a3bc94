import { type LocalizableText, localizable } from '@portal/contract/fields/localizableText.ts';
import { addSources, withdrawSource } from '@portal/contract/packets/endpoints.ts';
import {
  fingerprintRanges,
  MAX_ADDED_SOURCES,
  MAX_SOURCE_BYTES,
  sourceTypeOf,
} from '@portal/contract/packets/sources.ts';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/apiError.ts';
import { sendBlocks, type SourceLink } from './sendBlocks.ts';

const MAX_FILES = 2;
/** Progress re-renders the list. */
const PROGRESS_MS = 200;

export type SourceUploadState =
  /** For its turn. */
  | { readonly kind: 'waiting' }
  /** `isInterrupted`: the connection is broken; it goes on by itself. */
  | { readonly kind: 'sending'; readonly isInterrupted: boolean }
  /** Can be tried again. */
  | { readonly kind: 'failed'; readonly text: LocalizableText }
  /** A retry cannot help. */
  | { readonly kind: 'refused'; readonly text: LocalizableText };

/** A file that is sent from this page. `size` and `sent` in bytes. */
export interface SourceUpload {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly sent: number;
  /** Null until the server knows it. */
  readonly sourceId: string | null;
  readonly state: SourceUploadState;
}

/** Sends the sources of a request. Lives outside of React. Files that were sent leave the list. */
export interface SourceUploads {
  subscribe: (onChange: () => void) => () => void;
  uploads: () => readonly SourceUpload[];
  add: (files: readonly File[]) => void;
  retry: (id: string) => void;
  /** Cancels an upload, or takes a file that was not sent from the list. */
  remove: (id: string) => void;
  /** Stops sending. What has arrived stays, so that it goes on when the same file is chosen again. */
  close: () => void;
}

/** `onChanged`: called when the server has another list of sources. */
export function createSourceUploads(requestId: string, onChanged: () => void): SourceUploads {
  let uploads: readonly SourceUpload[] = [];
  const files = new Map<string, File>();
  const links = new Map<string, SourceLink>();
  const running = new Map<string, AbortController>();
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function notify(): void {
    clearTimeout(timer);
    timer = undefined;
    for (const listener of listeners) listener();
  }

  function change(id: string, facts: Partial<SourceUpload>): void {
    uploads = uploads.map((upload) => (upload.id === id ? { ...upload, ...facts } : upload));
  }

  function setState(id: string, state: SourceUploadState): void {
    change(id, { state });
    notify();
  }

  function drop(id: string): void {
    files.delete(id);
    links.delete(id);
    uploads = uploads.filter((upload) => upload.id !== id);
    notify();
  }

  /** Announces files, all in one call. If the server refuses one of them, it is asked again without that. */
  async function announce(ids: readonly string[]): Promise<void> {
    const known = ids.filter((id) => files.has(id));
    if (known.length === 0) return;
    try {
      const described = await Promise.all(known.map((id) => describe(files.get(id)!)));
      const added = await call(addSources, { body: { requestId, files: described } });
      for (const [index, id] of known.entries()) {
        const link = added[index];
        if (!link || !files.has(id)) continue;
        links.set(id, link);
        change(id, { sourceId: link.source.sourceId });
      }
      notify();
      onChanged();
      start();
    } catch (error) {
      const refused = error instanceof ApiError ? indexOf(error, known.length) : null;
      if (refused === null) {
        const text = textOf(error);
        for (const id of known) setState(id, { kind: 'failed', text });
        return;
      }
      setState(known[refused]!, { kind: 'refused', text: textOf(error) });
      await announce(known.filter((_, index) => index !== refused));
    }
  }

  function start(): void {
    for (const { id } of uploads) {
      if (running.size >= MAX_FILES) return;
      const link = links.get(id);
      if (!link) continue;
      links.delete(id);
      void run(id, link);
    }
  }

  async function run(id: string, link: SourceLink): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    running.set(id, controller);
    setState(id, { kind: 'sending', isInterrupted: false });
    try {
      await sendBlocks(files.get(id)!, link, {
        requestId,
        signal,
        onProgress: (sent) => {
          if (signal.aborted) return;
          change(id, { sent });
          timer ??= setTimeout(notify, PROGRESS_MS);
        },
        onInterrupted: (isInterrupted) => {
          if (!signal.aborted) setState(id, { kind: 'sending', isInterrupted });
        },
      });
      if (!signal.aborted) drop(id);
      onChanged();
    } catch (error) {
      if (!signal.aborted) setState(id, { kind: 'failed', text: textOf(error) });
    }
    running.delete(id);
    start();
  }

  return {
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    uploads: () => uploads,
    add: (added) => {
      const isRunning = new Set(
        uploads.filter(({ state }) => state.kind !== 'refused').map(({ name, size }) => `${size} ${name}`),
      );
      const chosen = added.map((file, index) => {
        const refusal = isRunning.has(`${file.size} ${file.name}`)
          ? localizable('This file is being sent already.')
          : refusalOf(file, index);
        const id = crypto.randomUUID();
        if (!refusal) files.set(id, file);
        const state: SourceUploadState = refusal ? { kind: 'refused', text: refusal } : { kind: 'waiting' };
        return { id, name: file.name, size: file.size, sent: 0, sourceId: null, state };
      });
      uploads = [...uploads, ...chosen];
      notify();
      void announce(chosen.filter(({ state }) => state.kind === 'waiting').map(({ id }) => id));
    },
    retry: (id) => {
      setState(id, { kind: 'waiting' });
      void announce([id]);
    },
    remove: (id) => {
      const sourceId = uploads.find((upload) => upload.id === id)?.sourceId;
      drop(id);
      running.get(id)?.abort();
      if (!sourceId) return;
      // If it fails, the source stays listed, where it can be removed.
      void call(withdrawSource, { body: { requestId, sourceId } }).then(onChanged, onChanged);
    },
    close: () => {
      for (const controller of running.values()) controller.abort();
      files.clear();
      links.clear();
      uploads = [];
      clearTimeout(timer);
    },
  };
}

/** Why a file cannot be a source; null if it can. */
function refusalOf(file: File, index: number): LocalizableText | null {
  const { name, size } = file;
  if (!sourceTypeOf(name))
    return localizable('{{name}} cannot be used here. Save it as a PDF first.', { name });
  if (size === 0) return localizable('The file is empty');
  if (size > MAX_SOURCE_BYTES) return localizable('The file is larger than 250 MB');
  if (index >= MAX_ADDED_SOURCES) return localizable('Please add at most 40 files at once');
  return null;
}

async function describe(file: File) {
  const parts = fingerprintRanges(file.size).map(([begin, end]) => file.slice(begin, end));
  const bytes = await new Blob(parts).arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const fingerprint = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { name: file.name, size: file.size, fingerprint };
}

/** Which file of a call the server refused; null if it was none. */
function indexOf({ code, fields }: ApiError, count: number): number | null {
  const field = Object.keys(fields).find((name) => /^files\.\d+/.test(name));
  if (field) return Number(/\d+/.exec(field)![0]);
  return count === 1 && (code === 'file_rejected' || code === 'too_large') ? 0 : null;
}

function textOf(error: unknown): LocalizableText {
  // The message of an API error is translated.
  if (error instanceof ApiError) return localizable(error.message);
  if (error instanceof DOMException && error.name === 'NotReadableError')
    return localizable('This file could not be read. Please choose it again.');
  return localizable('File upload failed: the connection was lost');
}
