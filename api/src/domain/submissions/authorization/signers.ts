import { nameWords } from './findNames.ts';
import {
  isCapitalized,
  isEnteredName,
  isLabelWord,
  isLonePersonName,
  isParticle,
  isPersonName,
} from './formWords.ts';
import { datesIn } from './usDates.ts';

/** Who signs an authorization, and who does not. */
export interface SignatureFacts {
  readonly patientName: string;
  /** YYYY-MM-DD. */
  readonly patientDob: string;
  /** Attorney, firm and copy service. */
  readonly recipients: readonly string[];
}

/** The facts with which signatures are compared. */
export interface Signer {
  /** The words of the patient’s name that are longer than initials. */
  readonly patient: readonly string[];
  /** The words of the names of the attorney, the firm and the copy service, who sign no authorization. */
  readonly recipients: readonly ReadonlySet<string>[];
  readonly smallWords: ReadonlySet<string>;
  /** YYYY-MM-DD. */
  readonly patientDob: string;
  /** Whether the signature has a date. Without one, a printed text must look more like a name. */
  readonly isDated: boolean;
  /** Whether only the name of the patient counts, because a caption says that a lawyer signed. */
  readonly isPatientOnly?: boolean;
}

/** Credentials after a name that mark a staff member or a lawyer. Some of them are also last names. */
export const CREDENTIALS =
  /,\s*(?:DO|NP|PA)\b|[\s,](?:[Ee][Ss][Qq](?:uire)?|M\.?D|D\.O|R\.?N|N\.P|P\.A|PA-C|L\.?C\.?S\.?W|[Pp][Hh]\.?[Dd]|RHI[AT]|C\.?M\.?A)\b/;
/** Words after a name that say that a lawyer signed: `Maria Santos, by her attorney`. */
export const BY_LAWYER =
  /\b(?:attorneys?|lawyer|counsel) (?:for|of)\b|\b(?:her|his|their|my|the) (?:attorney|lawyer|counsel)\b(?!.?in.?fact)/i;
/** Values that say that there is no signature, or that it is elsewhere. */
const NO_SIGNATURE =
  /\bon file\b|\b(?:see|as) attached\b|\bpending\b|\bunsigned\b|\bnot signed\b|\bto be signed\b|\bsign here\b|\bn\/a\b|\b(?:click|tap)\b|\b(?:type|enter|draw) (?:your|my|the|full)\b|\bto sign\b|\b(?:refused|declined|deceased|unable)\b|\bnot (?:applicable|available|obtained|provided|present)\b|\bsig here\b|\bx{3,}\b|^(?:tbd|void|sample|blank|missing|true|off)$|[{}<>@\\]|^\/\w*\d\/$/i;
/** Words of a name, with titles. */
const MAX_WORDS_OF_NAME = 5;

/** The words of the names in the facts. */
export function signerOf({ patientName, patientDob, recipients }: SignatureFacts) {
  return {
    patientDob,
    patient: nameWords(patientName).filter((word) => word.length > 2 || /\p{Lo}/u.test(word)),
    recipients: recipients.filter((name) => name !== '').map((name) => new Set(nameWords(name))),
  };
}

/** Some names are common words, such as Will or May. In a longer text, only words with a capital letter are names. */
export function hasPatientWord(text: string, { patient }: Pick<Signer, 'patient'>): boolean {
  const words = text.split(' ');
  const isShort = words.length <= MAX_WORDS_OF_NAME;
  return words.some(
    (word) => (isShort || isCapitalized(word)) && nameWords(word).some((part) => patient.includes(part)),
  );
}

/** Whether a name is that of the attorney, the firm or the copy service of the request. */
export function isRecipientName(name: string, { recipients }: Signer): boolean {
  const words = nameWords(name).filter((word) => word.length > 1);
  return recipients.some((recipient) => words.filter((word) => recipient.has(word)).length >= 2);
}

/** The name of the patient, or a text that looks like the name of someone else, who is not the lawyer of the request. */
export function isSignerName(name: string, signer: Signer): boolean {
  const isName = signer.isDated ? isPersonName : isLonePersonName;
  if (hasPatientWord(name, signer)) return true;
  if (signer.isPatientOnly) return false;
  return isName(name, signer.smallWords) && !isRecipientName(name, signer) && !CREDENTIALS.test(name);
}

/**
 * Whether a value that somebody entered can be a signature: it has a word, and does not say why the signature is
 * missing.
 */
export function isEnteredValue(value: string, signer: Signer): boolean {
  return (
    isEnteredName({ text: value }) &&
    datesIn(value)[0]?.index !== 0 &&
    !NO_SIGNATURE.test(value) &&
    !BY_LAWYER.test(value) &&
    (hasPatientWord(value, signer) ||
      !(signer.isPatientOnly || isRecipientName(value, signer) || CREDENTIALS.test(value)))
  );
}

/** Whether a text is a name and nothing else: no label, no colon, no sentence. */
export function isNameAlone(text: string): boolean {
  const words = text.split(' ').filter((word) => /\p{L}/u.test(word));
  const isName = words.every(
    (word, index) => (isCapitalized(word) || isParticle(word)) && !(index === 0 && isLabelWord(word)),
  );
  const isRole = text.includes(',') && isLabelWord(words.at(-1) ?? '');
  return words.length <= MAX_WORDS_OF_NAME && isName && !isRole && !/[:()[\]{}@]|\d/.test(text);
}

/**
 * Whether the name in a printed text is a caption: it comes after a blank or in front of one. A person who types over a
 * blank leaves no space between: `Signature: __Maria Santos____`.
 */
export function isPrintedCaption(text: string): boolean {
  const value = text.replace(/^[\s:Xx]+(?=[\s:_])|^[\s:]+/, '');
  if (value.startsWith('_')) return !/^_+[^\s_][^_]*_{2,}/.test(value) && /\p{L}{2}/u.test(value);
  return (
    /^[^_:]*\p{L}[^_:]* _{3,}/u.test(value) &&
    !/^[^_]*\b(?:date|fecha|time|print|name|relation|phone)/i.test(value)
  );
}
