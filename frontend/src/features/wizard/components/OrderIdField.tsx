import { isChangedInMessages, messageText } from '@portal/contract/fields/messageText.ts';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../components/form/TextField.tsx';
import type { WizardValues } from '../../requests/draft/wizardValues.ts';

/** The client's order ID. Its hint shows how messages print it, if that differs. */
export function OrderIdField() {
  const { t } = useTranslation();
  const orderId = useWatch<WizardValues, 'orderId'>({ name: 'orderId' });
  return (
    <TextField<WizardValues>
      name="orderId"
      label={t('Client Order Number')}
      hint={
        orderId.trim() !== '' && isChangedInMessages(orderId)
          ? t(
              'Your own number for this order. You will need it to track the request. Emails and text messages show it, so don’t use the patient’s name or date of birth. In them, it appears as “{{text}}”.',
              { text: messageText(orderId) },
            )
          : t(
              'Your own number for this order. You will need it to track the request. Emails and text messages show it, so don’t use the patient’s name or date of birth.',
            )
      }
      maxLength={100}
      autoComplete="off"
    />
  );
}
