import { Button } from '@fluentui/react-components';
import { withFirmAsCopyService } from '@portal/contract/requests/rules/ownFirm.ts';
import { checkAuthorization } from '@portal/contract/submissions/endpoints/authorizationCheck.ts';
import {
  type AuthorizationCheck,
  authorizationLines,
} from '@portal/contract/submissions/schemas/authorizationCheck.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { call } from '../../../lib/api.ts';
import { formatDay, formatList } from '../../../lib/format.ts';
import type { WizardValues } from '../../requests/draft/wizardValues.ts';
import type { UploadedFile } from '../../uploads/uploadedFile.ts';

/** While the malware scan runs, the page asks again after 3, 6, 9 … seconds: for 84 seconds with eight attempts. */
const MAX_ATTEMPTS = 8;
const RETRY_MS = 3_000;
/**
 * After this many attempts, the next file does not wait for the malware scan any longer. So 20 files whose scan takes long
 * need at most half of the calls that the API allows in a minute.
 */
const ATTEMPTS_BEFORE_NEXT = 3;

interface Props {
  draftId: string;
  values: WizardValues;
  /** Opens the step with the uploads. */
  onChange: () => void;
  /** Shows only the files that seem to have expired: for those who did not wait for the check. */
  onlyExpired?: boolean;
}

/**
 * What the uploaded authorizations seem to lack. All files are checked, one after the other, from the newest one:
 * it corrects earlier ones. A failed check shows
 * nothing: the client can continue in any case.
 */
export function AuthorizationNotices({ values, ...props }: Props) {
  const files = values.loaFiles.toReversed();
  const [checked, setChecked] = useState(0);
  return files
    .slice(0, checked + 1)
    .map((file, index) => (
      <AuthorizationNotice
        key={file.fileId}
        {...props}
        values={values}
        file={file}
        onChecked={() => setChecked((before) => Math.max(before, index + 1))}
      />
    ));
}

interface NoticeProps extends Props {
  file: UploadedFile;
  onChecked: () => void;
}

function AuthorizationNotice({
  draftId,
  values,
  file: { fileId, name },
  onlyExpired = false,
  onChange,
  onChecked,
}: NoticeProps) {
  const { t } = useTranslation();
  const { patientName, patientDob, attorneyName, firmName, copyServiceName } = withFirmAsCopyService(values);
  const body = { draftId, fileId, patientName, patientDob, attorneyName, firmName, copyServiceName };
  const queryKey = ['authorizationCheck', body];
  const queryClient = useQueryClient();
  const { data, isFetched, dataUpdatedAt } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      call(checkAuthorization, {
        body,
        signal,
        background: true,
        fallback: 'Failed to check the authorization',
      }),
    // A failure must not keep the client from ordering.
    retry: false,
    staleTime: Infinity,
    refetchInterval: ({ state }) =>
      state.data?.state === 'pending' && state.dataUpdateCount < MAX_ATTEMPTS
        ? RETRY_MS * state.dataUpdateCount
        : false,
  });
  const reportChecked = useEffectEvent(() => {
    const attempts = queryClient.getQueryState(queryKey)?.dataUpdateCount ?? 0;
    if (isFetched && (data?.state !== 'pending' || attempts >= ATTEMPTS_BEFORE_NEXT)) onChecked();
  });
  useEffect(() => reportChecked(), [isFetched, dataUpdatedAt]);
  if (data?.state !== 'checked') return null;
  const { check } = data;
  // A proof of service is uploaded beside the authorization.
  if (check.document === 'other') return null;
  const missing = missingTexts(check);
  const isIncomplete = Object.values(check.suggestions).includes('unreadable');
  if (check.expiredOn === null && (onlyExpired || (missing.length === 0 && !isIncomplete))) return null;
  return (
    <Notice
      type={check.expiredOn === null ? 'info' : 'warning'}
      role="status"
      title={t('Please check “{{name}}”', { name })}
      actions={
        <Button size="small" aria-label={t('Change files: {{name}}', { name })} onClick={onChange}>
          {t('Change files')}
        </Button>
      }
    >
      {[...expiredTexts(check), ...missing, ...(isIncomplete ? [unreadableText(check)] : [])].join(' ')}
    </Notice>
  );

  function expiredTexts({ expiredOn }: AuthorizationCheck): string[] {
    if (expiredOn === null) return [];
    return [
      t('It seems to have expired on {{date}}. We cannot release records with an expired authorization.', {
        date: formatDay(expiredOn),
      }),
    ];
  }

  function missingTexts({ suggestions, expiredOn }: AuthorizationCheck): string[] {
    const names = {
      patientName: t('the name of the patient'),
      dateOfBirth: t('the patient’s date of birth'),
      signature: t('a signature'),
      signatureDate: t('a signature date'),
      expiry: t('an expiration date or event'),
      recipient: t('who receives the records'),
    };
    const lines = authorizationLines.filter(
      (line) => suggestions[line] === 'not-found' && !(line === 'expiry' && expiredOn !== null),
    );
    if (lines.length === 0) return [];
    return [t('We couldn’t find {{missing}}.', { missing: formatList(lines.map((line) => names[line])) })];
  }

  function unreadableText({ unreadable, isDynamicForm, pages, pagesRead }: AuthorizationCheck): string {
    if (isDynamicForm)
      return t(
        'We couldn’t read it, because it is a dynamic form (XFA). Open it in Adobe Acrobat or Adobe Reader, print it, choose “Save as PDF”, and upload that file.',
      );
    if (unreadable === 'encrypted') return t('We couldn’t read it, because it needs a password.');
    if (unreadable !== null)
      return t(
        'We couldn’t read it, for example because it is a scan. Is it complete, signed, and not expired?',
      );
    return pagesRead < pages
      ? t('We only read the first {{pagesRead}} of {{pages}} pages.', { pagesRead, pages })
      : t('We couldn’t read all of it, for example because a page is a scan.');
  }
}
