import type { Catalog } from './catalog.ts';
import account from './es/account.json' with { type: 'json' };
import accountAnswers from './es/accountAnswers.json' with { type: 'json' };
import accountEmails from './es/accountEmails.json' with { type: 'json' };
import accountings from './es/accountings.json' with { type: 'json' };
import activity from './es/activity.json' with { type: 'json' };
import analytics from './es/analytics.json' with { type: 'json' };
import assembly from './es/assembly.json' with { type: 'json' };
import authority from './es/authority.json' with { type: 'json' };
import bench from './es/bench.json' with { type: 'json' };
import bulkActions from './es/bulkActions.json' with { type: 'json' };
import catalogs from './es/catalogs.json' with { type: 'json' };
import clientInvoices from './es/clientInvoices.json' with { type: 'json' };
import clientUpdate from './es/clientUpdate.json' with { type: 'json' };
import configuration from './es/configuration.json' with { type: 'json' };
import console from './es/console.json' with { type: 'json' };
import dashboard from './es/dashboard.json' with { type: 'json' };
import deadlineRules from './es/deadlineRules.json' with { type: 'json' };
import delivery from './es/delivery.json' with { type: 'json' };
import disputes from './es/disputes.json' with { type: 'json' };
import documents from './es/documents.json' with { type: 'json' };
import dueDates from './es/dueDates.json' with { type: 'json' };
import emails from './es/emails.json' with { type: 'json' };
import fulfillment from './es/fulfillment.json' with { type: 'json' };
import incidents from './es/incidents.json' with { type: 'json' };
import internalRequest from './es/internalRequest.json' with { type: 'json' };
import invoiceAnswers from './es/invoiceAnswers.json' with { type: 'json' };
import legal from './es/legal.json' with { type: 'json' };
import management from './es/management.json' with { type: 'json' };
import messages from './es/messages.json' with { type: 'json' };
import notices from './es/notices.json' with { type: 'json' };
import ordering from './es/ordering.json' with { type: 'json' };
import payment from './es/payment.json' with { type: 'json' };
import payments from './es/payments.json' with { type: 'json' };
import payouts from './es/payouts.json' with { type: 'json' };
import pdf from './es/pdf.json' with { type: 'json' };
import preview from './es/preview.json' with { type: 'json' };
import privacy from './es/privacy.json' with { type: 'json' };
import redactions from './es/redactions.json' with { type: 'json' };
import releasedFiles from './es/releasedFiles.json' with { type: 'json' };
import reminders from './es/reminders.json' with { type: 'json' };
import reports from './es/reports.json' with { type: 'json' };
import requestAccounts from './es/requestAccounts.json' with { type: 'json' };
import scope from './es/scope.json' with { type: 'json' };
import search from './es/search.json' with { type: 'json' };
import sentNotices from './es/sentNotices.json' with { type: 'json' };
import serviceStatus from './es/serviceStatus.json' with { type: 'json' };
import settings from './es/settings.json' with { type: 'json' };
import setup from './es/setup.json' with { type: 'json' };
import site from './es/site.json' with { type: 'json' };
import staffDashboard from './es/staffDashboard.json' with { type: 'json' };
import staffInvoices from './es/staffInvoices.json' with { type: 'json' };
import staffList from './es/staffList.json' with { type: 'json' };
import submissions from './es/submissions.json' with { type: 'json' };
import templates from './es/templates.json' with { type: 'json' };
import textMessages from './es/textMessages.json' with { type: 'json' };
import thread from './es/thread.json' with { type: 'json' };
import tracker from './es/tracker.json' with { type: 'json' };
import uploads from './es/uploads.json' with { type: 'json' };
import wizard from './es/wizard.json' with { type: 'json' };
import work from './es/work.json' with { type: 'json' };

/**
 * US Spanish, usted. Fixed terms: request solicitud · records, chart expediente · medical records expediente médico ·
 * order ID número de orden · verification code código de verificación · letter of authorization carta de autorización ·
 * proof of service comprobante de notificación · subpoena citación (subpoena) · attorney abogado · firm bufete · copy
 * service servicio de copias · location of a copy service sucursal · facility centro médico · lien gravamen · personal
 * appearance comparecencia personal · processing fee tarifa de procesamiento · status estado · to submit enviar · to
 * upload cargar · to download descargar · to enter ingresar · account cuenta · to sign in iniciar sesión · password
 * contraseña · to reset restablecer · two-step sign-in verificación en dos pasos · authenticator app aplicación de
 * autenticación · recovery code código de recuperación · dashboard panel · settings configuración · role rol · submission
 * envío · authority for release fundamento de la entrega · a representative’s authority facultad · to release entregar ·
 * production of records presentación · due date fecha límite · overdue atrasada · to expire vencer · embargo período de
 * espera · download window plazo de descarga · accounting of disclosures informe de divulgaciones · to withhold omitir ·
 * retention schedule calendario de conservación · a payment that failed no se completó · payer quien pagó · amount monto ·
 * free sin costo · to waive condonar · to settle conciliar · item of a payment concepto · checklist item punto · quick-add
 * item concepto frecuente · counsel abogado · purpose finalidad · technical ID identificador · handled atendido · resolved
 * resuelto · not stated sin indicar · breach violación de la privacidad (breach). Text messages have only letters of
 * GSM 03.38, so not á, í, ó, ú or ’.
 */
export const es: Catalog = {
  ...account,
  ...accountAnswers,
  ...accountEmails,
  ...accountings,
  ...activity,
  ...analytics,
  ...assembly,
  ...authority,
  ...bench,
  ...bulkActions,
  ...catalogs,
  ...clientInvoices,
  ...clientUpdate,
  ...configuration,
  ...console,
  ...dashboard,
  ...deadlineRules,
  ...delivery,
  ...disputes,
  ...documents,
  ...dueDates,
  ...emails,
  ...fulfillment,
  ...incidents,
  ...internalRequest,
  ...invoiceAnswers,
  ...legal,
  ...management,
  ...messages,
  ...notices,
  ...ordering,
  ...payment,
  ...payments,
  ...payouts,
  ...pdf,
  ...preview,
  ...privacy,
  ...redactions,
  ...releasedFiles,
  ...reminders,
  ...reports,
  ...requestAccounts,
  ...scope,
  ...search,
  ...sentNotices,
  ...serviceStatus,
  ...settings,
  ...setup,
  ...site,
  ...staffDashboard,
  ...staffInvoices,
  ...staffList,
  ...submissions,
  ...templates,
  ...textMessages,
  ...thread,
  ...tracker,
  ...uploads,
  ...wizard,
  ...work,
};
