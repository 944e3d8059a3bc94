import { account } from './es/account.ts';
import { accountAnswers } from './es/accountAnswers.ts';
import { accountEmails } from './es/accountEmails.ts';
import { accountings } from './es/accountings.ts';
import { activity } from './es/activity.ts';
import { analytics } from './es/analytics.ts';
import { authority } from './es/authority.ts';
import { deadlineRules } from './es/deadlineRules.ts';
import { catalogs } from './es/catalogs.ts';
import { clientInvoices } from './es/clientInvoices.ts';
import { clientUpdate } from './es/clientUpdate.ts';
import { configuration } from './es/configuration.ts';
import { console } from './es/console.ts';
import { dashboard } from './es/dashboard.ts';
import { delivery } from './es/delivery.ts';
import { disputes } from './es/disputes.ts';
import { documents } from './es/documents.ts';
import { dueDates } from './es/dueDates.ts';
import { incidents } from './es/incidents.ts';
import { internalRequest } from './es/internalRequest.ts';
import { invoiceAnswers } from './es/invoiceAnswers.ts';
import { legal } from './es/legal.ts';
import { emails } from './es/emails.ts';
import { management } from './es/management.ts';
import { messages } from './es/messages.ts';
import { notices } from './es/notices.ts';
import { pdf } from './es/pdf.ts';
import { payment } from './es/payment.ts';
import { payments } from './es/payments.ts';
import { payouts } from './es/payouts.ts';
import { preview } from './es/preview.ts';
import { ordering } from './es/ordering.ts';
import { requestAccounts } from './es/requestAccounts.ts';
import { serviceStatus } from './es/serviceStatus.ts';
import { privacy } from './es/privacy.ts';
import { fulfillment } from './es/fulfillment.ts';
import { releasedFiles } from './es/releasedFiles.ts';
import { settings } from './es/settings.ts';
import { setup } from './es/setup.ts';
import { site } from './es/site.ts';
import { staffDashboard } from './es/staffDashboard.ts';
import { staffInvoices } from './es/staffInvoices.ts';
import { bulkActions } from './es/bulkActions.ts';
import { staffList } from './es/staffList.ts';
import { thread } from './es/thread.ts';
import { work } from './es/work.ts';
import { reminders } from './es/reminders.ts';
import { scope } from './es/scope.ts';
import { reports } from './es/reports.ts';
import { search } from './es/search.ts';
import { sentNotices } from './es/sentNotices.ts';
import { submissions } from './es/submissions.ts';
import { templates } from './es/templates.ts';
import { textMessages } from './es/textMessages.ts';
import { tracker } from './es/tracker.ts';
import { uploads } from './es/uploads.ts';
import { wizard } from './es/wizard.ts';
import type { Catalog } from './catalog.ts';

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
 * resuelto · not stated sin indicar · breach violación de la privacidad (breach).
 */
export const es: Catalog = {
  ...account,
  ...accountAnswers,
  ...accountEmails,
  ...accountings,
  ...activity,
  ...analytics,
  ...authority,
  ...deadlineRules,
  ...catalogs,
  ...clientInvoices,
  ...clientUpdate,
  ...configuration,
  ...console,
  ...dashboard,
  ...delivery,
  ...disputes,
  ...documents,
  ...dueDates,
  ...incidents,
  ...internalRequest,
  ...invoiceAnswers,
  ...legal,
  ...emails,
  ...management,
  ...messages,
  ...notices,
  ...pdf,
  ...payment,
  ...payments,
  ...payouts,
  ...preview,
  ...serviceStatus,
  ...privacy,
  ...fulfillment,
  ...releasedFiles,
  ...ordering,
  ...requestAccounts,
  ...settings,
  ...setup,
  ...site,
  ...staffDashboard,
  ...staffInvoices,
  ...bulkActions,
  ...staffList,
  ...thread,
  ...work,
  ...reminders,
  ...reports,
  ...scope,
  ...search,
  ...sentNotices,
  ...submissions,
  ...templates,
  ...textMessages,
  ...tracker,
  ...uploads,
  ...wizard,
};
