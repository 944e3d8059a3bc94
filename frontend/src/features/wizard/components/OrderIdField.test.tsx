import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import type { WizardValues } from '../../requests/draft/wizardValues.ts';
import { OrderIdField } from './OrderIdField.tsx';

function Form() {
  const form = useForm<WizardValues>({ defaultValues: { orderId: '' } });
  return (
    <FormProvider {...form}>
      <OrderIdField />
    </FormProvider>
  );
}

it('shows how messages print an order ID that they shorten or change', async () => {
  const { user } = renderScreen(<Form />);
  const field = screen.getByLabelText('Client Order Number');
  const plain =
    'Your own number for this order. You will need it to track the request. Emails and text messages show it, so don’t use the patient’s name or date of birth.';
  expect(field).toHaveAccessibleDescription(plain);
  await user.type(field, 'ORD-1');
  expect(field).toHaveAccessibleDescription(plain);
  await user.type(field, '.a');
  expect(field).toHaveAccessibleDescription(`${plain} In them, it appears as “ORD-1 a”.`);
  await user.clear(field);
  await user.paste('x'.repeat(41));
  expect(field).toHaveAccessibleDescription(`${plain} In them, it appears as “${'x'.repeat(40)}”.`);
});
