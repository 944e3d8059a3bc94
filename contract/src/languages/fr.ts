import type { Catalog } from './catalog.ts';
import account from './fr/account.json' with { type: 'json' };
import accountAnswers from './fr/accountAnswers.json' with { type: 'json' };
import accountEmails from './fr/accountEmails.json' with { type: 'json' };
import accountings from './fr/accountings.json' with { type: 'json' };
import activity from './fr/activity.json' with { type: 'json' };
import analytics from './fr/analytics.json' with { type: 'json' };
import assembly from './fr/assembly.json' with { type: 'json' };
import authority from './fr/authority.json' with { type: 'json' };
import bench from './fr/bench.json' with { type: 'json' };
import bulkActions from './fr/bulkActions.json' with { type: 'json' };
import catalogs from './fr/catalogs.json' with { type: 'json' };
import clientInvoices from './fr/clientInvoices.json' with { type: 'json' };
import clientUpdate from './fr/clientUpdate.json' with { type: 'json' };
import configuration from './fr/configuration.json' with { type: 'json' };
import console from './fr/console.json' with { type: 'json' };
import dashboard from './fr/dashboard.json' with { type: 'json' };
import deadlineRules from './fr/deadlineRules.json' with { type: 'json' };
import delivery from './fr/delivery.json' with { type: 'json' };
import disputes from './fr/disputes.json' with { type: 'json' };
import documents from './fr/documents.json' with { type: 'json' };
import dueDates from './fr/dueDates.json' with { type: 'json' };
import emails from './fr/emails.json' with { type: 'json' };
import fulfillment from './fr/fulfillment.json' with { type: 'json' };
import incidents from './fr/incidents.json' with { type: 'json' };
import internalRequest from './fr/internalRequest.json' with { type: 'json' };
import invoiceAnswers from './fr/invoiceAnswers.json' with { type: 'json' };
import legal from './fr/legal.json' with { type: 'json' };
import management from './fr/management.json' with { type: 'json' };
import messages from './fr/messages.json' with { type: 'json' };
import notices from './fr/notices.json' with { type: 'json' };
import ordering from './fr/ordering.json' with { type: 'json' };
import payment from './fr/payment.json' with { type: 'json' };
import payments from './fr/payments.json' with { type: 'json' };
import payouts from './fr/payouts.json' with { type: 'json' };
import pdf from './fr/pdf.json' with { type: 'json' };
import preview from './fr/preview.json' with { type: 'json' };
import privacy from './fr/privacy.json' with { type: 'json' };
import redactions from './fr/redactions.json' with { type: 'json' };
import releasedFiles from './fr/releasedFiles.json' with { type: 'json' };
import reminders from './fr/reminders.json' with { type: 'json' };
import reports from './fr/reports.json' with { type: 'json' };
import requestAccounts from './fr/requestAccounts.json' with { type: 'json' };
import scope from './fr/scope.json' with { type: 'json' };
import search from './fr/search.json' with { type: 'json' };
import sentNotices from './fr/sentNotices.json' with { type: 'json' };
import serviceStatus from './fr/serviceStatus.json' with { type: 'json' };
import settings from './fr/settings.json' with { type: 'json' };
import setup from './fr/setup.json' with { type: 'json' };
import site from './fr/site.json' with { type: 'json' };
import staffDashboard from './fr/staffDashboard.json' with { type: 'json' };
import staffInvoices from './fr/staffInvoices.json' with { type: 'json' };
import staffList from './fr/staffList.json' with { type: 'json' };
import submissions from './fr/submissions.json' with { type: 'json' };
import templates from './fr/templates.json' with { type: 'json' };
import textMessages from './fr/textMessages.json' with { type: 'json' };
import thread from './fr/thread.json' with { type: 'json' };
import tracker from './fr/tracker.json' with { type: 'json' };
import uploads from './fr/uploads.json' with { type: 'json' };
import wizard from './fr/wizard.json' with { type: 'json' };
import work from './fr/work.json' with { type: 'json' };

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
 * plus · You, who did something votre compte, with a verb in the third person. A no-break space precedes : ; ? ! % and
 * is used within « ». Text messages have only letters of GSM 03.38, so no ’ and no no-break space.
 */
export const fr: Catalog = {
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
