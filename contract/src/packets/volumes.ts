/** Pages of records in one file of a packet, at most. A packet with more is in volumes. */
export const MAX_VOLUME_PAGES = 2_000;
/** Bytes of one file of a packet, at most. */
export const MAX_VOLUME_BYTES = 150 * 1024 * 1024;

/** The name of the file with one volume of `count`. `number`: from 1. `name`: of the document. */
export function volumeName(name: string, number: number, count: number): string {
  const [, start, ending] = /^(.*?)(\.[^.\s]{1,10})?$/.exec(name)!;
  return `${start}_vol${number}of${count}${ending ?? ''}`;
}
