import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { SuggestField } from './SuggestField.tsx';

interface Values {
  city: string;
}

function Form() {
  const form = useForm<Values>({ defaultValues: { city: '' } });
  return (
    <FormProvider {...form}>
      <SuggestField<Values>
        name="city"
        label="City"
        suggestions={['Oakland', 'Ojai', 'Fresno', 'Cañada-Vélez']}
      />
    </FormProvider>
  );
}

function renderForm() {
  const user = userEvent.setup();
  render(<Form />);
  return { user, field: screen.getByRole('combobox', { name: 'City' }) };
}

it('suggests values that contain the typed text, and accepts any other value', async () => {
  const { user, field } = renderForm();
  await user.type(field, 'o');
  expect(screen.getAllByRole('option')).toHaveLength(3);
  await user.type(field, 'j');
  expect(screen.getByRole('option')).toHaveTextContent('Ojai');
  await user.type(field, 'o Caliente');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field).toHaveValue('ojo Caliente');
});

it.each(['canada', 'VELEZ', 'canadavelez'])(
  'suggests values without accents and hyphens: %s',
  async (typed) => {
    const { user, field } = renderForm();
    await user.type(field, typed);
    expect(screen.getByRole('option')).toHaveTextContent('Cañada-Vélez');
  },
);

it('suggests nothing for punctuation alone', async () => {
  const { user, field } = renderForm();
  await user.type(field, '--');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

it('does not select anything while the list is scrolled by touch', async () => {
  const { user, field } = renderForm();
  await user.click(field);
  const [first, second] = screen.getAllByRole('option');
  // When a browser scrolls, it cancels the pointer before it becomes a click.
  await user.pointer([
    { keys: '[TouchA>]', target: first! },
    { pointerName: 'TouchA', target: second! },
  ]);
  fireEvent.pointerCancel(second!);
  expect(field).toHaveValue('');
  expect(screen.getAllByRole('option')).toHaveLength(4);
});

it('selects a tapped suggestion, closes the list and keeps the focus in the field', async () => {
  const { user, field } = renderForm();
  await user.click(field);
  await user.pointer({ keys: '[TouchA]', target: screen.getByRole('option', { name: 'Fresno' }) });
  expect(field).toHaveValue('Fresno');
  expect(field).toHaveFocus();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});
