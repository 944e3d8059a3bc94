import { readNotices } from '../../data/configuration/notices.ts';
import type { User } from '../../domain/accounts/user.ts';
import { safeFileName } from '../../domain/files/downloads/contentDisposition.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { letterOf } from '../../services/pdf/letters/letter.ts';
import { printLetter as print } from '../../services/printing/print.ts';
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

/**
 * Prints a text to the client of a request as a letter in the language of the request, dated in the facility's time zone.
 * Its name is that of no file of another message.
 */
export async function printLetter(
  request: RequestDocument,
  { messageId, text }: LetterText,
  { userId }: Pick<User, 'userId'>,
  now: Date,
): Promise<PrintedLetter> {
  const [{ support }, context] = await Promise.all([
    readNotices(),
    printContextFor({ language: request.language }),
  ]);
  const letter = letterOf(request, text, { ...context, support }, now);
  const content = await print(messageId === undefined ? 'previews' : 'letters', letter, userId);
  const others = Object.values(request.files).filter((file) => file.messageId !== messageId);
  const taken = new Set(others.map(({ originalName }) => originalName));
  return { name: freeName(safeFileName(letter.fileName), taken), content };
}

/** The name, or with the first number from 2 that makes it another name than these. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = name.replace(/\.pdf$/, ` (${number}).pdf`);
  return free;
}
