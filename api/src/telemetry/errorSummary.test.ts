import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { PortalError, unavailable } from '../errors/portalError.ts';
import { errorSummary } from './errorSummary.ts';

const PATIENT = 'Pat Example';

it('reports the name, codes and location of an error, never its message', () => {
  const error = Object.assign(new RangeError(`no such chart: ${PATIENT}`), {
    code: 'ECONNRESET',
    statusCode: 503,
  });
  const [head, frame] = errorSummary(error).split('\n');
  expect(head).toBe('RangeError code=ECONNRESET statusCode=503');
  expect(frame).toMatch(/^ {4}at .*errorSummary\.test\.ts:\d+:\d+\)?$/);
});

it('omits the input that a parser could not read', () => {
  const broken = (() => {
    try {
      JSON.parse(`{"patientName": "${PATIENT}" oops`);
    } catch (error) {
      return error;
    }
  })();
  expect(errorSummary(broken)).toMatch(/^SyntaxError\n/);
  expect(errorSummary(broken)).not.toContain(PATIENT);
});

it('names the settings that are missing', () => {
  const error = Object.assign(new Error(PATIENT), { code: 'settings:SITE_URL,CODE_PEPPER' });
  expect(errorSummary(error)).toMatch(/^Error code=settings:SITE_URL,CODE_PEPPER\n/);
});

it('omits a multi-line message that looks like a stack', () => {
  expect(errorSummary(new Error(`first\n    at ${PATIENT}\nlast`))).not.toContain(PATIENT);
});

it('omits codes that are not identifiers', () => {
  expect(errorSummary(Object.assign(new Error(), { code: `550 <${PATIENT}>` }))).not.toContain(PATIENT);
});

it('names the invalid fields of a document without their values', () => {
  const shape = z.object({
    files: z.array(z.object({ size: z.number() })),
    byName: z.record(z.string(), z.number()),
  });
  const { error } = shape.safeParse({ files: [{ size: PATIENT }], byName: { [PATIENT]: PATIENT } });
  expect(errorSummary(error).split('\n')[0]).toBe(
    '$ZodError files.0.size:invalid_type byName.*:invalid_type',
  );
});

it('includes the cause', () => {
  const cause = Object.assign(new TypeError(PATIENT), { code: 'ENOTFOUND' });
  expect(errorSummary(new Error('fetch failed', { cause }))).toMatch(
    /^Error cause: TypeError code=ENOTFOUND\n/,
  );
});

it('reports a PortalError by its internal message or its code', () => {
  expect(errorSummary(new PortalError('conflict', `The file ${PATIENT}.pdf is gone.`))).toBe('conflict');
  expect(errorSummary(unavailable('Blob Storage', new Error(PATIENT)))).toBe(
    'Blob Storage unavailable: Error',
  );
});

it('reports the type of a thrown value that is not an error', () => {
  expect(errorSummary(PATIENT)).toBe('string');
});
