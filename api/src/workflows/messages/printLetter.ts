import { ianaZoneOf } from '@portal/contract/accounts/catalogs/timeZones.ts';
import { inEnglish, localizable } from '@portal/contract/fields/localizableText.ts';
import { readNotices } from '../../data/configuration/notices.ts';
import type { User } from '../../domain/accounts/user.ts';
import { safeFileName } from '../../domain/files/downloads/contentDisposition.ts';
import type { RequestRoot } from '../../domain/requests/root.ts';
import { PortalError } from '../../errors/portalError.ts';
import { letterOf } from '../../services/pdf/letters/letter.ts';
import { type PrintedLetter as Printed, printLetter as print } from '../../services/printing/print.ts';
import { printContextFor } from '../notifications/printContextFor.ts';

interface LetterText {
  /** The message that it comes with; absent in a preview. */
  readonly messageId?: string;
  readonly text: string;
}

interface PrintedLetter {
  /** The file name. */
  readonly name: string;
  /** The PDF. */
  readonly content: Buffer;
}

/** Characters that an error message names. */
const MAX_NAMED = 10;

/**
 * Prints a text to the client of a request as a letter in the language of the request, dated in the sender's time zone.
 * Its name is that of no file of another message.
 * Throws `invalid_input` for characters that a letter cannot show, in the text or in the names it prints.
 */
export async function printLetter(
  root: RequestRoot,
  { messageId, text }: LetterText,
  { settings, userId }: Pick<User, 'settings' | 'userId'>,
  now: Date,
): Promise<PrintedLetter> {
  const [{ support }, context] = await Promise.all([
    readNotices(),
    printContextFor({ language: root.language, timeZone: ianaZoneOf[settings.timezone] }),
  ]);
  const letter = letterOf(root, text, { ...context, support }, now);
  const printed = await print(messageId === undefined ? 'previews' : 'letters', letter, userId);
  if (printed.kind === 'missing-letters') throw missingLetters(printed);
  const others = Object.values(root.files).filter((file) => file.messageId !== messageId);
  const taken = new Set(others.map(({ originalName }) => originalName));
  return { name: freeName(safeFileName(letter.fileName), taken), content: printed.content };
}

/** The name, or with the first number from 2 that makes it another name than these. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = name.replace(/\.pdf$/, ` (${number}).pdf`);
  return free;
}

function missingLetters({ where, letters }: Extract<Printed, { kind: 'missing-letters' }>): PortalError {
  const characters = letters.slice(0, MAX_NAMED).join(' ');
  const message =
    where === 'text'
      ? localizable(
          'A letter can’t show these characters: {{characters}}. Please replace them, or send the message without a letter.',
          { characters },
        )
      : localizable(
          'A letter can’t show these characters of the names, the address or the order ID: {{characters}}. Please send the message without a letter.',
          { characters },
        );
  const field = where === 'text' ? 'text' : 'asLetter';
  return new PortalError('invalid_input', message, { fields: { [field]: inEnglish(message) } });
}
