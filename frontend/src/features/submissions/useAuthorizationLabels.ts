import type {
  AuthorizationLine,
  UnreadableReason,
} from '@portal/contract/submissions/schemas/authorizationCheck.ts';
import { useTranslation } from 'react-i18next';

interface AuthorizationLabels {
  readonly lines: Readonly<Record<AuthorizationLine, string>>;
  /** Why a document could not be read. */
  readonly unreadable: Readonly<Record<UnreadableReason, string>>;
  /** Why a form in Adobe's dynamic format could not be read. */
  readonly dynamicForm: string;
  /** Why a document was not checked that is something else. */
  readonly otherDocument: string;
}

/** The labels of the check of authorizations, within a sentence. */
export function useAuthorizationLabels(): AuthorizationLabels {
  const { t } = useTranslation();
  return {
    lines: {
      patientName: t('name of the patient'),
      dateOfBirth: t('date of birth'),
      signature: t('signature'),
      signatureDate: t('signature date'),
      expiry: t('expiration date or event'),
      recipient: t('recipient'),
    },
    unreadable: {
      'not-pdf': t('only PDF files are read'),
      encrypted: t('the PDF needs a password'),
      'no-text': t('the PDF has no text, like a scan'),
      damaged: t('the PDF is damaged'),
      'too-complex': t('the PDF is too complex'),
    },
    dynamicForm: t('it is a dynamic form (XFA), which must be saved as a normal PDF'),
    otherDocument: t('it seems to be a proof of service or another document'),
  };
}
