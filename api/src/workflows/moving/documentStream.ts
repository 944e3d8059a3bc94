import { sha256 } from '../../data/audit/sha256.ts';
import type { ContainerName } from '../../data/containers.ts';
import { partitionOf } from '../../data/moving/bulk.ts';
import { documentPages } from '../../data/moving/documentPages.ts';
import { canonicalJson } from '../../domain/audit/canonicalJson.ts';
import { isLeftOut } from '../../domain/moving/isLeftOut.ts';
import { contentOf, portable, storedDocument } from '../../domain/moving/storedDocument.ts';
import { documentStreams, type Stream } from './stream.ts';

/** The documents of a container, but for those that a backup does not take. */
export function documentStream(name: ContainerName): Stream {
  return {
    name: documentStreams[name],
    async *pages(from) {
      for await (const { documents, token } of documentPages(name, from)) {
        const kept = documents.filter((document) => !isLeftOut(name, document));
        const lines = kept.map((document) => JSON.stringify(portable(document)));
        yield { lines, leftOut: documents.length - kept.length, contentBytes: 0, token };
      }
    },
    keyOf(line) {
      const document = storedDocument(JSON.parse(line));
      return JSON.stringify([partitionOf(name, document), document.id]);
    },
    weigh: (line) => ({ hash: hashOf(storedDocument(JSON.parse(line))), contentBytes: 0 }),
  };
}

/** SHA-256 of what must be the same in every store. */
export function hashOf(document: Readonly<Record<string, unknown>>): string {
  return sha256(canonicalJson(contentOf(document)));
}
