import type { DataOf } from '@portal/contract/endpoint.ts';
import type { getAssembly } from '@portal/contract/packets/endpoints.ts';
import type { Packet } from '@portal/contract/packets/packet.ts';
import type { PageRef, Recipe } from '@portal/contract/packets/recipe.ts';
import type { Source } from '@portal/contract/packets/sources.ts';

/** A recipe with a section for each list of pages. */
export function aRecipe(pages: readonly (readonly PageRef[])[], version = 1): Recipe {
  return {
    version,
    sections: pages.map((own, index) => ({
      id: `00000000-0000-4000-8000-00000000000${index + 1}`,
      title: `Section ${index + 1}`,
      type: 'other',
      date: null,
      pages: [...own],
    })),
    rotations: {},
    removed: {},
    redactions: {},
  };
}

/** A ready source with three pages by default. */
export function aSource(facts: Partial<Source> = {}): Source {
  const number = facts.number ?? 1;
  return {
    sourceId: `src_${String(number).padStart(32, '0')}`,
    number,
    name: `scan-${number}.pdf`,
    type: 'pdf',
    size: 12_345,
    state: 'ready',
    refusal: null,
    pages: 3,
    sha256: 'ab'.repeat(32),
    changes: [],
    addedAt: '2026-11-20T12:00:00.000Z',
    addedBy: 'Sam Clerk',
    ...facts,
  };
}

/** A built packet that nobody has checked, by default. */
export function aPacket(facts: Partial<Packet> = {}): Packet {
  return {
    packetId: '00000000-0000-4000-8000-0000000000aa',
    state: 'built',
    failure: null,
    pages: 3,
    redactedPages: 0,
    donePages: 3,
    version: 1,
    isOutdated: false,
    options: {
      title: 'Records',
      hasCover: true,
      hasContents: true,
      listsRedactions: false,
      numbering: { kind: 'none' },
    },
    document: {
      fileId: `file_${'0'.repeat(31)}9`,
      name: 'Records.pdf',
      size: 54_321,
      sha256: 'cd'.repeat(32),
      allPages: 5,
      frontPages: 2,
    },
    look: {
      state: 'read',
      pages: 5,
      pagesRead: 5,
      pagesWithText: 5,
      namesPatient: true,
      otherPersons: [],
      otherPersonPages: 0,
    },
    isChecked: false,
    startedAt: '2026-11-20T12:00:00.000Z',
    startedBy: 'Sam Clerk',
    ...facts,
  };
}

/** One ready source with three pages, by default. */
export function anAssembly(facts: Partial<DataOf<typeof getAssembly>> = {}): DataOf<typeof getAssembly> {
  return {
    sources: [aSource()],
    recipe: aRecipe([['1.1', '1.2', '1.3']]),
    savedBy: null,
    people: [],
    packets: [],
    ...facts,
  };
}
