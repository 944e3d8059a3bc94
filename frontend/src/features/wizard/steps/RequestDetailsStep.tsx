import { paAppliesToOptions } from '@portal/contract/requests/catalogs/personalAppearance.ts';
import { PERSONAL_APPEARANCE } from '@portal/contract/requests/catalogs/requestTypes.ts';
import { wizardUploads } from '@portal/contract/files/rules/uploadRules.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../../components/form/CheckboxField.tsx';
import { FormSection } from '../../../components/form/FormSection.tsx';
import { RadioGroupField } from '../../../components/form/RadioGroupField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { useFieldError } from '../../../components/form/useFieldError.ts';
import { AppearanceFields } from '../../requests/appearance/AppearanceFields.tsx';
import { AuthorityFields } from '../../requests/authority/AuthorityFields.tsx';
import { ScopeSection } from '../../requests/scope/ScopeSection.tsx';
import type { WizardValues } from '../../requests/draft/wizardValues.ts';
import { UploadArea } from '../../uploads/UploadArea.tsx';
import type { UploadQueue } from '../../uploads/uploadQueue.ts';
import { RequestTypePicker } from '../requestType/RequestTypePicker.tsx';

/** Step 3: the request type and the documents. */
export function RequestDetailsStep({ queue }: { queue: UploadQueue }) {
  const { t } = useTranslation();
  const { control } = useFormContext<WizardValues>();
  const requestType = Number(useWatch({ control, name: 'requestType' }));
  const loaFiles = useWatch({ control, name: 'loaFiles' });
  const loaError = useFieldError('loaFiles');
  const filesError = useFieldError('uploadedFiles');
  return (
    <>
      <FormSection
        title={t('Record Request Type')}
        text={t('Choose what the facility should copy.')}
        columns={false}
        required
      >
        <RequestTypePicker />
      </FormSection>
      {requestType === PERSONAL_APPEARANCE && <PersonalAppearanceSection />}
      <FormSection
        title={t('Authority for release')}
        text={t('What allows the facility to release the records. Add the dates that you know.')}
      >
        <AuthorityFields />
      </FormSection>
      <FormSection
        title={t('Letter of Authorization / Proof of Service')}
        text={t('The patient’s signed authorization, or proof that the subpoena was served.')}
        columns={false}
        required
      >
        <CheckboxField<WizardValues> name="loaIncluded" label={t('It is included in the subpoena packet')} />
        <UploadArea
          group="loaFiles"
          queue={queue}
          rules={wizardUploads}
          label={t('Letter of Authorization / Proof of Service')}
          error={loaError}
        />
      </FormSection>
      <FormSection
        title={t('Supporting Documents')}
        text={t('Subpoena packet, court orders or anything else that helps. Optional.')}
        columns={false}
      >
        <UploadArea
          group="uploadedFiles"
          queue={queue}
          rules={wizardUploads}
          label={t('Supporting Documents')}
          error={filesError}
        />
      </FormSection>
      <ScopeSection files={loaFiles} />
    </>
  );
}

/** Who must appear. Only for Personal Appearance. */
function PersonalAppearanceSection() {
  const { t } = useTranslation();
  const { control } = useFormContext<WizardValues>();
  const appliesTo = useWatch({ control, name: 'paAppliesTo' });
  return (
    <FormSection title={t('Personal Appearance')} text={t('Who or what must appear in court.')}>
      <RadioGroupField<WizardValues>
        name="paAppliesTo"
        legend={t('PA applies to')}
        choices={paAppliesToOptions.map(({ value, label }) => ({ value, label: t(label) }))}
      />
      {appliesTo === 'Physician' && (
        <TextField<WizardValues>
          name="physicianName"
          label={t('Physician name')}
          autoComplete="off"
          maxLength={200}
        />
      )}
      <AppearanceFields />
    </FormSection>
  );
}
