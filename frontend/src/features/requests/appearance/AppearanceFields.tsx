import { useTranslation } from 'react-i18next';
import { TextField } from '../../../components/form/TextField.tsx';

interface Values {
  appearanceDate: string;
  appearanceTime: string;
  appearancePlace: string;
}

/** When and where a personal appearance is. Fields of the surrounding form. */
export function AppearanceFields() {
  const { t } = useTranslation();
  return (
    <>
      <TextField<Values> name="appearanceDate" label={t('Date of the appearance')} type="date" optional />
      <TextField<Values> name="appearanceTime" label={t('Time')} type="time" optional />
      <TextField<Values>
        name="appearancePlace"
        label={t('Place')}
        hint={t('Such as the court, department or address.')}
        optional
        autoComplete="off"
        maxLength={200}
      />
    </>
  );
}
