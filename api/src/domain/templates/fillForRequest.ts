import { fillTemplate } from '@portal/contract/fields/localizableText.ts';
import { formatCents } from '@portal/contract/fields/money.ts';
import { type Language, localeOf } from '@portal/contract/languages/languages.ts';
import type { TemplatePlaceholder } from '@portal/contract/templates/placeholders.ts';
import type { FilledTemplate, TemplateForm, TemplateText } from '@portal/contract/templates/schemas.ts';
import { owedCentsOf } from '../requests/list/owedCents.ts';
import type { RequestRoot } from '../requests/root.ts';

/** What a request does not know: texts in the language of the message. */
export interface PortalTexts {
  readonly portalName: string;
  readonly requestType: string;
}

/** The text for the client of a request: in their language, or in English if there is none. */
export function textFor(
  { texts }: Pick<TemplateForm, 'texts'>,
  { language }: Pick<RequestRoot, 'language'>,
): TemplateText & { readonly language: Language } {
  const translated = texts[language];
  return translated ? { ...translated, language } : { ...texts.en, language: 'en' };
}

/** Fills in the facts of a request. A value that looks like a placeholder stays as it is. */
export function fillForRequest(
  { subject, text, language }: FilledTemplate,
  root: RequestRoot,
  { portalName, requestType }: PortalTexts,
): FilledTemplate {
  const { orderId, patientName, attorneyName, firmName, copyServiceName } = root.fields;
  const values: Record<TemplatePlaceholder, string> = {
    orderId,
    patientName,
    requesterName: attorneyName || firmName || copyServiceName,
    requestType,
    dueDate: new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(`${root.dueDate}T00:00:00Z`),
    ),
    balanceDue: formatCents(balanceDueCentsOf(root), language),
    portalName,
  };
  return { language, subject: fillTemplate(subject, values), text: fillTemplate(text, values) };
}

/** What the client still has to pay: a bank payment that clears is not due. */
function balanceDueCentsOf({ payment, files, invoices }: RequestRoot): number {
  const notClearing = <T extends { readonly paymentState: string }>(items: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(items).filter(([, { paymentState }]) => paymentState !== 'clearing'));
  return owedCentsOf({ payment, files: notClearing(files), invoices: notClearing(invoices) });
}
