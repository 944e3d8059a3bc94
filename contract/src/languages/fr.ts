import { account } from './fr/account.ts';
import { accountAnswers } from './fr/accountAnswers.ts';
import { accountEmails } from './fr/accountEmails.ts';
import { accountings } from './fr/accountings.ts';
import { activity } from './fr/activity.ts';
import { analytics } from './fr/analytics.ts';
import { authority } from './fr/authority.ts';
import { deadlineRules } from './fr/deadlineRules.ts';
import { catalogs } from './fr/catalogs.ts';
import { clientInvoices } from './fr/clientInvoices.ts';
import { clientUpdate } from './fr/clientUpdate.ts';
import { configuration } from './fr/configuration.ts';
import { console } from './fr/console.ts';
import { dashboard } from './fr/dashboard.ts';
import { delivery } from './fr/delivery.ts';
import { disputes } from './fr/disputes.ts';
import { documents } from './fr/documents.ts';
import { dueDates } from './fr/dueDates.ts';
import { incidents } from './fr/incidents.ts';
import { internalRequest } from './fr/internalRequest.ts';
import { invoiceAnswers } from './fr/invoiceAnswers.ts';
import { legal } from './fr/legal.ts';
import { emails } from './fr/emails.ts';
import { management } from './fr/management.ts';
import { messages } from './fr/messages.ts';
import { notices } from './fr/notices.ts';
import { pdf } from './fr/pdf.ts';
import { payment } from './fr/payment.ts';
import { payments } from './fr/payments.ts';
import { payouts } from './fr/payouts.ts';
import { preview } from './fr/preview.ts';
import { ordering } from './fr/ordering.ts';
import { requestAccounts } from './fr/requestAccounts.ts';
import { serviceStatus } from './fr/serviceStatus.ts';
import { privacy } from './fr/privacy.ts';
import { fulfillment } from './fr/fulfillment.ts';
import { releasedFiles } from './fr/releasedFiles.ts';
import { settings } from './fr/settings.ts';
import { setup } from './fr/setup.ts';
import { site } from './fr/site.ts';
import { staffDashboard } from './fr/staffDashboard.ts';
import { staffInvoices } from './fr/staffInvoices.ts';
import { bulkActions } from './fr/bulkActions.ts';
import { staffList } from './fr/staffList.ts';
import { thread } from './fr/thread.ts';
import { work } from './fr/work.ts';
import { reminders } from './fr/reminders.ts';
import { scope } from './fr/scope.ts';
import { reports } from './fr/reports.ts';
import { search } from './fr/search.ts';
import { sentNotices } from './fr/sentNotices.ts';
import { submissions } from './fr/submissions.ts';
import { templates } from './fr/templates.ts';
import { textMessages } from './fr/textMessages.ts';
import { tracker } from './fr/tracker.ts';
import { uploads } from './fr/uploads.ts';
import { wizard } from './fr/wizard.ts';
import type { Catalog } from './catalog.ts';

/**
 * French, vous. Fixed terms: request demande · records, chart dossier · medical records dossier médical · order ID
 * numéro de commande · verification code code de vérification · letter of authorization lettre d’autorisation ·
 * authority for release fondement de la communication, a representative’s authority qualité · proof of service preuve
 * de signification · subpoena assignation à produire (subpoena) · counsel avocat · firm cabinet · copy service service
 * de reprographie · location of a copy service agence · facility établissement · lien créance privilégiée (lien) ·
 * personal appearance comparution personnelle · dates of service dates de soins · purpose finalité · claim réclamation ·
 * scope étendue · accounting of disclosures relevé des divulgations, to issue délivrer, to withhold omettre · legal hold
 * préservation pour litige (legal hold) · retention schedule calendrier de conservation · substance use usage de
 * substances · processing fee, charge frais · revenue, earnings recettes · dispute contestation · clearing en cours de
 * compensation · to settle a payment rapprocher · business days jours ouvrables · due date échéance · deadline rules
 * règles d’échéance · download window période de téléchargement · on hold suspendue · status of a request statut · state
 * of a payment, invoice or review état · submission soumission, to submit soumettre · update mise à jour · to upload
 * téléverser · to download télécharger · to release communiquer · to withdraw retirer · to reject rejeter, to decline
 * refuser · to close clore · to assign attribuer · to discard abandonner, unfinished inachevée · checklist liste de
 * contrôle · to enter saisir · staff personnel · records staff service des dossiers médicaux · someone else une autre
 * personne · email courriel · text message SMS · account compte · to sign in se connecter · password mot de passe · to
 * reset réinitialiser · two-step sign-in connexion en deux étapes · authenticator authentificateur · recovery code code
 * de récupération · dashboard tableau de bord · settings paramètres · role rôle · failed to impossible de · at most au
 * plus. A no-break space precedes : ; ? ! % and is used within « ».
 */
export const fr: Catalog = {
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
