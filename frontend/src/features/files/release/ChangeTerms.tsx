import { Button } from '@fluentui/react-components';
import { changeFileTerms } from '@portal/contract/files/endpoints/releases.ts';
import { DEFAULT_EMBARGO_DAYS } from '@portal/contract/files/rules/downloads.ts';
import { MAX_COMMENT } from '@portal/contract/files/schemas/fileRelease.ts';
import type { StaffFileView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { CheckboxField } from '../../../components/form/CheckboxField.tsx';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import { useListForm } from '../../../components/form/useListForm.ts';
import { Stack } from '../../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { call } from '../../../lib/api.ts';
import { formatDate } from '../../../lib/format.ts';
import { useRefresh } from '../../requests/api/useRefresh.ts';
import { ChargeField } from './ChargeField.tsx';
import { EmbargoDaysField } from './EmbargoDaysField.tsx';
import { releaseForm, type ReleaseValues, termsToSend } from './rules/releaseValues.ts';

interface Props {
  requestId: string;
  file: StaffFileView;
  /** Whether the file can have a charge. */
  canCharge: boolean;
}

/** Changes charge, embargo and comment of a released file. */
export function ChangeTerms(props: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const name = props.file.originalName;
  return (
    <>
      <Button aria-label={t('Change terms: {{name}}', { name })} onClick={() => setOpen(true)}>
        {t('Change terms')}
      </Button>
      {isOpen && <TermsDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function TermsDialog({ requestId, file, canCharge, onClose }: Props & { onClose: () => void }) {
  const shared = useSharedStyles();
  const { t } = useTranslation();
  const refresh = useRefresh(requestId);
  const { fileId, originalName: name } = file;
  // The terms when the dialog opened. A refresh in the background does not count as seen.
  const [seen] = useState(() => termsOf(file));
  const edit = useListForm<ReleaseValues, z.output<typeof releaseForm>>({
    schema: releaseForm,
    values: valuesOf(file),
    save: ({ comment, ...values }) =>
      call(changeFileTerms, {
        body: { requestId, fileId, adminComment: comment, ...termsToSend(values), seen },
      }).finally(refresh),
    success: t('Terms of “{{name}}” changed', { name }),
    onSaved: onClose,
    failure: t('Your changes were not saved'),
  });
  const [isCharged, isEmbargoed] = useWatch({
    control: edit.form.control,
    name: ['requiresPayment', 'embargoEnabled'],
  });
  return (
    <FormDialog title={t('Change terms')} save={t('Save')} edit={edit} onClose={onClose}>
      <p>
        {t(
          'These terms apply to “{{name}}” from now on. If the client has started a payment, it is canceled. We’ll email the client.',
          { name },
        )}
      </p>
      <Stack gap={8}>
        <TextAreaField<ReleaseValues> name="comment" label={t('Comment')} optional maxLength={MAX_COMMENT} />
        {canCharge && (
          <CheckboxField<ReleaseValues> name="requiresPayment" label={t('Charge for this file')} />
        )}
        {isCharged && (
          <div className={shared('inset', 'width240')}>
            <ChargeField name="chargeAmount" label={t('Amount in USD')} />
          </div>
        )}
        <CheckboxField<ReleaseValues>
          name="embargoEnabled"
          label={t('Embargo')}
          hint={t('Days are counted from the release on {{day}}.', { day: formatDate(file.uploadedAt) })}
        />
        {isEmbargoed && (
          <div className={shared('inset', 'width240')}>
            <EmbargoDaysField name="embargoDays" label={t('Days')} />
          </div>
        )}
      </Stack>
    </FormDialog>
  );
}

function valuesOf(file: StaffFileView): ReleaseValues {
  return {
    comment: file.adminComment,
    requiresPayment: file.requiresPayment,
    chargeAmount: file.requiresPayment ? file.chargeAmount.toFixed(2) : '',
    embargoEnabled: file.embargoEnabled,
    embargoDays: String(file.embargoEnabled ? file.embargoDays : DEFAULT_EMBARGO_DAYS),
    fileTerms: {},
    otherPersons: {},
    earlyReleaseReason: '',
  };
}

function termsOf({
  adminComment,
  requiresPayment,
  chargeAmount,
  embargoEnabled,
  embargoDays,
}: StaffFileView) {
  return { adminComment, requiresPayment, chargeAmount, embargoEnabled, embargoDays };
}
