import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useUploads } from '../../uploads/useUploads.ts';
import type { UploadQueue } from '../../uploads/uploadQueue.ts';
import { StepList } from '../../../components/StepList.tsx';
import { emptyInternalValues, type InternalValues } from '../internalValues.ts';
import { stepOf } from '../rules/stepOf.ts';

/** How far the form has come. */
export function InternalSteps({ queue }: { queue: UploadQueue }) {
  const { t } = useTranslation();
  const { control } = useFormContext<InternalValues>();
  const values = { ...emptyInternalValues, ...useWatch({ control }) };
  const step = stepOf(values, useUploads(queue));
  return (
    <StepList
      titles={[t('Enter Details'), t('Upload Files'), t('Confirmation')]}
      current={step}
      furthest={step}
      locked
    />
  );
}
