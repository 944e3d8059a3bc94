/** Maximum length of a stranger’s text in the subject of an email or in a text message. */
export const MESSAGE_TEXT_CHARACTERS = 40;

/** Everything but letters of any script, digits, `#`, `-`, `_` and `/`. Some letters are invisible, such as the Hangul filler. */
const NOT_PRINTED = /\p{Default_Ignorable_Code_Point}|[^\p{L}\p{M}\p{Nd}#\-_/]/gu;

/**
 * A text of a stranger, such as an order ID, as subjects of emails and text messages print it: at most 40 characters,
 * without anything that mail programs or phones turn into a link, which a bare `firm.example` is enough for.
 */
export function messageText(text: string): string {
  const printed = collapsed(text.normalize('NFC').replace(NOT_PRINTED, ' '));
  const shortened = Array.from(printed).slice(0, MESSAGE_TEXT_CHARACTERS).join('');
  return collapsed(shortened) || '-';
}

/** Whether messages print the text differently. */
export function isChangedInMessages(text: string): boolean {
  return messageText(text) !== text.trim();
}

/** Whether it is one short word, such as `ORD-1042`. It cannot be read as a sentence of the portal. */
export function isPlainIdentifier(text: string): boolean {
  return !isChangedInMessages(text) && !text.trim().includes(' ');
}

function collapsed(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
