import { Button, makeStyles } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { starterFacilities } from '@portal/contract/configuration/catalogs/facilities.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { focusField } from '../../../components/form/fieldId.ts';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { facilitiesQuery } from '../../requests/api/facilitiesQuery.ts';
import type { InternalValues } from '../internalValues.ts';

/** Value of the option “Other”. No facility can have this name, because names do not begin with a line break. */
const OTHER = '\nother';

const useStyles = makeStyles({
  other: { position: 'relative', minWidth: 0 },
  typed: { paddingRight: '48px' },
  // Next to the label, because the field, its error and its hint are below it.
  back: { position: 'absolute', top: 0, right: 0, marginTop: '-6px' },
});

/** The facility that has the records: one from the list, or another by name. */
export function FacilityChoice() {
  const styles = useStyles();
  const { t } = useTranslation();
  const { setValue, clearErrors } = useFormContext<InternalValues>();
  const facilities = useQuery(facilitiesQuery);
  const [isOther, setOther] = useState(false);
  const wasOther = useRef(isOther);
  useEffect(() => {
    if (wasOther.current !== isOther) focusField('facilityName');
    wasOther.current = isOther;
  }, [isOther]);
  const switchTo = (toOther: boolean) => {
    setValue('facilityName', '');
    clearErrors('facilityName');
    setOther(toOther);
  };
  const hint = facilities.isError && t('Using fallback facility list due to connection issue');
  if (isOther) {
    return (
      <div className={styles.other}>
        <TextField<InternalValues>
          key="other"
          name="facilityName"
          label={t('Facility name')}
          hint={hint}
          autoComplete="off"
          maxLength={200}
        />
        <Button
          className={styles.back}
          appearance="subtle"
          size="small"
          icon={<DismissRegular />}
          onClick={() => switchTo(false)}
        >
          {t('Back to the list')}
        </Button>
      </div>
    );
  }
  const names = facilities.isError ? starterFacilities : (facilities.data?.map(({ name }) => name) ?? []);
  return (
    <SelectField<InternalValues>
      key="listed"
      name="facilityName"
      label={t('Facility name')}
      hint={hint}
      placeholder={facilities.isPending ? t('Loading facilities...') : t('Choose a facility')}
      choices={[...names.map((name) => ({ value: name, label: name })), { value: OTHER, label: t('Other') }]}
      rules={{
        onChange: (event) => {
          if (event.target.value === OTHER) switchTo(true);
        },
      }}
    />
  );
}
