import { ianaZoneOf } from '@portal/contract/accounts/catalogs/timeZones.ts';
import { inEnglish, localizable } from '@portal/contract/fields/localizableText.ts';
import { readNotices } from '../../data/configuration/notices.ts';
import type { User } from '../../domain/accounts/user.ts';
import { safeFileName } from '../../domain/files/downloads/contentDisposition.ts';
import type { RequestRoot } from '../../domain/requests/root.ts';
import { PortalError } from '../../errors/portalError.ts';
import { letterOf } from '../../services/pdf/letters/letter.ts';
import { type RenderedLetter, renderLetter } from '../../services/pdf/letters/renderLetter.ts';
import { printContextFor } from '../notifications/printContextFor.ts';

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
 * Throws `invalid_input` for characters that a letter cannot show, in the text or in the names it prints.
 */
export async function printLetter(
  root: RequestRoot,
  text: string,
  { settings }: Pick<User, 'settings'>,
  now: Date,
): Promise<PrintedLetter> {
  const [{ support }, context] = await Promise.all([
    readNotices(),
    printContextFor({ language: root.language, timeZone: ianaZoneOf[settings.timezone] }),
  ]);
  const letter = letterOf(root, text, { ...context, support }, now);
  const printed = await renderLetter(letter);
  if (printed.kind === 'missing-letters') throw missingLetters(printed);
  return { name: safeFileName(letter.fileName), content: printed.content };
}

function missingLetters({
  where,
  letters,
}: Extract<RenderedLetter, { kind: 'missing-letters' }>): PortalError {
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
