import type { Operation } from './endpoint.ts';
import { exportRequestActivity, getRequestActivity } from './requests/endpoints/activity.ts';
import { analytics } from './analytics/endpoints/analytics.ts';
import {
  changePassword,
  forgotPassword,
  getInvitation,
  publicKey,
  resetPassword,
  signIn,
  signOut,
  signUp,
} from './accounts/endpoints/auth.ts';
import { assignRequest, changeDueDate, listAssignees } from './requests/endpoints/assignment.ts';
import { changeAuthority } from './requests/endpoints/authority.ts';
import { narrowScope } from './requests/scope/endpoints.ts';
import { getWorkViews } from './requests/endpoints/workViews.ts';
import * as workspace from './workspace/endpoints.ts';
import {
  endLease,
  getLiveList,
  renewLease,
  setPresence,
  skipRequest,
  startNext,
} from './requests/live/endpoints.ts';
import { getAttorneyData } from './requests/endpoints/attorneys.ts';
import { search } from './search/endpoints.ts';
import { listFacilities } from './configuration/endpoints/configuration.ts';
import { listCopyServices } from './configuration/endpoints/copyServices.ts';
import { listDemoFiles } from './files/endpoints/demoFiles.ts';
import * as reports from './analytics/reports/endpoints.ts';
import { dashboardAnalytics } from './analytics/endpoints/dashboard.ts';
import * as disclosures from './disclosures/endpoints.ts';
import * as incidents from './incidents/endpoints.ts';
import { reopenDisputedPayment } from './disputes/endpoints.ts';
import { downloadAllStatus, prepareDownloadAll, claimDownloadAll } from './files/endpoints/downloadAll.ts';
import { getAccessLog } from './requests/endpoints/accessLog.ts';
import {
  getRequestAccounts,
  readmitRequestAccount,
  removeRequestAccount,
} from './requests/endpoints/requestAccounts.ts';
import { answerDownloadRequest, requestAnotherDownload } from './files/endpoints/downloadRequests.ts';
import {
  allowAnotherDownload,
  changeFileTerms,
  extendDownloadWindow,
  refundFile,
  updateRequestFiles,
  withdrawFile,
} from './files/endpoints/releases.ts';
import {
  checkDownloadStatus,
  checkFileDownload,
  checkFileDownloadAuth,
  downloadFile,
  downloadFileAuth,
} from './files/endpoints/files.ts';
import {
  changeInvoice,
  createInvoice,
  deleteInvoice,
  listInvoices,
  refundInvoice,
  settleInvoice,
} from './invoices/endpoints.ts';
import * as copyServices from './configuration/endpoints/manageCopyServices.ts';
import {
  changeNotice,
  noticeHistory,
  readManagedNotices,
  restoreNotice,
} from './configuration/endpoints/manageNotices.ts';
import { readNotices } from './configuration/endpoints/notices.ts';
import { listQuickAddItems } from './configuration/endpoints/quickAddItems.ts';
import { updateClientRequest } from './requests/endpoints/clientUpdate.ts';
import { generateUploadUrls } from './files/endpoints/uploads.ts';
import { finishOAuth, linkOAuth, listIdentityProviders, startOAuth } from './accounts/endpoints/oauth.ts';
import { updateFilePayment, updateInvoicePayment } from './payments/endpoints/paymentUpdates.ts';
import { createPaymentIntent, paymentWebhook } from './payments/endpoints/payments.ts';
import { downloadInvoice, downloadReceipt } from './payments/endpoints/paymentDocuments.ts';
import {
  addFacilities,
  addFacility,
  deleteFacility,
  editFacility,
  listManagedFacilities,
} from './configuration/endpoints/manageFacilities.ts';
import {
  addQuickAddItem,
  deleteQuickAddItem,
  editQuickAddItem,
} from './configuration/endpoints/manageQuickAddItems.ts';
import {
  addStatus,
  deleteStatus,
  editStatus,
  readRequestStatuses,
} from './configuration/endpoints/manageStatuses.ts';
import { changeUser, inviteUser, listUsers } from './accounts/endpoints/people.ts';
import {
  listUnmatchedPayments,
  resolveUnmatchedPayment,
  retryUnmatchedPayment,
  runReconciliation,
} from './reconciliation/endpoints.ts';
import { exportTransactions, getPayout, listPayouts, listTransactions } from './payouts/endpoints.ts';
import { getBulkAction, retryBulkAction, startBulkAction } from './requests/endpoints/bulkActions.ts';
import { exportClientRequests, exportSelectedRequests } from './requests/endpoints/requestExport.ts';
import { changeRetention } from './retention/endpoints/requestRetention.ts';
import { previewRetention, readRetention, saveRetention } from './retention/endpoints/retention.ts';
import { getRepeatableRequest } from './requests/endpoints/repeatRequest.ts';
import { decideCorrection } from './requests/endpoints/corrections.ts';
import { addToMyRequests, getClientRequest, getRequestStatus } from './requests/endpoints/requests.ts';
import { submitClientRequest } from './requests/endpoints/submission.ts';
import { getPossibleDuplicates, findEarlierRequests } from './requests/endpoints/duplicates.ts';
import * as messages from './messages/endpoints.ts';
import * as notifications from './notifications/endpoints.ts';
import * as unfinished from './requests/endpoints/unfinishedRequests.ts';
import { checkAuthorization } from './submissions/endpoints/authorizationCheck.ts';
import { getSubmissions } from './submissions/endpoints/submissionQueue.ts';
import { reviewSubmission } from './submissions/endpoints/submissionReview.ts';
import * as templates from './templates/endpoints.ts';
import * as deadlines from './deadlines/endpoints.ts';
import * as authorityChecklists from './submissions/endpoints/authorityChecklists.ts';
import * as setup from './configuration/endpoints/setup.ts';
import * as substanceUseNotice from './configuration/endpoints/manageSubstanceUseNotice.ts';
import * as checklist from './submissions/endpoints/reviewChecklist.ts';
import { getAllClientRequests } from './requests/endpoints/requestList.ts';
import {
  fulfillRequest,
  getRequestDetails,
  updateRequest,
  updateRequestStatus,
} from './requests/endpoints/requestDetails.ts';
import { replaceVerificationCode, revealVerificationCode } from './requests/endpoints/verificationCode.ts';
import { serviceStatus } from './operations/endpoints/serviceStatus.ts';
import { health, openapi } from './operations/endpoints/system.ts';
import {
  activateTwoStep,
  disableTwoStep,
  startTwoStep,
  verifyTwoStep,
} from './accounts/endpoints/twoStep.ts';
import { deleteContact, editContact, readAddressBook } from './accounts/endpoints/addressBook.ts';
import {
  confirmAddress,
  confirmPhone,
  requestAddressLink,
  sendPhoneCode,
} from './accounts/endpoints/confirmation.ts';
import { getUserProfile, saveUserSettings, submitUserProfile } from './accounts/endpoints/user.ts';

