import type { Language } from '@portal/contract/languages/languages.ts';
import { settings } from '../../config/settings.ts';
import { escapeHtml } from './escapeHtml.ts';

/** `sendEmail` replaces this with the footer. */
export const FOOTER_MARK = '<!-- foot -->';

interface Content {
  readonly language: Language;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Shown as a table, so that values can be copied. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly action: { readonly label: string; readonly url: string };
}

/** Plain text and HTML of an email. All emails share this layout. */
export function renderEmail({ language, heading, paragraphs, facts, action }: Content): {
  text: string;
  html: string;
} {
  const brand = settings().BRAND_NAME;
  const colon = language === 'fr' ? '\u00a0:' : ':';
  const text = [
    heading,
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}${colon} ${value}`).join('\n')] : []),
    `${action.label}${colon}\n${action.url}`,
    brand,
  ].join('\n\n');
  const row = ([label, value]: readonly [string, string]) =>
    `<tr><td style="padding:4px 16px 4px 0;color:#5c6b70">${escapeHtml(label)}</td><td style="padding:4px 0;font-weight:600">${escapeHtml(value)}</td></tr>`;
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;background:#f3f6f6;font-family:'Segoe UI',system-ui,sans-serif;color:#1b2a2e">
<div style="max-width:560px;margin:0 auto;padding:32px 16px">
<div style="background:#fff;border:1px solid #dbe4e5;border-radius:8px;padding:32px">
<p style="margin:0 0 16px;color:#0b5c66;font-weight:600">${escapeHtml(brand)}</p>
<h1 style="margin:0 0 16px;font-size:22px">${escapeHtml(heading)}</h1>
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px;line-height:1.5">${escapeHtml(paragraph)}</p>`).join('\n')}
<table style="margin:0 0 24px;border-collapse:collapse">${facts.map(row).join('')}</table>
<a href="${escapeHtml(action.url)}" style="display:inline-block;background:#0b5c66;color:#fff;text-decoration:none;padding:12px 20px;border-radius:4px">${escapeHtml(action.label)}</a>
</div>${FOOTER_MARK}</div></body></html>`;
  return { text, html };
}
