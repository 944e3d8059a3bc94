import { localeOf } from '@portal/contract/languages/languages.ts';
import type { StaffMessage } from '@portal/contract/messages/schemas.ts';
import { missingReasons } from '@portal/contract/submissions/missingReasons.ts';
import { messageNumberAt } from '../../domain/messages/message.ts';
import type { RequestRoot } from '../../domain/requests/root.ts';
import { createPdf, type Typefaces } from './createPdf.ts';
import { drawHeader, paragraph } from './drawHeader.ts';
import { drawFooters } from './drawSheet.ts';
import { createPdfWriter, PAGE_LAYOUT, type Style } from './pdfWriter.ts';
import { commonFacts, type PrintContext } from './sheetFacts.ts';

const COLUMN = { x: PAGE_LAYOUT.left, width: PAGE_LAYOUT.right - PAGE_LAYOUT.left };
const GAP = 12;

interface Thread {
  readonly root: RequestRoot;
  /** All messages and internal notes of the request, oldest first. */
  readonly messages: AsyncIterable<StaffMessage>;
  /** Prints internal notes, mentions and assignments. */
  readonly withNotes: boolean;
}

/** Renders the thread of a request as PDF, with a heading for each message. It names the staff. */
export async function renderThread(
  { root, messages, withNotes }: Thread,
  context: PrintContext,
  now: Date,
  typefaces?: Typefaces,
): Promise<Buffer> {
  const { t, language, timeZone, brandName } = context;
  const title = t('Messages of order {{orderId}}', { orderId: root.fields.orderId });
  const { document, finished } = await createPdf({
    title,
    author: brandName,
    language,
    datedAt: now,
    typefaces,
  });
  const writer = createPdfWriter(document);
  const element = document.struct('Document');
  document.addStructure(element);
  const draw = (text: string, style: Style, type = 'P') => {
    const drawn = document.struct(type);
    element.add(drawn);
    paragraph(writer, drawn, text, { ...COLUMN, style });
  };
  const times = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone,
  });
  const timeOf = (instant: string) => times.format(new Date(instant));
  const { sender, billTo, about, pageLabel } = commonFacts(root, context);
  const { thread } = root;
  drawHeader(writer, element, {
    sender,
    heading: title,
    mark: withNotes ? { text: t('WITH INTERNAL NOTES'), tone: 'open' } : null,
    billTo: { ...billTo, heading: t('Requester') },
    facts: [
      ...about,
      [t('Messages'), String(thread.messages)],
      [t('Internal notes'), withNotes ? String(thread.notes) : t('Not included')],
      [t('Prepared on'), timeOf(now.toISOString())],
    ],
  });
  for await (const message of messages) {
    if (message.isInternal && !withNotes) continue;
    // A heading is not alone at the end of a page.
    writer.ensureSpace(GAP + writer.leading('strong') + writer.leading('label') + 2 * writer.leading('text'));
    writer.rule(writer.y);
    writer.y += GAP / 2;
    draw(`${numberOf(message)}. ${authorOf(message, t)}`, 'strong', 'H2');
    draw(timeOf(message.sentAt), 'label');
    writer.y += 2;
    if (message.isInternal) draw(t('Internal note. The client can’t see it.'), 'open');
    for (const line of linesOf(message, root, t)) {
      if (line.trim() === '') writer.y += writer.leading('text') / 2;
      else draw(line, 'text');
    }
    for (const line of withNotes ? staffLinesOf(message, timeOf, t) : []) draw(line, 'label');
    writer.y += GAP / 2;
  }
  element.end();
  drawFooters(writer, { title, pageLabel });
  return finished();
}

type Translate = PrintContext['t'];

/** Such as `12`, and `12.3` for the third internal note after message 12. */
function numberOf({ position, isInternal }: StaffMessage): string {
  const number = messageNumberAt(position);
  return isInternal ? `${number}.${Number(position.slice(position.indexOf('.') + 1))}` : String(number);
}

function authorOf({ from, authorName }: StaffMessage, t: Translate): string {
  if (authorName === null) return t('Someone with the code');
  return `${authorName} · ${from === 'client' ? t('Client') : t('Records staff')}`;
}

/** What both sides see. */
function linesOf(
  { question, answer, text, isDeleted, fileIds = [] }: StaffMessage,
  root: RequestRoot,
  t: Translate,
): string[] {
  const asked = question?.rejected ? t('Submission rejected:') : t('The client was asked about this:');
  return [
    ...(question ? [asked, ...question.missing.map((reason) => `• ${t(missingReasons[reason].name)}`)] : []),
    ...(answer ? [t('Answer: {{reason}}', { reason: t(answer.reason) })] : []),
    ...(text === '' ? [] : text.split(/\r?\n/)),
    ...(isDeleted ? [t('The text was deleted under the retention schedule.')] : []),
    ...fileIds.map((fileId) => t('File: {{name}}', { name: fileNameOf(root.files[fileId], t) })),
  ];
}

function fileNameOf(file: RequestRoot['files'][string] | undefined, t: Translate): string {
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
