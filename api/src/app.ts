// Registers all functions of the Function App. Each function's code is loaded on its first call, so that a cold start loads
// one function instead of all.
import { app } from '@azure/functions';
import { timers } from './timers.ts';
import { ACCOUNT_EMAIL_QUEUE } from './services/email/account/accountEmailQueue.ts';
import { DELIVERY_REPORT_QUEUE } from './services/email/delivery/deliveryReportQueue.ts';
import { BUNDLE_QUEUE } from './services/queues/bundleQueue.ts';
import { SWEEP_QUEUE } from './services/queues/sweepQueue.ts';
import { SCAN_QUEUE } from './services/malwareScan/scanQueue.ts';
import { httpFunction, registerNotFound } from './http/httpFunction.ts';

httpFunction('addressBook', ['GET', 'PUT', 'DELETE'], () => import('./functions/accounts/addressBook.ts'));
httpFunction('addToMyRequests', ['POST'], () => import('./functions/requests/addToMyRequests.ts'));
httpFunction('allowAnotherDownload', ['POST'], () => import('./functions/files/allowAnotherDownload.ts'));
httpFunction('requestAnotherDownload', ['POST'], () => import('./functions/files/requestAnotherDownload.ts'));
httpFunction('getAccessLog', ['GET'], () => import('./functions/requests/getAccessLog.ts'));
httpFunction('getRequestNotices', ['GET'], () => import('./functions/notifications/getRequestNotices.ts'));
httpFunction('resendNotice', ['POST'], () => import('./functions/notifications/resendNotice.ts'));
httpFunction('resolveUndelivered', ['POST'], () => import('./functions/notifications/resolveUndelivered.ts'));
httpFunction(
  'changeContactEmail',
  ['POST'],
  () => import('./functions/requests/edits/changeContactEmail.ts'),
);
httpFunction(
  'getRequestAccounts',
  ['GET'],
  () => import('./functions/requests/accounts/getRequestAccounts.ts'),
);
httpFunction(
  'removeRequestAccount',
  ['POST'],
  () => import('./functions/requests/accounts/removeRequestAccount.ts'),
);
httpFunction(
  'readmitRequestAccount',
  ['POST'],
  () => import('./functions/requests/accounts/readmitRequestAccount.ts'),
);
httpFunction('answerDownloadRequest', ['POST'], () => import('./functions/files/answerDownloadRequest.ts'));
httpFunction('analytics', ['GET'], () => import('./functions/analytics/analytics.ts'));
httpFunction('assignRequest', ['PUT'], () => import('./functions/requests/edits/assignRequest.ts'));
httpFunction('fulfillRequest', ['POST'], () => import('./functions/requests/edits/fulfillRequest.ts'));
httpFunction('changeAuthority', ['PUT'], () => import('./functions/requests/edits/changeAuthority.ts'));
httpFunction('changeDueDate', ['PUT'], () => import('./functions/requests/edits/changeDueDate.ts'));
httpFunction('narrowScope', ['PUT'], () => import('./functions/requests/edits/narrowScope.ts'));
httpFunction('decideCorrection', ['POST'], () => import('./functions/requests/edits/decideCorrection.ts'));
httpFunction('checkAuthorization', ['POST'], () => import('./functions/submissions/checkAuthorization.ts'));
httpFunction('checkDownloadStatus', ['GET'], () => import('./functions/files/checkDownloadStatus.ts'));
httpFunction('checkFileDownload', ['GET'], () => import('./functions/files/checkFileDownload.ts'));
httpFunction('checkFileDownloadAuth', ['GET'], () => import('./functions/files/checkFileDownloadAuth.ts'));
httpFunction(
  'createPaymentIntent',
  ['POST'],
  () => import('./functions/payments/createPaymentIntent.ts'),
  'payment/create-intent',
);
httpFunction(
  'downloadAllFiles',
  ['GET', 'POST', 'PUT'],
  () => import('./functions/files/downloadAllFiles.ts'),
);
httpFunction('downloadFile', ['GET'], () => import('./functions/files/downloadFile.ts'));
httpFunction('downloadFileAuth', ['GET'], () => import('./functions/files/downloadFileAuth.ts'));
httpFunction('downloadInvoice', ['GET'], () => import('./functions/invoices/downloadInvoice.ts'));
httpFunction('downloadReceipt', ['GET'], () => import('./functions/payments/downloadReceipt.ts'));
httpFunction('extendDownloadWindow', ['POST'], () => import('./functions/files/extendDownloadWindow.ts'));
httpFunction('updateFilePayment', ['POST'], () => import('./functions/payments/updateFilePayment.ts'));
httpFunction('updateInvoicePayment', ['POST'], () => import('./functions/payments/updateInvoicePayment.ts'));
httpFunction(
  'manageInvoices',
  ['GET', 'POST', 'PUT', 'DELETE'],
  () => import('./functions/invoices/manageInvoices.ts'),
);
httpFunction(
  'reopenDisputedPayment',
  ['POST'],
  () => import('./functions/disputes/reopenDisputedPayment.ts'),
);
httpFunction('refundInvoice', ['POST'], () => import('./functions/invoices/refundInvoice.ts'));
httpFunction('settleInvoice', ['POST'], () => import('./functions/invoices/settleInvoice.ts'));
httpFunction('changeFileTerms', ['PUT'], () => import('./functions/files/changeFileTerms.ts'));
httpFunction('withdrawFile', ['POST'], () => import('./functions/files/withdrawFile.ts'));
httpFunction('refundFile', ['POST'], () => import('./functions/files/refundFile.ts'));
httpFunction('updateRequestFiles', ['POST'], () => import('./functions/files/updateRequestFiles.ts'));
httpFunction('findEarlierRequests', ['POST'], () => import('./functions/requests/findEarlierRequests.ts'));
httpFunction('getPossibleDuplicates', ['GET'], () => import('./functions/requests/getPossibleDuplicates.ts'));
httpFunction('exportRequestActivity', ['GET'], () => import('./functions/requests/exportRequestActivity.ts'));
httpFunction(
  'exportClientRequests',
  ['GET', 'POST'],
  () => import('./functions/requests/exportClientRequests.ts'),
);
httpFunction('bulkActions', ['GET', 'POST', 'PUT'], () => import('./functions/requests/bulkActions.ts'));
httpFunction('generateUploadUrls', ['POST'], () => import('./functions/files/generateUploadUrls.ts'));
httpFunction('getAllClientRequests', ['GET'], () => import('./functions/requests/getAllClientRequests.ts'));
httpFunction('getAttorneyData', ['GET'], () => import('./functions/requests/getAttorneyData.ts'));
httpFunction(
  'unfinishedRequests',
  ['GET', 'PUT', 'DELETE'],
  () => import('./functions/requests/unfinishedRequests.ts'),
);
httpFunction('updateClientRequest', ['POST'], () => import('./functions/requests/updateClientRequest.ts'));
httpFunction('getClientRequest', ['GET'], () => import('./functions/requests/getClientRequest.ts'));
httpFunction('getCopyServices', ['GET'], () => import('./functions/configuration/getCopyServices.ts'));
httpFunction('getDemoFiles', ['GET'], () => import('./functions/files/getDemoFiles.ts'));
httpFunction('getNotices', ['GET'], () => import('./functions/configuration/getNotices.ts'));
httpFunction(
  'manageNotices',
  ['GET', 'POST', 'PUT'],
  () => import('./functions/configuration/manageNotices.ts'),
);
httpFunction('noticeHistory', ['GET'], () => import('./functions/configuration/noticeHistory.ts'));
httpFunction(
  'manageCopyServices',
  ['POST', 'PUT', 'DELETE'],
  () => import('./functions/configuration/manageCopyServices.ts'),
);
httpFunction(
  'manageCopyServiceLocations',
  ['POST', 'PUT', 'DELETE'],
  () => import('./functions/configuration/manageCopyServiceLocations.ts'),
);
httpFunction('getFacilities', ['GET'], () => import('./functions/configuration/getFacilities.ts'));
httpFunction('getRepeatableRequest', ['GET'], () => import('./functions/requests/getRepeatableRequest.ts'));
httpFunction('getRequestActivity', ['GET'], () => import('./functions/requests/getRequestActivity.ts'));
httpFunction('getMessages', ['GET'], () => import('./functions/messages/getMessages.ts'));
httpFunction(
  'exportMessages',
  ['GET', 'POST', 'PUT'],
  () => import('./functions/messages/exportMessages.ts'),
);
httpFunction('sendMessage', ['POST'], () => import('./functions/messages/sendMessage.ts'));
httpFunction('previewLetter', ['POST'], () => import('./functions/messages/previewLetter.ts'));
httpFunction('readMessages', ['POST'], () => import('./functions/messages/readMessages.ts'));
httpFunction('assignMessage', ['PUT'], () => import('./functions/messages/assignMessage.ts'));
httpFunction('resolveMessage', ['PUT'], () => import('./functions/messages/resolveMessage.ts'));
httpFunction('search', ['POST'], () => import('./functions/search/search.ts'));
httpFunction('searchMessages', ['POST'], () => import('./functions/messages/searchMessages.ts'));
httpFunction('getRequestDetails', ['GET'], () => import('./functions/requests/getRequestDetails.ts'));
httpFunction('getSubmissions', ['GET'], () => import('./functions/submissions/getSubmissions.ts'));
httpFunction('reviewSubmission', ['PUT'], () => import('./functions/submissions/reviewSubmission.ts'));
httpFunction('getRequestStatus', ['GET'], () => import('./functions/requests/getRequestStatus.ts'));
httpFunction('health', ['GET'], () => import('./functions/operations/health.ts'));
httpFunction(
  'manageRequestStatuses',
  ['GET', 'POST', 'PUT', 'DELETE'],
  () => import('./functions/configuration/manageRequestStatuses.ts'),
);
httpFunction(
  'manageFacilities',
  ['GET', 'POST', 'PUT', 'DELETE'],
  () => import('./functions/configuration/manageFacilities.ts'),
);
httpFunction('addFacilities', ['POST'], () => import('./functions/configuration/manageFacilities.ts'));
httpFunction(
  'manageQuickAddItems',
  ['GET', 'POST', 'PUT', 'DELETE'],
  () => import('./functions/configuration/manageQuickAddItems.ts'),
);
httpFunction(
  'manageAuthorityChecklists',
  ['GET', 'PUT'],
  () => import('./functions/submissions/manageAuthorityChecklists.ts'),
);
httpFunction('manageDeadlines', ['GET', 'PUT'], () => import('./functions/deadlines/manageDeadlines.ts'));
httpFunction('previewDeadlines', ['POST'], () => import('./functions/deadlines/previewDeadlines.ts'));
httpFunction(
  'authorityChecklistHistory',
  ['GET'],
  () => import('./functions/submissions/authorityChecklistHistory.ts'),
);
httpFunction('sampleRequest', ['POST', 'DELETE'], () => import('./functions/configuration/sampleRequest.ts'));
httpFunction('testEmail', ['POST'], () => import('./functions/configuration/testEmail.ts'));
httpFunction('testStripe', ['POST'], () => import('./functions/configuration/testStripe.ts'));
httpFunction('setup', ['GET', 'PUT'], () => import('./functions/configuration/setup.ts'));
httpFunction(
  'manageSubstanceUseNotice',
  ['GET', 'PUT'],
  () => import('./functions/configuration/manageSubstanceUseNotice.ts'),
);
httpFunction(
  'manageReviewChecklist',
  ['GET', 'POST', 'PUT', 'DELETE'],
  () => import('./functions/submissions/manageReviewChecklist.ts'),
);
httpFunction(
  'manageTemplates',
  ['GET', 'POST', 'PUT', 'DELETE'],
  () => import('./functions/templates/manageTemplates.ts'),
);
httpFunction('templateHistory', ['GET'], () => import('./functions/templates/templateHistory.ts'));
httpFunction('previewTemplate', ['POST'], () => import('./functions/templates/previewTemplate.ts'));
httpFunction('getTemplates', ['GET'], () => import('./functions/templates/getTemplates.ts'));
httpFunction('fillTemplate', ['GET'], () => import('./functions/templates/fillTemplate.ts'));
httpFunction('listAssignees', ['GET'], () => import('./functions/requests/listAssignees.ts'));
httpFunction('getWorkViews', ['GET'], () => import('./functions/requests/getWorkViews.ts'));
httpFunction('workspace', ['GET', 'PUT'], () => import('./functions/workspace/workspace.ts'));
httpFunction(
  'savedViews',
  ['GET', 'POST', 'PUT', 'DELETE'],
  () => import('./functions/workspace/savedViews.ts'),
);
httpFunction('getLiveList', ['GET'], () => import('./functions/requests/live/getLiveList.ts'));
httpFunction('setPresence', ['POST'], () => import('./functions/requests/live/setPresence.ts'));
httpFunction('startNext', ['POST'], () => import('./functions/requests/live/startNext.ts'));
httpFunction('renewLease', ['POST'], () => import('./functions/requests/live/renewLease.ts'));
httpFunction('endLease', ['POST'], () => import('./functions/requests/live/endLease.ts'));
httpFunction('skipRequest', ['POST'], () => import('./functions/requests/live/skipRequest.ts'));
httpFunction('openapi', ['GET'], () => import('./functions/operations/openapi.ts'), 'openapi.json');
httpFunction(
  'paymentWebhook',
  ['POST'],
  () => import('./functions/payments/paymentWebhook.ts'),
  'payment/webhook',
);
httpFunction(
  'manageReconciliation',
  ['GET', 'POST', 'PUT'],
  () => import('./functions/reconciliation/manageReconciliation.ts'),
);
httpFunction('runReconciliation', ['POST'], () => import('./functions/reconciliation/runReconciliation.ts'));
httpFunction('listTransactions', ['GET'], () => import('./functions/payouts/listTransactions.ts'));
httpFunction('listPayouts', ['GET'], () => import('./functions/payouts/listPayouts.ts'));
httpFunction('getPayout', ['GET'], () => import('./functions/payouts/getPayout.ts'));
httpFunction('exportTransactions', ['GET'], () => import('./functions/payouts/exportTransactions.ts'));
httpFunction('serviceStatus', ['GET'], () => import('./functions/operations/serviceStatus.ts'), 'status');
httpFunction('submitClientRequest', ['POST'], () => import('./functions/requests/submitClientRequest.ts'));
httpFunction(
  'changePassword',
  ['POST'],
  () => import('./functions/accounts/changePassword.ts'),
  'auth/change-password',
);
httpFunction(
  'cryptoPublicKey',
  ['GET'],
  () => import('./functions/accounts/cryptoPublicKey.ts'),
  'crypto/public-key',
);
httpFunction(
  'forgotPassword',
  ['POST'],
  () => import('./functions/accounts/forgotPassword.ts'),
  'auth/forgot-password',
);
httpFunction(
  'getInvitation',
  ['POST'],
  () => import('./functions/accounts/getInvitation.ts'),
  'auth/invitation',
);
httpFunction('manageUsers', ['GET', 'POST', 'PUT'], () => import('./functions/accounts/manageUsers.ts'));
httpFunction(
  'oauthFinish',
  ['POST'],
  () => import('./functions/accounts/oauthFinish.ts'),
  'auth/oauth/finish',
);
httpFunction('oauthLink', ['POST'], () => import('./functions/accounts/oauthLink.ts'), 'auth/oauth/link');
httpFunction(
  'oauthProviders',
  ['GET'],
  () => import('./functions/accounts/oauthProviders.ts'),
  'auth/oauth/providers',
);
httpFunction('oauthStart', ['POST'], () => import('./functions/accounts/oauthStart.ts'), 'auth/oauth/start');
httpFunction(
  'resetPassword',
  ['POST'],
  () => import('./functions/accounts/resetPassword.ts'),
  'auth/reset-password',
);
httpFunction('signin', ['POST'], () => import('./functions/accounts/signin.ts'), 'auth/signin');
httpFunction('signout', ['POST'], () => import('./functions/accounts/signout.ts'), 'auth/signout');
httpFunction('signup', ['POST'], () => import('./functions/accounts/signup.ts'), 'auth/signup');
httpFunction('submitUserProfile', ['POST'], () => import('./functions/accounts/submitUserProfile.ts'));
httpFunction(
  'twoStepActivate',
  ['POST'],
  () => import('./functions/accounts/twoStepActivate.ts'),
  'auth/two-step/activate',
);
httpFunction(
  'twoStepDisable',
  ['POST'],
  () => import('./functions/accounts/twoStepDisable.ts'),
  'auth/two-step/disable',
);
httpFunction(
  'twoStepStart',
  ['POST'],
  () => import('./functions/accounts/twoStepStart.ts'),
  'auth/two-step/start',
);
httpFunction(
  'twoStepVerify',
  ['POST'],
  () => import('./functions/accounts/twoStepVerify.ts'),
  'auth/two-step/verify',
);
httpFunction('userProfile', ['GET'], () => import('./functions/accounts/userProfile.ts'), 'user/profile');
httpFunction(
  'requestAddressLink',
  ['POST'],
  () => import('./functions/accounts/confirmation/requestAddressLink.ts'),
  'user/email/link',
);
httpFunction(
  'confirmAddress',
  ['POST'],
  () => import('./functions/accounts/confirmation/confirmAddress.ts'),
  'user/email/confirm',
);
httpFunction(
  'sendPhoneCode',
  ['POST'],
  () => import('./functions/accounts/confirmation/sendPhoneCode.ts'),
  'user/phone/code',
);
httpFunction(
  'confirmPhone',
  ['POST'],
  () => import('./functions/accounts/confirmation/confirmPhone.ts'),
  'user/phone/confirm',
);
httpFunction('userSettings', ['POST'], () => import('./functions/accounts/userSettings.ts'), 'user/settings');
httpFunction(
  'replaceVerificationCode',
  ['POST'],
  () => import('./functions/requests/edits/replaceVerificationCode.ts'),
);
httpFunction(
  'revealVerificationCode',
  ['POST'],
  () => import('./functions/requests/revealVerificationCode.ts'),
);
httpFunction('updateRequest', ['PUT'], () => import('./functions/requests/edits/updateRequest.ts'));
httpFunction(
  'updateRequestStatus',
  ['PUT'],
  () => import('./functions/requests/edits/updateRequestStatus.ts'),
);
httpFunction(
  'dashboardAnalytics',
  ['GET'],
  () => import('./functions/analytics/dashboardAnalytics.ts'),
  'dashboard/analytics',
);
httpFunction(
  'revenueReport',
  ['GET'],
  () => import('./functions/analytics/reports/revenueReport.ts'),
  'reports/revenue',
);
httpFunction(
  'turnaroundReport',
  ['GET'],
  () => import('./functions/analytics/reports/turnaroundReport.ts'),
  'reports/turnaround',
);
httpFunction(
  'workReport',
  ['GET'],
  () => import('./functions/analytics/reports/workReport.ts'),
  'reports/work',
);
httpFunction(
  'receivablesReport',
  ['GET'],
  () => import('./functions/analytics/reports/receivablesReport.ts'),
  'reports/receivables',
);
httpFunction(
  'reportEntries',
  ['GET'],
  () => import('./functions/analytics/reports/reportEntries.ts'),
  'reports/entries',
);
httpFunction(
  'receivableEntries',
  ['GET'],
  () => import('./functions/analytics/reports/receivableEntries.ts'),
  'reports/receivables/entries',
);
httpFunction('manageRetention', ['GET', 'PUT'], () => import('./functions/retention/manageRetention.ts'));
httpFunction('previewRetention', ['GET'], () => import('./functions/retention/previewRetention.ts'));
httpFunction('changeRetention', ['PUT'], () => import('./functions/retention/changeRetention.ts'));
httpFunction('accountDisclosures', ['POST'], () => import('./functions/disclosures/accountDisclosures.ts'));
httpFunction(
  'manageDisclosures',
  ['POST', 'PUT'],
  () => import('./functions/disclosures/manageDisclosures.ts'),
);
httpFunction(
  'manageSuspensions',
  ['GET', 'POST', 'PUT'],
  () => import('./functions/disclosures/manageSuspensions.ts'),
);
httpFunction(
  'manageAccountings',
  ['GET', 'POST', 'PUT'],
  () => import('./functions/disclosures/manageAccountings.ts'),
);
httpFunction('accountingIssue', ['GET'], () => import('./functions/disclosures/accountingIssue.ts'));
httpFunction(
  'issuedAccountings',
  ['GET', 'POST'],
  () => import('./functions/disclosures/issuedAccountings.ts'),
);
httpFunction('accountingNames', ['GET'], () => import('./functions/retention/accountingNames.ts'));
httpFunction(
  'manageIncidents',
  ['GET', 'POST', 'PUT'],
  () => import('./functions/incidents/manageIncidents.ts'),
);
httpFunction('incidentsOfRequest', ['GET'], () => import('./functions/incidents/incidentsOfRequest.ts'));
httpFunction('incidentNotes', ['POST'], () => import('./functions/incidents/incidentNotes.ts'));
httpFunction('incidentLetterText', ['GET'], () => import('./functions/incidents/incidentLetterText.ts'));
httpFunction(
  'previewIncidentLetter',
  ['POST'],
  () => import('./functions/incidents/previewIncidentLetter.ts'),
);
httpFunction('incidentLetters', ['GET', 'POST'], () => import('./functions/incidents/incidentLetters.ts'));
registerNotFound();

