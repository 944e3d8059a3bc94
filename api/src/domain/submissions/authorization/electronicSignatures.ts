import {
  type DigitalSignature,
  type DocumentText,
  isInColumn,
  rowsNear,
  type TextRow,
} from './documentText.ts';
import { beforeNextLabel, smallWordsOf } from './formWords.ts';
import {
  isBelowHeadingOfOther,
  isOfOtherLabel,
  isOfOtherSigner,
  SIGNATURE,
  signatureLabelsAt,
  SIGNER,
} from './signatureLabels.ts';
import {
  BY_LAWYER,
  CREDENTIALS,
  hasPatientWord,
  isPrintedCaption,
  isRecipientName,
  isSignerName,
  type SignatureFacts,
  type Signer,
  signerOf,
} from './signers.ts';

/** The words in front of a typed or electronic signature. */
export const SIGNED = /(?:^|\s)\/s\/|\b(?:docusigned|(?:electronically|digitally|e-?) ?signed) by\b:?/gi;
/** Words in front of `signed by` that say that the signature is still missing. */
const TO_BE_SIGNED = /\b(?:be|being|not|until|when|if|once|unless|needs?|awaiting|pending)\s*$/i;
/** The number of an electronic signature. The name above it can be a picture. */
export const SIGNATURE_NUMBER = /\b[0-9A-F]{8}[0-9A-F-]{4,}(?:\.{3})?/;
/** Height in points of a block with the text and number of an electronic signature, and the label below them. */
const MAX_BLOCK = 45;

/** `unclear`: somebody signed, but a text does not say that it is the signature of the patient. */
export type FoundSignature = 'found' | 'unclear' | 'none';

/** The digital signatures that are those of the patient. */
export function patientSignaturesOf(
  { rows, digitalSignatures }: Pick<DocumentText, 'rows' | 'digitalSignatures'>,
  facts: SignatureFacts,
): readonly DigitalSignature[] {
  const signer = { ...signerOf(facts), smallWords: smallWordsOf({ rows }), isDated: true };
  return digitalSignatures.filter((signature) => digitalSignatureOf(signature, rows, signer) === 'found');
}

/**
 * A digital signature is the patient's if its certificate, its field or its place says so. An invisible one can be a
 * seal that a program or a publisher put on the completed document.
 */
export function digitalSignatureOf(
  { names, signerName, place }: DigitalSignature,
  rows: readonly TextRow[],
  signer: Signer,
): FoundSignature {
  if (names.some(isOfOtherSigner)) return 'none';
  if (signerName !== null && hasPatientWord(signerName, signer)) return 'found';
  if (place === null || (signerName !== null && isRecipientName(signerName, signer))) return 'none';
  if (names.some((name) => SIGNER.test(name))) return 'found';
  const labels = signatureLabelsAt(place, rows);
  if (labels.length === 0) return 'unclear';
  return labels.every((label) => isOfOtherSigner(label)) ? 'none' : 'found';
}

/**
 * `/s/ Maria Santos`, `Electronically signed by Maria Santos`, also with the name on the next row. One with a number and
 * without a name is a picture.
 */
export function electronicSignatureOf(
  rows: readonly TextRow[],
  index: number,
  signer: Signer,
): FoundSignature {
  const row = rows[index]!;
  const found = row.cells.flatMap((cell) =>
    [...cell.text.matchAll(SIGNED)].map(({ index: start, 0: label }): FoundSignature => {
      if (TO_BE_SIGNED.test(cell.text.slice(0, start))) return 'none';
      const rest = cell.text.slice(start + label.length);
      const below = rowsNear(rows, index, { step: 1, max: MAX_BLOCK }).map((cells) =>
        cells.filter((other) => isInColumn(other, cell)),
      );
      if (below.some((cells) => cells.some(({ text }) => isOfOtherLabel(text)))) return 'none';
      if (isBelowHeadingOfOther(rows, index, cell)) return 'none';
      const lines = below
        .map((cells) => cells.map(({ text }) => text).join(' '))
        .filter((text) => text !== '');
      const isOfSigner = [cell.text, ...lines].some((text) => SIGNER.test(text));
      if (/\p{L}{2}/u.test(rest))
        return isPrintedCaption(rest) ? 'none' : signedBy(rest.slice(0, 100), isOfSigner, signer);
      const next = row.cells.find(({ x }) => x > cell.x)?.text ?? '';
      const below1 = lines[0] ?? '';
      const value = beforeNextLabel(next) !== '' || SIGNATURE.test(below1) ? next : below1;
      const found = signedBy(value, isOfSigner, signer);
      if (found !== 'none') return found;
      return lines.slice(0, 2).some((text) => SIGNATURE_NUMBER.test(text)) ? 'unclear' : 'none';
    }),
  );
  return found.find((each) => each === 'found') ?? found.find((each) => each === 'unclear') ?? 'none';
}

/** Somebody else can be a lawyer: it is unclear whether they may authorize, unless a label says so. */
function signedBy(text: string, isOfSigner: boolean, signer: Signer): FoundSignature {
  const name = beforeNextLabel(text);
  if (name === '') return 'none';
  const rest = text.slice(text.indexOf(name) + name.length);
  if (CREDENTIALS.test(text.slice(0, text.length - rest.length + 10)) || BY_LAWYER.test(text)) return 'none';
  if (/^[\s,/–-]*(?:as )?(?:attorneys?|lawyer|counsel)\b(?!.?in.?fact)/i.test(rest)) return 'none';
  if (!isSignerName(name, { ...signer, isDated: true })) return 'none';
  return isOfSigner || hasPatientWord(name, signer) ? 'found' : 'unclear';
}
