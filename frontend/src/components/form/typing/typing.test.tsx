import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { i18next } from '../../../lib/language/i18n.ts';
import { ErrorSummary } from '../ErrorSummary.tsx';
import { PatientFields } from '../PatientFields.tsx';
import { PhoneField } from '../PhoneField.tsx';
import { TextField } from '../TextField.tsx';

const values = { patientName: '', patientDob: '', patientSsnLast4: '', phone: '', due: '', amount: '' };

function openForm(problems: { field: string; message: string }[] = []) {
  const sent = vi.fn<(data: typeof values) => void>();
  function Form() {
    const form = useForm({ defaultValues: values });
    return (
      <FormProvider {...form}>
        <form noValidate onSubmit={(event) => void form.handleSubmit((data) => sent(data))(event)}>
          <ErrorSummary problems={problems} ref={null} />
          <PatientFields<typeof values> optional ssn={{ label: 'Last four digits' }} />
          <PhoneField<typeof values> name="phone" label="Phone" optional />
          <TextField<typeof values> name="due" label="Due" type="date" />
          <TextField<typeof values> name="amount" label="Amount" inputMode="decimal" />
          <button type="submit">Send</button>
        </form>
      </FormProvider>
    );
  }
  render(<Form />);
  const user = userEvent.setup();
  const input = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
  const send = async () => {
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent).toHaveBeenCalled());
    return sent.mock.lastCall![0];
  };
  return { user, input, send, sent };
}

describe('the Social Security number', () => {
  it.each([
    ['123-45-6789', '6789'],
    ['１２３４５６７８９', '6789'],
    ['12-34', '1234'],
  ])('pasted as %s leaves %s', async (text, digits) => {
    const { user, input, send } = openForm();
    await user.click(input(/Last four/));
    await user.paste(text);
    expect(input(/Last four/)).toHaveValue(digits);
    expect((await send()).patientSsnLast4).toBe(digits);
  });

  it('pasted whole replaces what is there, and what is typed is cut', async () => {
    const { user, input } = openForm();
    await user.type(input(/Last four/), '12a345');
    expect(input(/Last four/)).toHaveValue('1234');
    await user.paste('987-65-4321');
    expect(input(/Last four/)).toHaveValue('4321');
  });
});

it.each([
  ['Date of birth', '3/12/84', '1984-03-12'],
  ['Date of birth', 'DOB: March 12, 1984', '1984-03-12'],
  ['Due', '12/15/2026', '2026-12-15'],
])('a date field understands pasting: %s %s', async (label, text, day) => {
  const { user, input } = openForm();
  const field = input(new RegExp(label));
  await user.click(field);
  await user.paste(text);
  await waitFor(() => expect(field).toHaveValue(day));
});

it('a phone number loses its label, and keeps its extension', async () => {
  const { user, input } = openForm();
  await user.click(input(/Phone/));
  await user.paste('Tel: +1 (323) 555\u20110142 ext. 123456');
  expect(input(/Phone/)).toHaveValue('+1 (323) 555\u20110142 ext. 123456');
});

it('values that were set without an event are sent', async () => {
  const { input, send } = openForm();
  // What a password manager does: React sees no change.
  input(/Phone/).value = 'tel:3235550142';
  input(/Patient full name/).value = 'Pat Example';
  input(/Due/).value = '2026-12-15';
  expect(await send()).toMatchObject({
    phone: '3235550142',
    patientName: 'Pat Example',
    due: '2026-12-15',
  });
});

it('the summary names the field beside each message', () => {
  openForm([
    { field: 'patientName', message: 'Please use at most 200 characters' },
    { field: 'elsewhere', message: 'Please try again' },
  ]);
  const [name, elsewhere] = within(screen.getByRole('alert')).getAllByRole('listitem');
  expect(name).toHaveTextContent('Patient full name: Please use at most 200 characters');
  expect(elsewhere).toHaveTextContent(/^Please try again$/);
});

it('a day in the notation of the field is entered at once when it is pasted', () => {
  const { input } = openForm();
  fireEvent.paste(input('Due'), { clipboardData: { getData: () => ' 2026-02-03\n' } });
  expect(input('Due')).toHaveValue('2026-02-03');
});

describe('an amount', () => {
  afterEach(() => i18next.changeLanguage('en'));

  it.each([
    ['fr', '12,50', '12.50'],
    ['fr', '1 250,5', '1 250.5'],
    ['fr', '12,5 $', '12.5 $'],
    ['fr', '1,250', '1,250'],
    ['fr', '12.50', '12.50'],
    ['en', '12,50', '12,50'],
    ['es', '12,50', '12,50'],
  ])('in %s entered as %s is %s', async (language, typed, amount) => {
    await i18next.changeLanguage(language);
    const { user, input, send } = openForm();
    await user.type(input('Amount'), typed);
    expect(input('Amount')).toHaveValue(typed);
    expect((await send()).amount).toBe(amount);
  });

  it('has its decimal point when the form is sent with the Enter key', async () => {
    await i18next.changeLanguage('fr');
    const { user, input, sent } = openForm();
    await user.type(input('Amount'), '12,50{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ amount: '12.50' })));
  });
});
