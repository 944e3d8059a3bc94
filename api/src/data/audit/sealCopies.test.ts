import { beforeEach, describe, expect, it, vi } from 'vitest';

/** The blobs of the archive. `late`: content that another process writes just before the next upload. */
const archive = vi.hoisted(() => ({ blobs: new Map<string, string>(), late: null as string | null }));

vi.mock('../blobs/account.ts', () => {
  const refused = (statusCode: number) => Object.assign(new Error('refused'), { statusCode });
  const blob = (name: string) => ({
    async uploadData(content: Buffer, { conditions }: { conditions?: { ifNoneMatch?: string } }) {
      if (archive.late !== null) archive.blobs.set(name, archive.late);
      if (conditions?.ifNoneMatch === '*' && archive.blobs.has(name)) throw refused(409);
      archive.blobs.set(name, content.toString());
    },
    async downloadToBuffer() {
      const text = archive.blobs.get(name);
      if (text === undefined) throw refused(404);
      return Buffer.from(text);
    },
  });
  return {
    SEALS_CONTAINER: 'audit-seals',
    blobStatusOf: (error: { statusCode?: number }) => error.statusCode,
    onBlobs: async (_: string, work: (container: object) => Promise<unknown>) =>
      work({ getBlockBlobClient: blob, getBlobClient: blob }),
  };
});

const { readSealCopy, writeSealCopy } = await import('./sealCopies.ts');

beforeEach(() => {
  archive.blobs.clear();
  archive.late = null;
});

describe('a seal copy', () => {
  it('is written if there is none', async () => {
    expect(await readSealCopy('2026-03-10.json')).toBeNull();
    expect(await writeSealCopy('2026-03-10', 'seal')).toBe(true);
    expect(await readSealCopy('2026-03-10.json')).toBe('seal');
  });

  it('is valid when another instance or an earlier attempt wrote the same copy', async () => {
    archive.late = 'seal';
    expect(await writeSealCopy('2026-03-10', 'seal')).toBe(true);
  });

  it('does not overwrite a different copy', async () => {
    archive.late = 'another seal';
    expect(await writeSealCopy('2026-03-10', 'seal')).toBe(false);
    expect(await readSealCopy('2026-03-10.json')).toBe('another seal');
  });
});
