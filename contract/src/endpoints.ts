import type { Operation } from './endpoint.ts';
import { exportRequestActivity, getRequestActivity } from './endpoints/activity.ts';
import { analytics } from './endpoints/analytics.ts';
import {
  changePassword,
  forgotPassword,
  getInvitation,
  publicKey,
  resetPassword,
  signIn,
  signOut,
  signUp,
} from './endpoints/auth.ts';
import { assignRequest, changeDueDate, listAssignees } from './endpoints/assignment.ts';
import { getAttorneyData } from './endpoints/attorneys.ts';
import { listFacilities } from './endpoints/configuration.ts';
import { listCopyServices } from './endpoints/copyServices.ts';
import { listDemoFiles } from './endpoints/demoFiles.ts';
import { dashboardAnalytics } from './endpoints/dashboard.ts';
import * as disclosures from './endpoints/disclosures.ts';
import { reopenDisputedPayment } from './endpoints/disputes.ts';
import { downloadAllStatus, prepareDownloadAll, takeDownloadAll } from './endpoints/downloadAll.ts';
import {
  allowAnotherDownload,
  changeFileTerms,
  extendDownloadWindow,
  refundFile,
  updateRequestFiles,
  withdrawFile,
} from './endpoints/releases.ts';
import {
  checkDownloadStatus,
  checkFileDownload,
  checkFileDownloadAuth,
  downloadFile,
  downloadFileAuth,
} from './endpoints/files.ts';
import {
  changeInvoice,
  createInvoice,
  deleteInvoice,
  listInvoices,
  refundInvoice,
  settleInvoice,
} from './endpoints/invoices.ts';
import * as copyServices from './endpoints/manageCopyServices.ts';
import { changeNotice, noticeHistory, readManagedNotices, restoreNotice } from './endpoints/manageNotices.ts';
import { readNotices } from './endpoints/notices.ts';
import { listQuickAddItems } from './endpoints/quickAddItems.ts';
import { updateClientRequest } from './endpoints/clientUpdate.ts';
import { generateUploadUrls } from './endpoints/uploads.ts';
import { finishOAuth, linkOAuth, listIdentityProviders, startOAuth } from './endpoints/oauth.ts';
import {
  createPaymentIntent,
  paymentWebhook,
  updateFilePayment,
  updateInvoicePayment,
} from './endpoints/payments.ts';
import { downloadInvoice, downloadReceipt } from './endpoints/paymentDocuments.ts';
import {
  addFacility,
  deleteFacility,
  editFacility,
  listManagedFacilities,
} from './endpoints/manageFacilities.ts';
import { addQuickAddItem, deleteQuickAddItem, editQuickAddItem } from './endpoints/manageQuickAddItems.ts';
import { addStatus, deleteStatus, editStatus, readRequestStatuses } from './endpoints/manageStatuses.ts';
import { changeUser, inviteUser, listUsers } from './endpoints/people.ts';
import {
  listUnsettledPayments,
  resolveUnsettledPayment,
  retryUnsettledPayment,
  runReconciliation,
} from './endpoints/reconciliation.ts';
import { exportClientRequests } from './endpoints/requestExport.ts';
import { changeRetention } from './endpoints/requestRetention.ts';
import { previewRetention, readRetention, saveRetention } from './endpoints/retention.ts';
import { addToMyRequests, getClientRequest, getRequestStatus } from './endpoints/requests.ts';
import { submitClientRequest } from './endpoints/submission.ts';
import { getSubmissions } from './endpoints/submissionQueue.ts';
import { reviewSubmission } from './endpoints/submissionReview.ts';
import { getAllClientRequests } from './endpoints/requestList.ts';
import {
  getRequestDetails,
  revealVerificationCode,
  updateRequest,
  updateRequestStatus,
} from './endpoints/requestDetails.ts';
import { serviceStatus } from './endpoints/serviceStatus.ts';
import { health, openapi } from './endpoints/system.ts';
import { activateTwoStep, disableTwoStep, startTwoStep, verifyTwoStep } from './endpoints/twoStep.ts';
import { getUserProfile, saveUserSettings, submitUserProfile } from './endpoints/user.ts';

/** Every operation of the API. Functions, browser client, mocks and OpenAPI are made from this table. */
export const endpoints: readonly Operation[] = [
  submitClientRequest,
  getRequestStatus,
  getClientRequest,
  updateClientRequest,
  getAllClientRequests,
  exportClientRequests,
  getRequestDetails,
  updateRequestStatus,
  updateRequest,
  revealVerificationCode,
  addToMyRequests,
  getRequestActivity,
  exportRequestActivity,
  assignRequest,
  changeDueDate,
  listAssignees,
  getSubmissions,
  reviewSubmission,
  getAttorneyData,
  generateUploadUrls,
  downloadFile,
  checkFileDownload,
  checkDownloadStatus,
  downloadFileAuth,
  checkFileDownloadAuth,
  prepareDownloadAll,
  downloadAllStatus,
  takeDownloadAll,
  updateRequestFiles,
  extendDownloadWindow,
  allowAnotherDownload,
  changeFileTerms,
  withdrawFile,
  refundFile,
  createPaymentIntent,
  updateFilePayment,
  updateInvoicePayment,
  downloadInvoice,
  downloadReceipt,
  paymentWebhook,
  listUnsettledPayments,
  retryUnsettledPayment,
  resolveUnsettledPayment,
  runReconciliation,
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
  editFacility,
  deleteFacility,
  listQuickAddItems,
  addQuickAddItem,
  editQuickAddItem,
  deleteQuickAddItem,
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
  submitUserProfile,
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
  disclosures.readIssuedAccounting,
];
