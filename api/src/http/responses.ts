import type { HttpResponseInit } from '@azure/functions';
import type { ResponseEnvelope } from '@portal/contract/endpoint.ts';
import { httpStatusOf } from '@portal/contract/errors.ts';
import { PortalError } from '../errors/portalError.ts';

/** Headers of every API response, because the headers of Static Web Apps do not apply to /api. No response is a page, so none may load anything or be framed. */
export const commonHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
} as const;

export const JSON_TYPE = 'application/json; charset=utf-8';

export function json(
  status: number,
  envelope: ResponseEnvelope,
  headers: Record<string, string> = {},
): HttpResponseInit {
  return {
    status,
    headers: { ...commonHeaders, 'content-type': JSON_TYPE, ...headers },
    body: JSON.stringify(envelope),
  };
}

/** The response for a failed call. Errors other than PortalError become a generic 500. */
export function errorResponse(error: unknown, correlationId: string): HttpResponseInit {
  if (!(error instanceof PortalError)) {
    return json(httpStatusOf.unexpected, {
      success: false,
      message: 'Something went wrong on our side. Please try again.',
      error: { code: 'unexpected', correlationId },
    });
  }
  const { fields, retryAfterSeconds } = error.detail;
  const { template, values } = error.publicMessage;
  const isTemplate = Object.keys(values).length > 0;
  return json(
    httpStatusOf[error.code],
    {
      success: false,
      message: error.message,
      error: {
        code: error.code,
        correlationId,
        ...(fields && { fields }),
        ...(retryAfterSeconds && { retryAfterSeconds }),
        ...(isTemplate && { template, values }),
      },
    },
    retryAfterSeconds ? { 'retry-after': String(retryAfterSeconds) } : {},
  );
}
