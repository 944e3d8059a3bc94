import { localeOf } from '@portal/contract/languages/languages.ts';
import type { StaffMessage } from '@portal/contract/messages/schemas.ts';
import { type AskedItem, askedItems } from '@portal/contract/submissions/askedItems.ts';
import { messageNumberAt } from '../../../domain/messages/message.ts';
import type { RequestDocument } from '../../../domain/requests/requestDocument.ts';
import type { PrintedFacts } from '../printedFacts.ts';
import type { Sheet } from '../sheet.ts';
import { commonFacts, type PrintContext } from '../sheetFacts.ts';

/** The thread of a request in the reader's language, without its messages and without layout. */
export type ThreadSheet = PrintedFacts & Pick<Sheet, 'heading' | 'sender' | 'mark' | 'billTo' | 'facts'>;

/** A message or internal note in the reader's language. */
export interface ThreadEntry {
  /** Number and author. */
  readonly heading: string;
  readonly time: string;
  /** A highlighted line; empty if there is none. */
  readonly mark: string;
  /** Lines before the text. */
  readonly before: readonly string[];
  /** The text as it was written. */
  readonly text: string;
  /** Lines after the text. */
  readonly after: readonly string[];
  /** Lines in small type that only staff see. */
  readonly staffLines: readonly string[];
}

interface Thread {
  readonly request: RequestDocument;
  /** Includes internal notes, mentions and assignments. */
  readonly withNotes: boolean;
}

/** The head of a printed thread. It names the staff. */
export function threadSheet({ request, withNotes }: Thread, context: PrintContext, now: Date): ThreadSheet {
  const { t, language } = context;
  const title = t('Messages of order {{orderId}}', { orderId: request.fields.orderId });
  const { sender, billTo, about, pageLabel, boxNote } = commonFacts(request, context);
  const { thread } = request;
  return {
    language,
    title,
    heading: title,
    sender,
    mark: withNotes ? { text: t('WITH INTERNAL NOTES'), tone: 'open' } : null,
    billTo: { ...billTo, heading: t('Requester') },
    facts: [
      ...about,
      [t('Messages'), String(thread.messages)],
      [t('Internal notes'), withNotes ? String(thread.notes) : t('Not included')],
      [t('Prepared on'), timeFormat(context)(now.toISOString())],
    ],
    pageLabel,
    boxNote,
    datedAt: now.toISOString(),
  };
}

/** Returns the messages page by page, ready to print. `pages`: all messages and internal notes, oldest first. */
export async function* threadEntries(
  { request, withNotes }: Thread,
  pages: AsyncIterable<readonly StaffMessage[]>,
  context: PrintContext,
): AsyncGenerator<ThreadEntry[]> {
  const { t } = context;
  const timeOf = timeFormat(context);
  for await (const page of pages) {
    yield page
      .filter(({ isInternal }) => withNotes || !isInternal)
      .map((message) => ({
        heading: `${numberOf(message)}. ${authorOf(message, t)}`,
        time: timeOf(message.sentAt),
        mark: message.isInternal ? t('Internal note. The client can’t see it.') : '',
        ...linesOf(message, request, t),
        staffLines: withNotes ? staffLinesOf(message, timeOf, t) : [],
      }));
  }
}

type Translate = PrintContext['t'];

function timeFormat({ language, timeZone }: PrintContext): (instant: string) => string {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone,
  });
  return (instant) => format.format(new Date(instant));
}

/** Such as `12`, and `12.3` for the third internal note after message 12. */
function numberOf({ position, isInternal }: StaffMessage): string {
  const number = messageNumberAt(position);
  return isInternal ? `${number}.${Number(position.slice(position.indexOf('.') + 1))}` : String(number);
}

function authorOf({ from, authorName }: StaffMessage, t: Translate): string {
  if (authorName === null) return t('Someone with the code');
  return `${authorName} · ${from === 'client' ? t('Client') : t('Records staff')}`;
}

/** Such as `The signature is missing (letter.pdf): Is signed by the patient`. */
function askedText({ name, line, document }: AskedItem, t: Translate): string {
  const about = document === null ? t(name) : `${t(name)} (${document})`;
  return line === null ? about : t('{{label}}: {{value}}', { label: about, value: t(line) });
}

/** What both sides see. */
function linesOf(
  { question, answer, text, isDeleted, fileIds = [] }: StaffMessage,
  request: RequestDocument,
  t: Translate,
): Pick<ThreadEntry, 'before' | 'text' | 'after'> {
  const asked = question?.rejected ? t('Submission rejected:') : t('The client was asked about this:');
  return {
    before: [
      ...(question ? [asked, ...askedItems(question).map((item) => `• ${askedText(item, t)}`)] : []),
      ...(answer ? [t('Answer: {{reason}}', { reason: t(answer.reason) })] : []),
    ],
    text,
    after: [
      ...(isDeleted ? [t('The text was deleted under the retention schedule.')] : []),
      ...fileIds.map((fileId) => t('File: {{name}}', { name: fileNameOf(request.files[fileId], t) })),
    ],
  };
}

function fileNameOf(file: RequestDocument['files'][string] | undefined, t: Translate): string {
  if (!file) return t('a deleted file');
  const name = file.originalName;
  if (file.withdrawnAt !== null) return t('{{name}} (withdrawn)', { name });
  return file.deletedAt === null ? name : t('{{name}} (deleted)', { name });
}

/** What only staff see: who was notified, and who takes care of the message. */
function staffLinesOf(
  { mentions, assignment }: StaffMessage,
  timeOf: (instant: string) => string,
  t: Translate,
): string[] {
  const names = mentions.map(({ name }) => name).join(', ');
  return [
    ...(names === '' ? [] : [t('Notified: {{names}}', { names })]),
    ...(assignment ? [t('Assigned to {{name}}', { name: assignment.name })] : []),
    ...(assignment?.resolved
      ? [
          t('Resolved by {{name}}, {{time}}', {
            name: assignment.resolved.by,
            time: timeOf(assignment.resolved.at),
          }),
        ]
      : []),
  ];
}
