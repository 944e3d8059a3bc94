import type { Language } from '@portal/contract/languages/languages.ts';
import { settings } from '../../config/settings.ts';
import { escapeHtml } from './escapeHtml.ts';

/** `sendEmail` replaces this with the footer. */
export const FOOTER_MARK = '<!-- foot -->';

interface Section {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Shown as a table, so that values can be copied. */
  readonly facts: readonly (readonly [label: string, value: string])[];
}

/** What an email says, in the language of its reader. */
export interface EmailContent extends Section {
  readonly language: Language;
  /** The parts of a combined email, in order. */
  readonly sections?: readonly Section[];
  readonly action: { readonly label: string; readonly url: string };
}

/** Plain text and HTML of an email. All emails share this layout. */
export function renderEmail(content: EmailContent): {
  language: Language;
  text: string;
  html: string;
  content: EmailContent;
} {
  const { language, heading, paragraphs, facts, sections = [], action } = content;
  const brand = settings().BRAND_NAME;
  const colon = language === 'fr' ? '\u00a0:' : ':';
  const factLines = (list: Section['facts']) =>
    list.length > 0 ? [list.map(([label, value]) => `${label}${colon} ${value}`).join('\n')] : [];
  const text = [
    heading,
    ...paragraphs,
    ...factLines(facts),
    ...sections.flatMap((section) => [section.heading, ...section.paragraphs, ...factLines(section.facts)]),
    `${action.label}${colon}\n${action.url}`,
    brand,
  ].join('\n\n');
  const row = ([label, value]: readonly [string, string]) =>
    `<tr><td style="padding:4px 16px 4px 0;color:#5c6b70">${escapeHtml(label)}</td><td style="padding:4px 0;font-weight:600">${escapeHtml(value)}</td></tr>`;
  const paragraph = (each: string) => `<p style="margin:0 0 16px;line-height:1.5">${escapeHtml(each)}</p>`;
  const table = (list: Section['facts']) =>
    `<table style="margin:0 0 24px;border-collapse:collapse">${list.map(row).join('')}</table>`;
  const part = (section: Section) =>
    [
      `<h2 style="margin:24px 0 8px;font-size:17px">${escapeHtml(section.heading)}</h2>`,
      ...section.paragraphs.map(paragraph),
      ...(section.facts.length > 0 ? [table(section.facts)] : []),
    ].join('\n');
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;background:#f3f6f6;font-family:'Segoe UI',system-ui,sans-serif;color:#1b2a2e">
<div style="max-width:560px;margin:0 auto;padding:32px 16px">
<div style="background:#fff;border:1px solid #dbe4e5;border-radius:8px;padding:32px">
<p style="margin:0 0 16px;color:#0b5c66;font-weight:600">${escapeHtml(brand)}</p>
<h1 style="margin:0 0 16px;font-size:22px">${escapeHtml(heading)}</h1>
${paragraphs.map(paragraph).join('\n')}
${table(facts)}
${sections.map((section) => `${part(section)}\n`).join('')}<a href="${escapeHtml(action.url)}" style="display:inline-block;background:#0b5c66;color:#fff;text-decoration:none;padding:12px 20px;border-radius:4px">${escapeHtml(action.label)}</a>
</div>${FOOTER_MARK}</div></body></html>`;
  return { language, text, html, content };
}
