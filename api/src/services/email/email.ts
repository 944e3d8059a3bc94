import type { Language } from '@portal/contract/languages/languages.ts';
import type { EmailContent } from './renderEmail.ts';

/** An email to one person. It must not contain health information or patient names. */
export interface Email {
  /** The same for the same content, so that a retry does not send a second email. */
  readonly id: string;
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** An email with the content that it was rendered from, so that a combined email can contain it as a part. */
export interface RenderedEmail extends Email {
  readonly content: EmailContent;
}
