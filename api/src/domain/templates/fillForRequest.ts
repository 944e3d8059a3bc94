import { fillTemplate } from '@portal/contract/fields/localizableText.ts';
import { formatCents } from '@portal/contract/fields/money.ts';
import { type Language, localeOf } from '@portal/contract/languages/languages.ts';
import type { TemplatePlaceholder } from '@portal/contract/templates/placeholders.ts';
import type { FilledTemplate, TemplateForm, TemplateText } from '@portal/contract/templates/schemas.ts';
import { promisedDay } from '../deadlines/promisedDay.ts';
import { owedCentsOf } from '../requests/list/owed/owedCents.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';

/** Facts and texts for a template that the request itself does not have. Texts are in the language of the message. */
export interface PortalTexts {
  readonly portalName: string;
  readonly requestType: string;
  /** Replaces each sentence with a due date that cannot be promised. */
  readonly noPromisedDay: string;
  /** The day of the facility, YYYY-MM-DD. */
  readonly today: string;
}

/** The text for the client of a request: in their language, or in English if there is none. */
export function textFor(
  { texts }: Pick<TemplateForm, 'texts'>,
  { language }: Pick<RequestDocument, 'language'>,
): TemplateText & { readonly language: Language } {
  const translated = texts[language];
  return translated ? { ...translated, language } : { ...texts.en, language: 'en' };
}

/**
 * Fills in the facts of a request. A sentence with a due date that has passed is replaced, because no date in the past may
 * be promised. A value that looks like a placeholder stays as it is.
 */
export function fillForRequest(
  { subject, text, language }: FilledTemplate,
  request: RequestDocument,
  { portalName, requestType, noPromisedDay, today }: PortalTexts,
): FilledTemplate {
  const day = promisedDay(request.dueDate, today);
  const { orderId, patientName, attorneyName, firmName, copyServiceName } = request.fields;
  const values: Record<TemplatePlaceholder, string> = {
    orderId,
    patientName,
    requesterName: attorneyName || firmName || copyServiceName,
    requestType,
    dueDate: day === null ? '' : formatDay(day, language),
    balanceDue: formatCents(balanceDueCentsOf(request), language),
    portalName,
  };
  const filled = (template: string) =>
    fillTemplate(day === null ? withoutDueDate(template, noPromisedDay, language) : template, values);
  return { language, subject: filled(subject), text: filled(text) };
}

function formatDay(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/**
 * The template without the sentences that name the due date. `sentence` replaces the first of them; the others are
 * removed.
 */
function withoutDueDate(template: string, sentence: string, language: Language): string {
  let isSaid = false;
  return [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(template)]
    .map(({ segment }) => {
      if (!segment.includes('{{dueDate}}')) return segment;
      const spaceAfter = segment.slice(segment.trimEnd().length);
      const replaced = isSaid ? '' : sentence + spaceAfter;
      isSaid = true;
      return replaced;
    })
    .join('');
}

/** The unpaid amount of the client, in cents. A bank payment that is clearing does not count as unpaid. */
function balanceDueCentsOf({ payment, files, invoices, submittedAt }: RequestDocument): number {
  const notClearing = <T extends { readonly paymentState: string }>(items: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(items).filter(([, { paymentState }]) => paymentState !== 'clearing'));
  return owedCentsOf({
    payment,
    files: notClearing(files),
    invoices: notClearing(invoices),
    submittedAt,
  });
}
