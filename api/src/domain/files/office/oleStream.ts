import type { OfficeThreat } from './officeThreat.ts';

/** Offset of the flags ([MS-OLEDS] 2.3.3), and the flag of an object that is linked, not embedded. */
const FLAGS_AT = 4;
const LINKED = 1;

/** Classes of monikers ([MS-OSHARED] 2.3.7), which name an object that is elsewhere, as they are stored. */
const MONIKERS = [
  // URL: 79EAC9E0-BAF9-11CE-8C82-00AA004BA90B.
  'e0c9ea79f9bace118c8200aa004ba90b',
  // File: 00000303-0000-0000-C000-000000000046.
  '0303000000000000c000000000000046',
  // Script: 06290BD3-48AA-11D2-8432-006008C3FBFC.
  'd30b2906aa48d2118432006008c3fbfc',
].map((hex) => Buffer.from(hex, 'hex'));

/** The threat in the stream that says where an object comes from; null if the object is in the file. */
export function threatInOleStream(stream: Buffer): OfficeThreat | null {
  const isLinked = stream.byteLength >= FLAGS_AT + 4 && (stream.readUInt32LE(FLAGS_AT) & LINKED) !== 0;
  return isLinked || MONIKERS.some((moniker) => stream.includes(moniker)) ? 'external' : null;
}
