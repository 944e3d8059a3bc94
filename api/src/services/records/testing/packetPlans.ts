import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type PacketPlan, writePacket } from '../writePacket.ts';

const typeface = (name: string) =>
  readFileSync(fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)));
const typefaces = { regular: typeface('DejaVuSans'), bold: typeface('DejaVuSans-Bold') };

/** A plan without cover, table of contents and numbers. */
export function aPlan(changed: Partial<PacketPlan> & Pick<PacketPlan, 'out'>): PacketPlan {
  return {
    title: 'Records of the visit',
    language: 'en',
    cover: null,
    contents: false,
    numbering: { kind: 'none' },
    redactions: [],
    isTextOnly: false,
    pieces: [],
    sections: [],
    volumes: [],
    volume: 1,
    maxBytes: 50_000_000,
    ...changed,
  };
}

/** Writes a packet; a plan without volumes becomes one file. */
export function writePlan(plan: PacketPlan, onPages: (done: number) => void = () => {}) {
  const pages = plan.sections.reduce((sum, section) => sum + section.pages.length, 0);
  const volumes = plan.volumes.length > 0 ? plan.volumes : [pages];
  return writePacket({ ...plan, volumes }, onPages, typefaces);
}

/** The packet of a plan. Throws if it is too large. */
export async function written(plan: PacketPlan) {
  const result = await writePlan(plan);
  if ('failure' in result) throw new Error(result.failure);
  return { ...result, bytes: await readFile(plan.out) };
}
