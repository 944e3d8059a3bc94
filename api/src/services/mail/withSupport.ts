import type { Support } from '@portal/contract/schemas/notices.ts';
import { escapeHtml } from './escapeHtml.ts';
import { FOOT } from './letter.ts';
import type { Mail } from './mail.ts';

/** The mail with whom to ask at its foot. */
export function withSupport<M extends Pick<Mail, 'text' | 'html'>>(
  mail: M,
  { email, phone }: Pick<Support, 'email' | 'phone'>,
): M {
  const line = `${email} · ${phone}`;
  const foot = `<p style="margin:16px 0 0;text-align:center;font-size:13px;color:#5c6b70">${escapeHtml(line)}</p>`;
  return { ...mail, text: `${mail.text}\n${line}`, html: mail.html.replace(FOOT, () => foot) };
}
