// Everything that the Function App serves. Only names, paths and methods are known at start: what a function needs is
// loaded with its first call, so that a cold start waits for one function and not for all.
import { app } from '@azure/functions';
import { SCAN_QUEUE } from './services/malwareScan/scanQueue.ts';
import { httpFunction, noSuchEndpoint } from './http/httpFunction.ts';

httpFunction('checkDownloadStatus', ['GET'], () => import('./functions/files/checkDownloadStatus.ts'));
httpFunction('checkFileDownload', ['GET'], () => import('./functions/files/checkFileDownload.ts'));
httpFunction(
  'createPaymentIntent',
  ['POST'],
  () => import('./functions/payments/createPaymentIntent.ts'),
  'payment/create-intent',
);
httpFunction('downloadFile', ['GET'], () => import('./functions/files/downloadFile.ts'));
httpFunction('generateUploadUrls', ['POST'], () => import('./functions/files/generateUploadUrls.ts'));
httpFunction('getAttorneyData', ['GET'], () => import('./functions/attorneys/getAttorneyData.ts'));
httpFunction('getClientRequest', ['GET'], () => import('./functions/requests/getClientRequest.ts'));
httpFunction('getFacilities', ['GET'], () => import('./functions/configuration/getFacilities.ts'));
httpFunction('getRequestStatus', ['GET'], () => import('./functions/requests/getRequestStatus.ts'));
httpFunction('health', ['GET'], () => import('./functions/system/health.ts'));
httpFunction(
  'manageRequestStatuses',
  ['GET'],
  () => import('./functions/configuration/manageRequestStatuses.ts'),
);
httpFunction('openapi', ['GET'], () => import('./functions/system/openapi.ts'), 'openapi.json');
httpFunction(
  'paymentWebhook',
  ['POST'],
  () => import('./functions/payments/paymentWebhook.ts'),
  'payment/webhook',
);
httpFunction('submitClientRequest', ['POST'], () => import('./functions/requests/submitClientRequest.ts'));
noSuchEndpoint();

app.timer('sweepOutbox', {
  schedule: '0 * * * * *',
  handler: async (_, context) => (await import('./functions/timers/sweepOutbox.ts')).sweepOutbox(context),
});
app.storageQueue('recordMalwareScan', {
  queueName: SCAN_QUEUE,
  connection: 'ScanQueue',
  handler: async (message, context) =>
    (await import('./functions/files/recordMalwareScan.ts')).recordMalwareScan(message, context),
});
