import { useTranslation } from 'react-i18next';
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
      maxLength={20}
      autoComplete="off"
    />
  );
}