app.hook.preInvocation((invocation) => {
  // HTTP calls create their own trace, with the id that the caller sent.
  if (invocation.invocationContext.options.trigger.type === 'httpTrigger') return;
  const handler = invocation.functionHandler;
  invocation.functionHandler = async (input: unknown, context) =>
    (await import('./telemetry/withTelemetry.ts')).withTelemetry(handler)(input, context);
});

for (const { name, schedule, retry, run } of timers) {
  app.timer(name, { schedule, ...(retry && { retry }), handler: async (_, context) => run(context) });
}
app.storageQueue('recordMalwareScan', {
  queueName: SCAN_QUEUE,
  connection: 'Queues',
  handler: async (message, context) =>
    (await import('./functions/files/recordMalwareScan.ts')).recordMalwareScan(message, context),
});
app.storageQueue('sendAccountEmail', {
  queueName: ACCOUNT_EMAIL_QUEUE,
  connection: 'Queues',
  handler: async (message, context) =>
    (await import('./functions/accounts/sendAccountEmail.ts')).sendAccountEmail(message, context),
});
app.storageQueue('recordDeliveryReport', {
  queueName: DELIVERY_REPORT_QUEUE,
  connection: 'Queues',
  handler: async (message, context) =>
    (await import('./functions/notifications/recordDeliveryReport.ts')).recordDeliveryReport(
      message,
      context,
    ),
});
app.storageQueue('continueSweep', {
  queueName: SWEEP_QUEUE,
  connection: 'Queues',
  handler: async (_, context) => (await import('./functions/operations/sweepOutbox.ts')).sweepOutbox(context),
});
app.storageQueue('buildBundle', {
  queueName: BUNDLE_QUEUE,
  connection: 'Queues',
  handler: async (message, context) =>
    (await import('./functions/files/buildBundle.ts')).buildBundle(message, context),
});
