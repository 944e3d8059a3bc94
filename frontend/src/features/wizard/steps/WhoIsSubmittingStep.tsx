import type { ReactNode } from 'react';
import { OWN_FIRM } from '@portal/contract/requests/rules/ownFirm.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../components/form/FormSection.tsx';
import { PhoneField } from '../../../components/form/PhoneField.tsx';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { ScreenSkeleton } from '../../../components/page/ScreenSkeleton.tsx';
import { useIsSignedIn } from '../../../lib/session/useIsSignedIn.ts';
import { AttorneyField } from '../../requests/attorneys/AttorneyField.tsx';
import type { WizardValues } from '../../requests/draft/wizardValues.ts';
import { CopyServiceFields } from '../components/CopyServiceFields.tsx';
import { FacilityField } from '../components/FacilityField.tsx';
import { OrderIdField } from '../components/OrderIdField.tsx';

/** Shows the fields if its code cannot be loaded: the step works without it. */
const ReturningDetails = lazyComponent<{ children: ReactNode }>(
  () =>
    import('../returning/ReturningDetails.tsx').then(
      (loaded) => loaded.ReturningDetails,
      () => FieldsOnly,
    ),
  { Fallback: ScreenSkeleton },
);

const AttorneyConfirmation = lazyComponent(
  async () => (await import('../components/AttorneyConfirmation.tsx')).AttorneyConfirmation,
  { failure: 'hidden' },
);

function FieldsOnly({ children }: { children: ReactNode }) {
  return children;
}

/** Step 1: order, copy service, attorney and facility. */
export function WhoIsSubmittingStep() {
  const { t } = useTranslation();
  const isSignedIn = useIsSignedIn();
  const { control } = useFormContext<WizardValues>();
  const isOwnFirm = useWatch({ control, name: 'copyServiceSelection' }) === OWN_FIRM.id;
  const details = (
    <>
      <CopyServiceFields />
      <FormSection
        title={t('Attorney information')}
        text={t('The attorney you are requesting the records for.')}
      >
        <AttorneyField
          name="lawyerEmail"
          label={t('Attorney email')}
          type="email"
          inputMode="email"
          maxLength={254}
        />
        <PhoneField<WizardValues> name="lawyerPhone" label={t('Attorney phone')} />
        <AttorneyField name="attorneyName" label={t('Attorney name')} optional maxLength={100} />
        <AttorneyField name="firmName" label={t('Firm name')} optional={!isOwnFirm} maxLength={200} />
        {!isOwnFirm && <AttorneyConfirmation />}
      </FormSection>
    </>
  );
  return (
    <>
      <FormSection title={t('Order information')}>
        <OrderIdField />
      </FormSection>
      {isSignedIn ? <ReturningDetails>{details}</ReturningDetails> : details}
      <FormSection title={t('Facility information')}>
        <FacilityField />
      </FormSection>
    </>
  );
}
