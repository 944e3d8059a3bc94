import { HttpRequest } from '@azure/functions';
import { endpoints } from '@portal/contract/endpoints.ts';
import { largeInputs } from '@portal/contract/testing/largeInputs.ts';
import { expect, test } from 'vitest';
import { PortalError } from '../errors/portalError.ts';
import { parseBody } from './parse.ts';

const url = 'https://portal.example/api/x';

test.each(endpoints.filter(({ body }) => body.def.type !== 'void'))(
  '$method $path refuses large lists, texts and nesting in every field before parsing',
  async ({ body, jsonFieldsOfForm }) => {
    const inputs = largeInputs(body);
    const answers = await Promise.all(
      inputs.map(async ({ what, text }) => {
        const request = new HttpRequest({ method: 'POST', url, body: { string: text } });
        const error: unknown = await parseBody(body, request, jsonFieldsOfForm).then(
          () => null,
          (thrown: unknown) => thrown,
        );
        const isRefused =
          error instanceof PortalError &&
          ['too_large', 'invalid_input'].includes(error.code) &&
          error.detail.fields === undefined;
        return isRefused ? [] : [what];
      }),
    );
    expect(answers.flat()).toEqual([]);
  },
);
