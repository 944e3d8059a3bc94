import type { Operation } from './endpoint.ts';
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
import { listFacilities, listRequestStatuses } from './endpoints/configuration.ts';
import { dashboardAnalytics } from './endpoints/dashboard.ts';
import {
  checkDownloadStatus,
  checkFileDownload,
  downloadFile,
  generateUploadUrls,
} from './endpoints/files.ts';
import { finishOAuth, linkOAuth, listIdentityProviders, startOAuth } from './endpoints/oauth.ts';
import { createPaymentIntent, paymentWebhook } from './endpoints/payments.ts';
import { changeUser, inviteUser, listUsers } from './endpoints/people.ts';
import { exportClientRequests } from './endpoints/requestExport.ts';
import {
  addToMyRequests,
  getAllClientRequests,
  getClientRequest,
  getRequestDetails,
  getRequestStatus,
  revealVerificationCode,
  submitClientRequest,
  updateRequest,
  updateRequestStatus,
} from './endpoints/requests.ts';
import { health, openapi } from './endpoints/system.ts';
import { activateTwoStep, disableTwoStep, startTwoStep, verifyTwoStep } from './endpoints/twoStep.ts';
import { getUserProfile, saveUserSettings, submitUserProfile } from './endpoints/user.ts';

/** Every operation of the API. Functions, browser client, mocks and OpenAPI are made from this table. */
export const endpoints: readonly Operation[] = [
  submitClientRequest,
  getRequestStatus,
  getClientRequest,
  getAllClientRequests,
  exportClientRequests,
  getRequestDetails,
  updateRequestStatus,
  updateRequest,
  revealVerificationCode,
  addToMyRequests,
  assignRequest,
  changeDueDate,
  listAssignees,
  getAttorneyData,
  generateUploadUrls,
  downloadFile,
  checkFileDownload,
  checkDownloadStatus,
  createPaymentIntent,
  paymentWebhook,
  listFacilities,
  listRequestStatuses,
  dashboardAnalytics,
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
  openapi,
];
