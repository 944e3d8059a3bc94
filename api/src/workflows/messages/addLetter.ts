import { createHash } from 'node:crypto';
import { fileIdOf } from '../../data/files/uploads/uploadKeys.ts';
import type { User } from '../../domain/accounts/user.ts';
import type { UploadFacts } from '../../domain/files/uploadFacts.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { storeOwnUpload } from '../files/uploads/storeOwnUpload.ts';
import { printLetter } from './printLetter.ts';

interface LetterText {
  readonly messageId: string;
  readonly text: string;
}

/**
 * Prints the letter of a message and stores it like an upload of staff, so that it is scanned, and deleted if the message
 * is not sent after all. The same letter of a message is stored once. Throws `invalid_input` like `printLetter`.
 */
export async function addLetter(
  request: RequestDocument,
  letter: LetterText,
  sender: User,
  now: Date,
): Promise<UploadFacts> {
  const { name, content } = await printLetter(request, letter, sender, now);
  const { requestId } = request;
  const digest = createHash('sha256').update(content).digest('hex');
  const fileId = fileIdOf(requestId, `${letter.messageId}|${name}|${digest}`);
  return storeOwnUpload(requestId, fileId, { name, content }, now);
}
