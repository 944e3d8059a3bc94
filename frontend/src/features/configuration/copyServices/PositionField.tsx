import { useTranslation } from 'react-i18next';
import { MAX_ENTERED_NUMBER } from '@portal/contract/fields/fields.ts';
import { TextField } from '../../../components/form/TextField.tsx';

/** Position of an item in its list. */
export function PositionField() {
  const { t } = useTranslation();
  return (
    <TextField<{ order: string }>
      name="order"
      label={t('Position in the list')}
      hint={t('Lower numbers appear first. 0 comes last.')}
      optional
      inputMode="numeric"
      maxLength={MAX_ENTERED_NUMBER}
      autoComplete="off"
    />
  );
}
