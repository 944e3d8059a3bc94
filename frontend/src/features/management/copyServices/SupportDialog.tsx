import { changeNotice } from '@portal/contract/endpoints/manageNotices.ts';
import { type Support, supportForm } from '@portal/contract/schemas/notices.ts';
import { useTranslation } from 'react-i18next';
import { PhoneField } from '../../../components/form/PhoneField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { call } from '../../../lib/api.ts';
import { ValueDialog } from './ValueDialog.tsx';

/** Whom people are told to ask. */
export function SupportDialog({ support, onClose }: { support: Support; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <ValueDialog
      title={t('Support contact')}
      schema={supportForm}
      values={{ ...support }}
      send={(wanted, seen) => call(changeNotice, { body: { what: 'support', ...wanted, seen } })}
      onClose={onClose}
    >
      <TextField<Support> name="email" label={t('Email')} type="email" autoComplete="off" maxLength={254} />
      <PhoneField<Support> name="phone" label={t('Phone')} />
      <TextField<Support> name="hours" label={t('Hours')} autoComplete="off" maxLength={100} />
    </ValueDialog>
  );
}
