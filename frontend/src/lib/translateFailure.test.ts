import { afterEach, beforeEach, expect, it } from 'vitest';
import { formatDateTime } from './format.ts';
import { switchLanguage } from './language/switchLanguage.ts';
import { translateFailure } from './translateFailure.ts';

const failed = { code: 'file_rejected', correlationId: '1' } as const;

beforeEach(() => switchLanguage('es'));
afterEach(() => switchLanguage('en'));

it('translates a server message', () => {
  expect(translateFailure({ message: 'Request not found', error: undefined })).toEqual({
    message: 'No se encontró la solicitud',
  });
});

it('fills the values into the translated template, also for a field', () => {
  const message = 'File loa.pdf was not uploaded. Please add it again.';
  const error = {
    ...failed,
    template: 'File {{name}} was not uploaded. Please add it again.',
    values: { name: 'loa.pdf' },
    fields: { loaFiles: message, patientName: 'Patient name is required' },
  };
  const translated = 'El archivo loa.pdf no se cargó. Agréguelo de nuevo.';
  expect(translateFailure({ message, error })).toEqual({
    message: translated,
    fields: { loaFiles: translated, patientName: 'El nombre del paciente es obligatorio' },
  });
});

it('formats an instant in the user’s time zone, with one period at the end of the sentence', () => {
  const error = {
    code: 'conflict',
    correlationId: '1',
    template: '{{name}} deactivated this on {{at}}. Reload to see it, or try again to replace it.',
    values: { name: 'Ana', at: '2026-03-04T12:05:00.000Z' },
  } as const;
  const { message } = translateFailure({ message: 'Ana deactivated this', error });
  expect(message).toContain(`Ana desactivó esto el ${formatDateTime(error.values.at)} Vuelva`);
  expect(message).not.toContain('..');
  expect(message).not.toContain('T12');
});

it('leaves a message without translation unchanged', () => {
  expect(translateFailure({ message: 'Your card was declined.', error: failed })).toEqual({
    message: 'Your card was declined.',
  });
});

it('adds the support reference to an internal error', () => {
  const error = { code: 'unexpected', correlationId: 'c0ffee00' } as const;
  const message = 'Something went wrong on our side. Please try again.';
  expect(translateFailure({ message, error }).message).toBe(
    'Algo falló de nuestro lado. Inténtelo de nuevo. Referencia: c0ffee00.',
  );
});
