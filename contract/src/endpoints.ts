import type { Operation } from './endpoint.ts';
import { getAttorneyData } from './endpoints/attorneys.ts';
import { listFacilities, listRequestStatuses } from './endpoints/configuration.ts';
import {
  checkDownloadStatus,
  checkFileDownload,
  downloadFile,
  generateUploadUrls,
} from './endpoints/files.ts';
import { createPaymentIntent, paymentWebhook } from './endpoints/payments.ts';
import { getClientRequest, getRequestStatus, submitClientRequest } from './endpoints/requests.ts';
import { health, openapi } from './endpoints/system.ts';

/** Every operation of the API. Functions, browser client, mocks and OpenAPI are made from this table. */
export const endpoints: readonly Operation[] = [
  submitClientRequest,
  getRequestStatus,
  getClientRequest,
  getAttorneyData,
  generateUploadUrls,
  downloadFile,
  checkFileDownload,
  checkDownloadStatus,
  createPaymentIntent,
  paymentWebhook,
  listFacilities,
  listRequestStatuses,
  health,
  openapi,
];
