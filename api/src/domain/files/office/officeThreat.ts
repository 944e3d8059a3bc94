import { type LocalizableText, localizable } from '@portal/contract/fields/localizableText.ts';

/** Why an Office file is rejected. `unreadable`: damaged or password-protected, so it cannot be checked. */
export type OfficeThreat = 'macros' | 'program' | 'external' | 'too-complex' | 'unreadable';

const messages: Readonly<Record<OfficeThreat, string>> = {
  macros: 'File {{name}} contains macros. Please save it as a PDF and add it again.',
  program: 'File {{name}} contains an embedded program or package. Please save it as a PDF and add it again.',
  external:
    'File {{name}} loads a template or object from another location. Please save it as a PDF and add it again.',
  'too-complex':
    'File {{name}} has too many parts or is too compressed to check. Please save it as a PDF and add it again.',
  unreadable: 'File {{name}} is damaged or password-protected. Please save it as a PDF and add it again.',
};

export function officeRefusal(threat: OfficeThreat, name: string): LocalizableText {
  return localizable(messages[threat], { name });
}
