import { type LocalizableText, localizable } from '@portal/contract/fields/localizableText.ts';

/**
 * Why an Office file is rejected. `unreadable`: damaged, so it cannot be checked. `mismatch`: the content is that of
 * another file type.
 */
export type OfficeThreat =
  | 'macros'
  | 'program'
  | 'external'
  | 'too-complex'
  | 'password'
  | 'unreadable'
  | 'mismatch';

const messages: Readonly<Record<Exclude<OfficeThreat, 'mismatch'>, string>> = {
  macros: 'File {{name}} contains macros. Please save it as a PDF and add it again.',
  program: 'File {{name}} contains an embedded program or package. Please save it as a PDF and add it again.',
  external:
    'File {{name}} loads a template or object from another location. Please save it as a PDF and add it again.',
  'too-complex':
    'File {{name}} has too many parts or is too compressed to check. Please save it as a PDF and add it again.',
  password: 'File {{name}} needs a password to open. Please remove the password and add it again.',
  unreadable: 'File {{name}} is damaged. Please save it as a PDF and add it again.',
};

/** The message for a rejected file. `mismatch`: the template of the form for content of another type. */
export function officeRefusal(threat: OfficeThreat, name: string, mismatch: string): LocalizableText {
  return localizable(threat === 'mismatch' ? mismatch : messages[threat], { name });
}
