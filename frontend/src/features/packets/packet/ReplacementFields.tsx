import {
  replacementReasons,
  MAX_REPLACEMENT_NOTE,
  withdrawingReasons,
} from '@portal/contract/packets/replacements.ts';
import type { ReplacementReason } from '@portal/contract/packets/replacements.ts';
import type { StaffFileView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { formatDateTime } from '../../../lib/format.ts';

/** What a packet replaces, in a form: without a file, it is an additional one. */
export interface ReplacementValues {
  replaces: { fileId: string; reason: string; note: string };
}

/** The released packets of a request that a new one can replace, and the one that it does already. */
export function replaceableFiles(files: readonly StaffFileView[], current?: string): StaffFileView[] {
  return files.filter(
    ({ fileId, packetPages, replacedBy }) => packetPages !== undefined && (!replacedBy || fileId === current),
  );
}

/** Asks whether a packet replaces a released one, and why. Needs at least one file. */
export function ReplacementFields({ files }: { files: readonly StaffFileView[] }) {
  const { t } = useTranslation();
  const { fileId, reason } = useWatch<ReplacementValues, 'replaces'>({ name: 'replaces' });
  const file = files.find((each) => each.fileId === fileId);
  return (
    <>
      <SelectField<ReplacementValues>
        name="replaces.fileId"
        label={t('Is it a new version of a released packet?')}
        placeholder={t('No, it is an additional packet')}
        choices={files.map((each) => ({
          value: each.fileId,
          label: t('{{name}}, released {{time}}', {
            name: each.originalName,
            time: formatDateTime(each.uploadedAt),
          }),
        }))}
      />
      {file && (
        <>
          <SelectField<ReplacementValues>
            name="replaces.reason"
            label={t('Why is there a new version?')}
            hint={t('The client can read it.')}
            placeholder={t('Choose a reason')}
            choices={Object.entries(replacementReasons).map(([value, label]) => ({ value, label: t(label) }))}
          />
          {reason && (
            <TextAreaField<ReplacementValues>
              name="replaces.note"
              label={t('Note')}
              hint={t('Only staff can read it.')}
              optional={reason !== 'other'}
              maxLength={MAX_REPLACEMENT_NOTE}
            />
          )}
          <Notice type="info">{consequences(file).join(' ')}</Notice>
        </>
      )}
    </>
  );

  function consequences({ isPaid, isRefundDue, requiresPayment, withdrawnAt }: StaffFileView): string[] {
    const isHarmful = withdrawingReasons.has(reason as ReplacementReason);
    const isUnpaid = requiresPayment && !isPaid;
    return [
      ...(isRefundDue
        ? [
            t(
              'The payment for the earlier version still has to be refunded. Until then, this version must be free.',
            ),
          ]
        : []),
      ...(isPaid && !isRefundDue
        ? [t('The earlier version was paid for, so this one costs nothing and can be downloaded at once.')]
        : []),
      ...(!withdrawnAt && (isHarmful || isUnpaid)
        ? [t('The earlier version is withdrawn as soon as this one is released.')]
        : []),
      ...(!withdrawnAt && !isHarmful && !isUnpaid
        ? [t('The earlier version stays, marked as replaced.')]
        : []),
      ...(isHarmful
        ? [
            t(
              'If somebody received pages that they must not have, report the release to the wrong person too.',
            ),
          ]
        : []),
    ];
  }
}
