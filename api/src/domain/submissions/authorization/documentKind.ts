import { type DocumentText, rowText } from './documentText.ts';
import { isCapitalized } from './formWords.ts';

/** The title of a document that is uploaded beside authorizations, sometimes after the number of a court form. */
const OTHER_TITLE =
  /^\W*(?:[a-z]{2,4}-?\d{3}\W+)?(?:(?:proof|declaration|affidavit|certificate|return|acknowledge?ment) of (?:[\w-]+ ){0,2}service\b|(?:deposition |civil |records? )?subpoena\b|notice to consumer\b|notice of (?:taking )?(?:\w+ )?deposition\b)/i;
const AUTHORIZATION_TITLE =
  /\b(?:authorization|consent|permission|autorización) (?:to|for|and|para|de)\b|\brelease of (?:\w+ ){0,4}(?:information|records)\b|\b(?:information|records) release\b/i;
/** Longer rows are sentences that mention such a document. */
const MAX_TITLE = 100;
/** A heading in which words begin with a small letter. */
const MAX_HEADING = 70;
const CONNECTORS = /^(?:a|and|by|de|for|in|of|on|or|para|the|to|y)$/;
/** Phrases of an authorization. Other documents can contain one of them, for example in a list of served papers. */
const AUTHORIZATION_TEXT = [
  /\b(?:I|I hereby|undersigned|we)(?:,.{0,60},)? (?:hereby |do hereby |also |specifically )?authoriz(?:e|es|ing)\b|\bhereby authoriz|\bautorizo\b/i,
  /\bthis (?:authorization|consent) (?:will|shall|expires|is (?:valid|effective))\b|\besta autorización\b/i,
  /\bright to revoke\b|\brevoke this (?:authorization|consent)\b|\brevocar\b/i,
  /\bsignature of (?:the )?(?:patient|individual)\b|\bpatient['’]?s? signature\b|\bfirma del paciente\b/i,
];
/** An authorization has at least this many of the phrases. A title counts as one. */
const MIN_TEXTS = 2;

/**
 * What a document is: `authorization` or `other` if its text says so, such as the proof of service that law firms upload
 * beside it. Undefined if it says neither. A document that has both is an authorization.
 */
export function documentKind({ rows }: DocumentText): 'authorization' | 'other' | undefined {
  const lines = rows.map(rowText);
  const texts = AUTHORIZATION_TEXT.filter((text) => lines.some((line) => text.test(line))).length;
  const other = lines.findIndex((line) => OTHER_TITLE.test(line) && isTitle(line));
  const title = lines.findIndex(
    (line) => AUTHORIZATION_TITLE.test(line) && (isTitle(line) || isHeading(line)),
  );
  const isTitled = title !== -1 && (other === -1 || title < other);
  if (texts + (isTitled ? 1 : 0) >= MIN_TEXTS) return 'authorization';
  return other !== -1 && !isTitled && texts === 0 ? 'other' : undefined;
}

/** Whether a row begins with the word for an authorization and is not a sentence. */
function isHeading(line: string): boolean {
  return line.length <= MAX_HEADING && /^\W*(?:authorization|consent|autorización)\b[^.:;]*$/i.test(line);
}

/** Whether all words begin with a capital letter. */
function isTitle(line: string): boolean {
  const words = line.match(/\p{L}[\p{L}'’]*/gu) ?? [];
  return line.length <= MAX_TITLE && words.every((word) => isCapitalized(word) || CONNECTORS.test(word));
}
