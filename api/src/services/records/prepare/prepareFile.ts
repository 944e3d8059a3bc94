import { readFileSync } from 'node:fs';
import { PieceWriter } from './PieceWriter.ts';
import { type PreparedFile, type PrepareJob, Refused } from './preparedFile.ts';
import { preparePdf } from './preparePdf.ts';
import { prepareJpeg, preparePng } from './preparePicture.ts';
import { prepareTiff } from './prepareTiff.ts';
import { readPieces } from './readPieces.ts';

/** Makes the pages of a file: PDF pieces with their texts, and sheets of thumbnails, in its folder. Never throws because of its content. */
export async function prepareFile({ path, type, folder }: PrepareJob): Promise<PreparedFile> {
  try {
    const writer = new PieceWriter(folder);
    const changes = await writePieces(readFileSync(path), type, writer);
    await writer.end();
    if (writer.pages === 0) throw new Refused('no-pages');
    const { blank, looks } = await readPieces(folder, writer.pieces.length);
    return { kind: 'prepared', pages: writer.pages, pieces: writer.pieces, changes, blank, looks };
  } catch (error) {
    if (error instanceof Refused) return { kind: 'refused', refusal: error.refusal };
    throw error;
  }
}

async function writePieces(content: Buffer, type: PrepareJob['type'], writer: PieceWriter) {
  switch (type) {
    case 'pdf':
      return preparePdf(content, writer);
    case 'jpeg':
      await prepareJpeg(content, writer);
      return [];
    case 'png':
      await preparePng(content, writer);
      return [];
    case 'tiff':
      await prepareTiff(content, writer);
      return [];
  }
}
