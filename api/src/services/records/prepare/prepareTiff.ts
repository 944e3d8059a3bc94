import type { PDFDocument, PDFRef } from '@cantoo/pdf-lib';
import UTIF from 'utif2';
import { addPicturePage } from './picturePage.ts';
import type { PieceWriter } from './PieceWriter.ts';
import { addImage, addPixels, requirePixels } from './preparePicture.ts';
import { Refused } from './preparedFile.ts';
import { type ImageFacts, imageFactsOf } from './tiffTags.ts';

const [RLE, GROUP_3, GROUP_4] = [2, 3, 4];
/** T4Options: lines refer to the line before; codes end at bytes. */
const [IS_2D, IS_ALIGNED] = [1, 4];

/** Makes a page of each picture of a TIFF file. A fax stays a fax: its compressed bytes are taken over. */
export async function prepareTiff(content: Buffer, writer: PieceWriter): Promise<void> {
  const order = content.subarray(0, 2).toString('latin1');
  if (order !== 'II' && order !== 'MM') throw new Refused('other-type');
  const pictures = imageFactsOf(content);
  if (pictures.length === 0) throw new Refused('damaged');
  for (const facts of pictures) requirePixels(facts.width, facts.height);
  const decodable = pictures.some((facts) => !isFax(facts)) ? decode(content) : [];
  for (const [index, facts] of pictures.entries()) {
    const document = await writer.target();
    const { width, height, rowsPerStrip } = facts;
    const strips = isFax(facts)
      ? faxStrips(document, content, facts).map((image, strip) => ({
          image,
          top: strip * rowsPerStrip,
          rows: Math.min(rowsPerStrip, height - strip * rowsPerStrip),
        }))
      : [{ image: decodedImage(document, content, decodable[index], facts), top: 0, rows: height }];
    if (width < 1 || strips.length === 0) throw new Refused('damaged');
    addPicturePage(document, { ...facts, strips });
    await writer.endPage();
  }
}

function isFax({ compression, isTiled, bitsPerSample, samplesPerPixel }: ImageFacts): boolean {
  const isCode = compression === RLE || compression === GROUP_3 || compression === GROUP_4;
  return isCode && !isTiled && bitsPerSample === 1 && samplesPerPixel === 1;
}

function faxStrips(document: PDFDocument, content: Buffer, facts: ImageFacts): PDFRef[] {
  const { width, height, rowsPerStrip, compression, photometric, fillOrder, t4Options } = facts;
  const count = Math.ceil(height / rowsPerStrip);
  return facts.strips.slice(0, count).map(({ offset, bytes }, strip) => {
    const part = content.subarray(offset, offset + bytes);
    if (part.length === 0 || part.length < bytes) throw new Refused('damaged');
    const rows = Math.min(rowsPerStrip, height - strip * rowsPerStrip);
    return addImage(document, fillOrder === 2 ? reversed(part) : part, {
      Width: width,
      Height: rows,
      BitsPerComponent: 1,
      ColorSpace: 'DeviceGray',
      ...(photometric === 1 && { Decode: [1, 0] }),
      Filter: 'CCITTFaxDecode',
      DecodeParms: {
        K: compression === GROUP_4 ? -1 : compression === GROUP_3 && t4Options & IS_2D ? 1 : 0,
        Columns: width,
        Rows: rows,
        EndOfBlock: false,
        EncodedByteAlign: compression === RLE || (compression === GROUP_3 && (t4Options & IS_ALIGNED) !== 0),
      },
    });
  });
}

function reversed(bytes: Buffer): Uint8Array {
  return bytes.map((byte) => {
    let turned = 0;
    for (let bit = 0; bit < 8; bit++) if (byte & (1 << bit)) turned |= 0x80 >> bit;
    return turned;
  });
}

function decode(content: Buffer): UTIF.IFD[] {
  try {
    return UTIF.decode(content);
  } catch {
    throw new Refused('damaged');
  }
}

function decodedImage(
  document: PDFDocument,
  content: Buffer,
  picture: UTIF.IFD | undefined,
  { width, height }: ImageFacts,
): PDFRef {
  if (!picture) throw new Refused('damaged');
  try {
    UTIF.decodeImage(content, picture);
    const rgba = UTIF.toRGBA8(picture);
    if (rgba.length !== width * height * 4) throw new Refused('damaged');
    return addPixels(document, rgba, width, height);
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('damaged');
  } finally {
    // The pixels of the pages before are not needed any more.
    picture.data = new Uint8Array();
  }
}
