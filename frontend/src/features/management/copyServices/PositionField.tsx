import { useTranslation } from 'react-i18next';
import { TextField } from '../../../components/form/TextField.tsx';

/** Position of an item in its list. */
export function PositionField() {
  const { t } = useTranslation();
  return (
    <TextField<{ order: string }>
      name="order"
      label={t('Position in the list')}
      hint={t('1 puts it first. 0 puts it last.')}
      optional
      inputMode="numeric"
      maxLength={20}
      autoComplete="off"
    />
  );
}