/** Every operation of the API. Functions, browser client, test mocks and OpenAPI derive from this table. */
export const endpoints: readonly Operation[] = [
  submitClientRequest,
  getRequestStatus,
  getClientRequest,
  updateClientRequest,
  getAllClientRequests,
  exportClientRequests,
  exportSelectedRequests,
  startBulkAction,
  getBulkAction,
  retryBulkAction,
  getRequestDetails,
  updateRequestStatus,
  fulfillRequest,
  updateRequest,
  changeAuthority,
  decideCorrection,
  revealVerificationCode,
  replaceVerificationCode,
  notifications.getRequestNotices,
  notifications.resendNotice,
  notifications.resolveUndelivered,
  notifications.changeContactEmail,
  addToMyRequests,
  getRepeatableRequest,
  unfinished.listUnfinishedRequests,
  unfinished.saveUnfinishedRequest,
  unfinished.discardUnfinishedRequest,
  findEarlierRequests,
  getPossibleDuplicates,
  getRequestActivity,
  exportRequestActivity,
  assignRequest,
  changeDueDate,
  narrowScope,
  listAssignees,
  getWorkViews,
  workspace.readWorkspace,
  workspace.saveWorkspace,
  workspace.listSavedViews,
  workspace.createSavedView,
  workspace.editSavedView,
  workspace.deleteSavedView,
  getLiveList,
  setPresence,
  startNext,
  renewLease,
  endLease,
  skipRequest,
  messages.getMessages,
  messages.exportMessages,
  messages.messagesExportStatus,
  messages.downloadMessagesExport,
  messages.sendMessage,
  messages.previewLetter,
  messages.readMessages,
  messages.assignMessage,
  messages.resolveMessage,
  messages.searchMessages,
  search,
  getSubmissions,
  reviewSubmission,
  getAttorneyData,
  generateUploadUrls,
  checkAuthorization,
  downloadFile,
  checkFileDownload,
  checkDownloadStatus,
  downloadFileAuth,
  checkFileDownloadAuth,
  prepareDownloadAll,
  downloadAllStatus,
  claimDownloadAll,
  updateRequestFiles,
  extendDownloadWindow,
  allowAnotherDownload,
  requestAnotherDownload,
  answerDownloadRequest,
  getAccessLog,
  getRequestAccounts,
  removeRequestAccount,
  readmitRequestAccount,
  changeFileTerms,
  withdrawFile,
  refundFile,
  createPaymentIntent,
  updateFilePayment,
  updateInvoicePayment,
  downloadInvoice,
  downloadReceipt,
  paymentWebhook,
  listUnmatchedPayments,
  retryUnmatchedPayment,
  resolveUnmatchedPayment,
  runReconciliation,
  listTransactions,
  listPayouts,
  getPayout,
  exportTransactions,
  listInvoices,
  createInvoice,
  changeInvoice,
  deleteInvoice,
  settleInvoice,
  refundInvoice,
  reopenDisputedPayment,
  listFacilities,
  readRequestStatuses,
  addStatus,
  editStatus,
  deleteStatus,
  listManagedFacilities,
  addFacility,
  addFacilities,
  editFacility,
  deleteFacility,
  listQuickAddItems,
  addQuickAddItem,
  editQuickAddItem,
  deleteQuickAddItem,
  checklist.listChecklistItems,
  checklist.addChecklistItem,
  checklist.editChecklistItem,
  checklist.deleteChecklistItem,
  authorityChecklists.listAuthorityChecklists,
  authorityChecklists.saveAuthorityChecklist,
  authorityChecklists.authorityChecklistHistory,
  setup.readSetup,
  setup.dismissSetup,
  setup.createSampleRequest,
  setup.removeSampleRequest,
  setup.testEmail,
  setup.testStripe,
  substanceUseNotice.readSubstanceUseNotice,
  substanceUseNotice.saveSubstanceUseNotice,
  deadlines.readDeadlines,
  deadlines.saveDeadlines,
  deadlines.previewDeadlines,
  templates.listTemplates,
  templates.addTemplate,
  templates.editTemplate,
  templates.deleteTemplate,
  templates.templateHistory,
  templates.previewTemplate,
  templates.getTemplates,
  templates.fillTemplate,
  listCopyServices,
  copyServices.addCopyService,
  copyServices.editCopyService,
  copyServices.deleteCopyService,
  copyServices.addCopyServiceLocation,
  copyServices.editCopyServiceLocation,
  copyServices.deleteCopyServiceLocation,
  readNotices,
  readManagedNotices,
  changeNotice,
  restoreNotice,
  noticeHistory,
  listDemoFiles,
  dashboardAnalytics,
  analytics,
  reports.revenueReport,
  reports.turnaroundReport,
  reports.workReport,
  reports.receivablesReport,
  reports.reportEntries,
  reports.receivableEntries,
  signUp,
  getInvitation,
  signIn,
  signOut,
  forgotPassword,
  resetPassword,
  changePassword,
  publicKey,
  startTwoStep,
  activateTwoStep,
  verifyTwoStep,
  disableTwoStep,
  listIdentityProviders,
  startOAuth,
  finishOAuth,
  linkOAuth,
  getUserProfile,
  saveUserSettings,
  sendPhoneCode,
  confirmPhone,
  requestAddressLink,
  confirmAddress,
  submitUserProfile,
  readAddressBook,
  editContact,
  deleteContact,
  listUsers,
  inviteUser,
  changeUser,
  health,
  serviceStatus,
  openapi,
  readRetention,
  saveRetention,
  previewRetention,
  changeRetention,
  disclosures.accountDisclosures,
  disclosures.recordDisclosure,
  disclosures.correctDisclosure,
  disclosures.listSuspensions,
  disclosures.recordSuspension,
  disclosures.changeSuspension,
  disclosures.listAccountings,
  disclosures.recordAccountingRequest,
  disclosures.changeAccounting,
  disclosures.readOtherNames,
  disclosures.issueAccounting,
  disclosures.issueAccountingStatus,
  disclosures.readIssuedAccounting,
  incidents.listIncidents,
  incidents.reportIncident,
  incidents.changeIncident,
  incidents.incidentsOfRequest,
  incidents.addIncidentNote,
  incidents.incidentLetterText,
  incidents.previewIncidentLetter,
  incidents.issueIncidentLetter,
  incidents.readIncidentLetter,
];
