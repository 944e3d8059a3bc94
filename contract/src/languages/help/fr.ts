import type { Catalog } from '../catalog.ts';

/** The help of staff, in the order of the screens. The terms are those of fr.ts. */
export const helpFr: Catalog = {
  // The panel.
  'Help: {{screen}}': 'Aide : {{screen}}',
  'Close the help': 'Fermer l’aide',
  'Common questions': 'Questions fréquentes',
  'You turned the shortcuts off.': 'Vous avez désactivé les raccourcis.',
  Guide: 'Guide',
  'Each step of your work, with pictures. In English.':
    'Chaque étape de votre travail, avec des images. En anglais.',
  'Guide for clerks (new tab)': 'Guide du personnel (nouvel onglet)',
  'Guide for admins (new tab)': 'Guide des administrateurs (nouvel onglet)',
  'Guide for managers (new tab)': 'Guide des responsables (nouvel onglet)',

  // Dashboard.
  'Shows what needs work today and lists all requests. Open a request here, or take the next one.':
    'Montre le travail du jour et la liste de toutes les demandes. Ouvrez une demande ici, ou prenez la suivante.',
  'Which request should I work on next?': 'Sur quelle demande dois-je travailler maintenant ?',
  'Choose “Start next”. It opens the most urgent request in this list that nobody is working on. It is yours until 15 minutes after your latest input.':
    'Choisissez « Commencer la suivante ». La demande la plus urgente de cette liste, sur laquelle personne ne travaille, s’ouvre. Elle est à vous jusqu’à 15 minutes après votre dernière saisie.',
  'What counts under “Needs Attention”?': 'Qu’est-ce qui compte sous « À traiter » ?',
  'Requests that are overdue, due within 3 days, on hold, updated by the client, or pending for more than 3 days, and those whose client asks for another download.':
    'Les demandes en retard, à échéance dans les 3 jours, suspendues, mises à jour par le client ou en attente depuis plus de 3 jours. De même si un client demande un autre téléchargement.',
  'How do I change many requests at once?': 'Comment modifier plusieurs demandes à la fois ?',
  'Select up to 500 with their checkboxes. Then assign them, change their status or due date, send a message, or export them.':
    'Sélectionnez-en jusqu’à 500 avec leurs cases. Vous pouvez ensuite les attribuer, modifier leur statut ou leur échéance, envoyer un message ou les exporter.',
  'Can I keep my filters?': 'Puis-je garder mes filtres ?',
  'Yes. Choose filters, columns and a sort order, open “Saved views”, and choose “Save as a new view”. You can share a view with all staff.':
    'Oui. Choisissez les filtres, les colonnes et l’ordre de tri, ouvrez « Vues enregistrées » et choisissez « Enregistrer la vue ». Vous pouvez partager une vue avec tout le personnel.',

  // Search.
  'Finds requests by any detail that a caller can say.':
    'Trouve des demandes d’après tout détail qu’une personne peut donner au téléphone.',
  'What can I search for?': 'Que puis-je rechercher ?',
  'Patient names and dates of birth, order, case and claim numbers, invoices, payments, attorneys, firms, copy services, email addresses, phone numbers and facilities.':
    'Les noms et dates de naissance des patients, les numéros de commande, d’affaire et de réclamation, les factures, les paiements, les avocats, les cabinets, les services de reprographie, les adresses courriel, les numéros de téléphone et les établissements.',
  'Do I have to spell a name exactly?': 'Dois-je écrire un nom exactement ?',
  'No. Accents, capital letters and hyphens don’t matter, and the beginning of a word is enough. If there are few results, similar spellings follow.':
    'Non. Les accents, les majuscules et les traits d’union ne comptent pas, et le début d’un mot suffit. S’il y a peu de résultats, les orthographes proches suivent.',
  'Can I search for a Social Security number?':
    'Puis-je rechercher un numéro de sécurité sociale américain ?',
  'No. The portal never searches for Social Security numbers.':
    'Non. Le portail ne recherche jamais de numéros de sécurité sociale américains.',

  // Submissions.
  'Lists new requests and updates that wait for a decision, oldest first.':
    'Montre les nouvelles demandes et les mises à jour qui attendent une décision, les plus anciennes d’abord.',
  'How do I review a submission?': 'Comment examiner une soumission ?',
  'Choose “Start review”. The documents open beside the checklist. Then choose “Approve”, “Ask for missing...” or “Reject...”.':
    'Choisissez « Commencer l’examen ». Les documents s’ouvrent à côté de la liste de contrôle. Choisissez ensuite « Approuver », « Demander ce qui manque... » ou « Rejeter... ».',
  'What is the difference between asking and rejecting?':
    'Quelle est la différence entre demander et rejeter ?',
  'Both ask the client for what you select. After a question, the submission stays under review with you. A rejected submission leaves this list until the client answers.':
    'Dans les deux cas, le client doit fournir ce que vous sélectionnez. Après une question, vous gardez l’examen de la soumission. Une soumission rejetée quitte cette liste jusqu’à la réponse du client.',
  'Someone else is reviewing it. Can I decide?': 'Une autre personne l’examine. Puis-je décider ?',
  'Only the reviewer can decide. Choose “Take over the review” first.':
    'Seule la personne qui examine peut décider. Choisissez d’abord « Prendre le relais de l’examen ».',

  // New Internal Request.
  'Adds a request that reached you outside the portal, with its subpoena.':
    'Ajoute une demande qui vous est parvenue hors du portail, avec son assignation à produire (subpoena).',
  'Does anyone pay the processing fee?': 'Quelqu’un paie-t-il les frais de traitement ?',
  'No. The fee is recorded as settled, and the earnings in the analytics don’t include it.':
    'Non. Les frais sont enregistrés comme réglés, et les recettes des statistiques ne les comprennent pas.',
  'Who is notified about it?': 'Qui en est informé ?',
  'Nobody, until you enter a contact address in the details of the request. The attorney on this form is not notified.':
    'Personne, tant que vous n’avez pas saisi d’adresse de contact dans les détails de la demande. L’avocat de ce formulaire n’est pas informé.',
  'Which due date does it get?': 'Quelle échéance reçoit-elle ?',
  'The one that you enter. If you leave it empty, the deadline rules set it.':
    'Celle que vous saisissez. Si vous laissez le champ vide, les règles d’échéance la fixent.',
  'Who can read the notes?': 'Qui peut lire les notes ?',
  'Only staff. They become a private note in the history.':
    'Le personnel seulement. Elles deviennent une note privée de l’historique.',

  // Analytics.
  'Shows cases, earnings, invoices and due dates for a period.':
    'Montre les demandes, les recettes, les factures et les échéances d’une période.',
  'Which period do the figures cover?': 'Quelle période les chiffres couvrent-ils ?',
  'The one that you choose at the top. Figures marked “as of now” don’t depend on it. Days are counted in UTC.':
    'Celle que vous choisissez en haut. Les chiffres marqués « à ce jour » n’en dépendent pas. Les jours sont comptés en UTC.',
  'Do refunds lower the earnings?': 'Les remboursements diminuent-ils les recettes ?',
  'Yes, on the day of the refund, also if it was made at Stripe.':
    'Oui, le jour du remboursement, même s’il a été fait chez Stripe.',
  'Shows revenue, what is owed, how long requests took, and the work of each person.':
    'Affiche les recettes, ce qui est dû, la durée de traitement des demandes et le travail de chacun.',
  'What is behind a figure?': 'Qu’y a-t-il derrière un chiffre ?',
  'Choose the figure. You see each payment, request or document that it counts, with a link to its request.':
    'Choisissez le chiffre. Vous voyez chaque paiement, demande ou document compté, avec un lien vers sa demande.',
  'Since when is something owed?': 'Depuis quand quelque chose est-il dû ?',
  'Since the invoice was sent or the document was released. “Receivables” shows what is owed today, whatever period you choose elsewhere.':
    'Depuis l’envoi de la facture ou la communication du document. « Créances » affiche ce qui est dû aujourd’hui, quelle que soit la période choisie ailleurs.',
  'Why are two spellings of a law firm one row?':
    'Pourquoi deux graphies d’un cabinet forment-elles une seule ligne ?',
  'Case, spacing, punctuation and accents don’t matter. The row has the latest spelling.':
    'La casse, les espaces, la ponctuation et les accents ne comptent pas. La ligne affiche la graphie la plus récente.',
  'Can I use the tables in a spreadsheet?': 'Puis-je utiliser les tableaux dans un tableur ?',
  'Yes. Each table has its own “Export CSV”.': 'Oui. Chaque tableau a son propre bouton « Exporter en CSV ».',
  'Shows what Stripe collected, kept and sent to the bank, for matching the bank statement.':
    'Affiche ce que Stripe a encaissé, retenu et envoyé à la banque, pour le rapprochement avec le relevé bancaire.',
  'Which payments does one amount on the bank statement contain?':
    'Quels paiements un montant du relevé bancaire contient-il ?',
  'Choose “Payouts”, then the payout with that amount. It lists its payments, refunds, disputes and fees.':
    'Choisissez « Virements », puis le virement de ce montant. Il énumère ses paiements, remboursements, contestations et frais.',
  'Where is a payment from today?': 'Où est un paiement d’aujourd’hui ?',
  'Transactions are copied from Stripe every hour. Bank payments follow when Stripe has received them.':
    'Les mouvements sont copiés de Stripe toutes les heures. Les paiements bancaires suivent quand Stripe les a reçus.',
  'Why does the revenue in the reports differ?':
    'Pourquoi les recettes des rapports sont-elles différentes ?',
  'Days here are in UTC, those of the reports in the time zone of the facility. An open dispute is already subtracted here, there only when it is lost. Automatic refunds are only here, checks only there.':
    'Ici, les jours sont en UTC ; dans les rapports, dans le fuseau horaire de l’établissement. Une contestation ouverte est déjà déduite ici, là-bas seulement une fois perdue. Les remboursements automatiques ne sont qu’ici, les chèques que là-bas.',
  'Why does a percentage show “N/A”?': 'Pourquoi un pourcentage affiche-t-il « N/D » ?',
  'It would be a percentage of fewer than 10 requests or invoices. The numbers are below it.':
    'Ce serait un pourcentage de moins de 10 demandes ou factures. Les nombres sont en dessous.',
  'Can I use the figures in a spreadsheet?': 'Puis-je utiliser les chiffres dans un tableur ?',
  'Yes. Choose “Export CSV”.': 'Oui. Choisissez « Exporter en CSV ».',

  // Payments.
  'Lists Stripe payments that the portal couldn’t settle automatically.':
    'Montre les paiements Stripe que le portail n’a pas pu rapprocher automatiquement.',
  'What do I do with a payment in this list?': 'Que faire d’un paiement de cette liste ?',
  'Read what is wrong and the suggested action. “Retry” tries to settle it again. When someone has handled it, an admin chooses “Mark as resolved”.':
    'Lisez ce qui ne va pas et l’action proposée. « Réessayer » tente de le rapprocher de nouveau. Quand quelqu’un s’en est occupé, un administrateur choisit « Marquer comme résolu ».',
  'Does “Mark as resolved” refund the payment?': '« Marquer comme résolu » rembourse-t-il le paiement ?',
  'No. It doesn’t move any money. It records who handled the payment and how.':
    'Non. Aucun argent n’est déplacé. Le portail enregistre qui s’est occupé du paiement, et comment.',
  'How often does the portal compare its payments with Stripe?':
    'À quelle fréquence le portail compare-t-il ses paiements avec Stripe ?',
  'Every hour. An admin can choose “Compare now” at any time.':
    'Toutes les heures. Un administrateur peut choisir « Comparer maintenant » à tout moment.',

  // Overview.
  'Shows what to do about this request: its review, assignment, due date and history.':
    'Montre ce qu’il y a à faire pour cette demande : l’examen, l’attribution, l’échéance et l’historique.',
  'How do I answer a request?': 'Comment répondre à une demande ?',
  'Choose “Fulfill”. One form releases documents, sends an invoice and sets a status with a note. The client gets one message about all of it.':
    'Choisissez « Traiter la demande ». Un seul formulaire communique des documents, envoie une facture et fixe un statut avec une note. Le client reçoit un seul message à ce sujet.',
  'Why is the request due on this day?': 'Pourquoi l’échéance est-elle ce jour-là ?',
  'Choose “Why this date?” to see the rule, the holidays and the pauses. A date that a person set is not moved by the rules.':
    'Choisissez « Pourquoi cette date ? » pour voir la règle, les jours fériés et les pauses. Les règles ne déplacent pas une date fixée par une personne.',
  'I left the page before I sent a form. Is my text lost?':
    'J’ai quitté la page avant d’envoyer un formulaire. Mon texte est-il perdu ?',
  'No. This browser tab keeps it until you send it or sign out. A notice on the page opens the form again.':
    'Non. Cet onglet du navigateur le garde jusqu’à l’envoi ou la déconnexion. Un avis sur la page rouvre le formulaire.',

  // Details.
  'Shows the facts of the request: patient, records, contact, and the accounts that can open it.':
    'Montre les faits de la demande : le patient, le dossier, le contact et les comptes qui peuvent l’ouvrir.',
  'Can I correct what the client entered?': 'Puis-je corriger ce que le client a saisi ?',
  'Yes. Choose “Edit” on the card. The activity shows who changed which fields.':
    'Oui. Choisissez « Modifier » sur la carte. L’activité montre qui a modifié quels champs.',
  'The client lost the verification code. What do I do?':
    'Le client a perdu le code de vérification. Que faire ?',
  'Show the code here and pass it on to the client. If someone else may know it, choose “Replace code”.':
    'Affichez le code ici et transmettez-le au client. Si une autre personne peut le connaître, choisissez « Remplacer le code ».',
  'Can I change the scope of records?': 'Puis-je modifier l’étendue du dossier ?',
  'You can narrow it, with the client’s consent. Nobody can widen it. For more records, the client submits another request.':
    'Vous pouvez la réduire, avec l’accord du client. Personne ne peut l’élargir. Pour plus de documents, le client soumet une autre demande.',

  // Documents.
  'Lists what the client sent and what you released.':
    'Montre ce que le client a envoyé et ce que vous avez communiqué.',
  'How often can the client download a paid document?':
    'Combien de fois le client peut-il télécharger un document payé ?',
  'Once, within 12 hours. Afterward you can allow one more download, or extend the window when it has ended.':
    'Une fois, dans un délai de 12 heures. Ensuite, vous pouvez autoriser un téléchargement de plus, ou prolonger la période quand elle est terminée.',
  'Can I change the charge or the embargo?': 'Puis-je modifier les frais ou l’embargo ?',
  'Yes, with “Change terms”, until the document is paid or downloaded.':
    'Oui, avec « Modifier les conditions », tant que le document n’est ni payé ni téléchargé.',
  'I released the wrong document. What do I do?': 'J’ai communiqué le mauvais document. Que faire ?',
  'Choose “Withdraw”. Its links stop working at once. If it went to the wrong person, choose “Released to the wrong person” instead. That also records who opened it.':
    'Choisissez « Retirer ». Ses liens cessent aussitôt de fonctionner. S’il est parvenu à la mauvaise personne, choisissez plutôt « Communiqué à la mauvaise personne ». Le portail enregistre alors aussi qui l’a ouvert.',
  'Why can’t the client open a new document?':
    'Pourquoi le client ne peut-il pas ouvrir un nouveau document ?',
  'It may still wait for the virus scan, or it must be paid for first. During an embargo, documents can’t be downloaded.':
    'Il attend peut-être l’analyse antivirus, ou doit d’abord être payé. Pendant un embargo, les documents ne peuvent pas être téléchargés.',

  // Messages.
  'One thread with the client. All staff read it and answer in it.':
    'Un seul fil avec le client. Tout le personnel le lit et y répond.',
  'Does the client see my name?': 'Le client voit-il mon nom ?',
  'No. The client sees “Records staff”.': 'Non. Le client voit « Le service des dossiers médicaux ».',
  'Who can read an internal note?': 'Qui peut lire une note interne ?',
  'Only staff. It is in the same thread, but the client never sees it.':
    'Le personnel seulement. Elle est dans le même fil, mais le client ne la voit jamais.',
  'What does the email to the client say?': 'Que dit le courriel au client ?',
  'It has only a link to the request. The text of your message stays in the portal.':
    'Il ne contient qu’un lien vers la demande. Le texte de votre message reste dans le portail.',
  'Can I print the thread?': 'Puis-je imprimer le fil ?',
  'Yes. Choose “Download thread” for a PDF. You choose each time whether it includes internal notes.':
    'Oui. Choisissez « Télécharger les messages » pour un PDF. Vous choisissez chaque fois s’il comprend les notes internes.',

  // Activity.
  'Lists what was sent about this request, and who viewed, changed or downloaded something in it.':
    'Affiche ce qui a été envoyé sur cette demande, et qui y a consulté, modifié ou téléchargé quelque chose.',
  'Did an email to the client arrive?': 'Un courriel est-il arrivé chez le client ?',
  'Look under “Notices”: it lists each email and text message with what became of it. If emails don’t reach someone, it also offers “Email the current status”, “Correct the address” or “Allow emails again”.':
    'Regardez sous « Avis » : chaque courriel et SMS y figure avec ce qu’il est devenu. Si les courriels ne parviennent pas à quelqu’un, la carte propose aussi « Envoyer le statut actuel par courriel », « Corriger l’adresse » ou « Réautoriser les courriels ».',
  'How do I find entries of one kind?': 'Comment trouver les entrées d’un type ?',
  'Choose “Views”, “Changes” or “Downloads” above the list.':
    'Choisissez « Consultations », « Modifications » ou « Téléchargements » au-dessus de la liste.',
  'Can an entry be changed or deleted?': 'Une entrée peut-elle être modifiée ou supprimée ?',
  'No. Nobody can change or delete entries here.':
    'Non. Personne ne peut modifier ou supprimer d’entrée ici.',
  'Can I keep a copy?': 'Puis-je garder une copie ?',
  'Yes. Choose “Export CSV”. The export is an entry too.':
    'Oui. Choisissez « Exporter en CSV ». L’exportation est aussi une entrée.',

  // Money.
  'Shows what was charged, paid and refunded, what is owed, and the invoices.':
    'Montre ce qui a été facturé, payé et remboursé, ce qui est dû, et les factures.',
  'When does the client see an invoice?': 'Quand le client voit-il une facture ?',
  'After you choose “Send to Client”. Until then it is a draft that you can change or delete.':
    'Après que vous avez choisi « Envoyer au client ». Jusque-là, c’est un brouillon que vous pouvez modifier ou supprimer.',
  'Can I change an invoice that was sent?': 'Puis-je modifier une facture envoyée ?',
  'No. Deactivate it and create another one. A paid invoice can’t be changed at all.':
    'Non. Désactivez-la et créez-en une autre. Une facture payée ne peut plus être modifiée du tout.',
  'The client paid by check. What do I do?': 'Le client a payé par chèque. Que faire ?',
  'An admin chooses “Mark as paid” at the invoice and enters the check number.':
    'Un administrateur choisit « Marquer comme payée » à la facture et saisit le numéro du chèque.',
  'Who can refund a payment?': 'Qui peut rembourser un paiement ?',
  'Admins. They choose “Refund” at the paid invoice.':
    'Les administrateurs. Ils choisissent « Rembourser » à la facture payée.',

  // Request Statuses.
  'Lists the statuses that a request can have.': 'Montre les statuts qu’une demande peut avoir.',
  'What happens to requests when I delete their status?':
    'Que deviennent les demandes quand je supprime leur statut ?',
  'You choose first: move them to another status, or deactivate the status so that they keep it. Clients get no email.':
    'Vous choisissez d’abord : les déplacer vers un autre statut, ou désactiver le statut pour qu’elles le gardent. Les clients ne reçoivent aucun courriel.',
  'Which statuses can’t be deleted?': 'Quels statuts ne peuvent pas être supprimés ?',
  'The portal needs “Pending”, “Completed” and “Cancelled”. If you delete “On Hold” or “Update Requested”, they are only deactivated.':
    'Le portail a besoin de « En attente », « Terminée » et « Annulée ». Si vous supprimez « Suspendue » ou « Mise à jour demandée », ils sont seulement désactivés.',
  'When do others see my change?': 'Quand les autres voient-ils ma modification ?',
  'Within a minute, also on pages that are open.': 'En moins d’une minute, aussi sur les pages ouvertes.',

  // Facilities.
  'Lists the facilities that clients and staff can choose.':
    'Montre les établissements que les clients et le personnel peuvent choisir.',
  'How do I add many facilities at once?': 'Comment ajouter plusieurs établissements à la fois ?',
  'Choose “Add a list”. Paste one name per line, or choose a CSV file. Up to 500 fit in one list.':
    'Choisissez « Ajouter une liste ». Collez un nom par ligne, ou choisissez un fichier CSV. Une liste peut en contenir 500.',
  'Should I add “Other”?': 'Dois-je ajouter « Autre » ?',
  'No. Forms add it automatically, so that people can type a facility that isn’t listed.':
    'Non. Les formulaires l’ajoutent automatiquement, pour que l’on puisse saisir un établissement absent de la liste.',
  'What happens to the requests of a facility that I delete?':
    'Que deviennent les demandes d’un établissement que je supprime ?',
  'They keep its name. Nobody can choose it for new requests.':
    'Elles gardent son nom. Personne ne peut le choisir pour de nouvelles demandes.',

  // Invoice Options.
  'Lists the items that staff add to invoices with one click, with their prices.':
    'Montre les articles que le personnel ajoute aux factures en un clic, avec leurs prix.',
  'Does a new price change existing invoices?': 'Un nouveau prix modifie-t-il les factures existantes ?',
  'No. Invoices keep the price that they were made with.':
    'Non. Les factures gardent le prix avec lequel elles ont été créées.',
  'How do I stop offering an item?': 'Comment ne plus proposer un article ?',
  'Choose “Deactivate” if you may need it again. Otherwise delete it. Existing invoices keep it.':
    'Choisissez « Désactiver » si vous pouvez en avoir besoin de nouveau. Sinon, supprimez-le. Les factures existantes le gardent.',

  // Review Checklist.
  'Sets what staff check when they review a submission, for each authority for release too.':
    'Fixe ce que le personnel vérifie en examinant une soumission, aussi selon le fondement de la communication.',
  'Must everything be checked before an approval?': 'Faut-il tout vérifier avant d’approuver ?',
  'No. Staff who approve without a required line of an authority must enter a reason.':
    'Non. Qui approuve sans une ligne obligatoire d’un fondement doit saisir un motif.',
  'Why can’t I delete an item?': 'Pourquoi ne puis-je pas supprimer un point ?',
  'It comes with the portal. You can deactivate it, or limit it to some request types.':
    'Il est fourni avec le portail. Vous pouvez le désactiver ou le limiter à certains types de demande.',
  'Who can change the checklists of authorities?':
    'Qui peut modifier les listes de contrôle des fondements ?',
  'Only admins. A decision keeps the version that it was made with.':
    'Les administrateurs seulement. Une décision garde la version avec laquelle elle a été prise.',

  // Deadlines.
  'Sets when requests are due: the rules, the holidays, what stops the clock, and the reminders.':
    'Fixe les échéances des demandes : les règles, les jours fériés, ce qui arrête le délai, et les rappels.',
  'Does a new rule move dates that are already set?':
    'Une nouvelle règle déplace-t-elle les dates déjà fixées ?',
  'Yes, those of open requests, except dates that a person set. “Preview and save” lists them before anything is saved.':
    'Oui, celles des demandes ouvertes, sauf les dates fixées par une personne. « Prévisualiser et enregistrer » les montre avant tout enregistrement.',
  'What does “Review with counsel before use” mean?':
    'Que signifie « À vérifier avec un avocat avant utilisation » ?',
  'The rules come with the portal and follow public sources. Ask a lawyer whether they are right for you.':
    'Les règles sont fournies avec le portail et suivent des sources publiques. Demandez à un avocat si elles vous conviennent.',
  'What happens while we wait for the client?': 'Que se passe-t-il pendant que nous attendons le client ?',
  'While a request waits for the client, its due date can move. You choose here for which waits. The request is then neither due soon nor overdue.':
    'Pendant qu’une demande attend le client, son échéance peut être repoussée. Vous choisissez ici dans quels cas. La demande n’est alors ni bientôt due ni en retard.',
  'Who can change the rules?': 'Qui peut modifier les règles ?',
  'Only admins. Staff can read them.': 'Les administrateurs seulement. Le personnel peut les lire.',

  // Message Templates.
  'Lists the texts with which staff can begin a message to a client.':
    'Montre les textes avec lesquels le personnel peut commencer un message à un client.',
  'What is a placeholder?': 'Qu’est-ce qu’une variable ?',
  'A name in braces. The portal replaces it with a fact of the request, such as the order ID.':
    'Un nom entre accolades. Le portail le remplace par un fait de la demande, comme le numéro de commande.',
  'In which language is the message?': 'Dans quelle langue est le message ?',
  'In the language of the request. Without a text in that language, it is in English.':
    'Dans la langue de la demande. Sans texte dans cette langue, il est en anglais.',
  'Do changes affect messages that were sent?':
    'Les modifications touchent-elles les messages déjà envoyés ?',
  'No. They apply to new messages only.': 'Non. Elles ne valent que pour les nouveaux messages.',
  'Who can change templates?': 'Qui peut modifier les modèles ?',

  // People.
  'Lists all accounts. Admins invite people, change roles and disable accounts here.':
    'Montre tous les comptes. Les administrateurs y invitent des personnes, modifient les rôles et désactivent des comptes.',
  'How does a colleague get an account?': 'Comment un collègue obtient-il un compte ?',
  'Choose “Invite”. The link in the invitation works for 7 days.':
    'Choisissez « Inviter ». Le lien de l’invitation fonctionne pendant 7 jours.',
  'A colleague leaves. What do I do?': 'Un collègue part. Que faire ?',
  'Choose “Manage” and disable the account. The person is signed out everywhere. Nothing is deleted.':
    'Choisissez « Gérer » et désactivez le compte. La personne est déconnectée partout. Rien n’est supprimé.',
  'Someone lost their phone and can’t sign in. What do I do?':
    'Quelqu’un a perdu son téléphone et ne peut pas se connecter. Que faire ?',
  'Make sure who is asking. Then choose “Manage” and “Reset two-step sign-in”.':
    'Assurez-vous de l’identité de la personne. Choisissez ensuite « Gérer » et « Réinitialiser la connexion en deux étapes ».',

  // Copy Services and Notices.
  'Sets the copy services that clients can choose, the support contact, and the notices that everyone sees.':
    'Fixe les services de reprographie que les clients peuvent choisir, le contact d’assistance et les avis que tous voient.',
  'Why can’t clients choose a copy service?':
    'Pourquoi les clients ne peuvent-ils pas choisir un service de reprographie ?',
  'It is inactive, or it has no active location.': 'Il est inactif, ou il n’a aucune agence active.',
  'What is the incident note for?': 'À quoi sert la note d’incident ?',
  'Tell everyone on the service status page what doesn’t work now. Clear the text when it works again.':
    'Dites à tous, sur la page d’état du service, ce qui ne fonctionne pas en ce moment. Effacez le texte quand tout fonctionne de nouveau.',
  'Can I undo a change?': 'Puis-je annuler une modification ?',
  'Yes. Choose “Restore this value” in the history. The restore is a new change in the history.':
    'Oui. Choisissez « Restaurer cette valeur » dans l’historique. La restauration est une nouvelle modification de l’historique.',
  'Who can change these texts?': 'Qui peut modifier ces textes ?',

  // Privacy.
  'Shows who received the documents of a patient, and holds requests for an accounting of disclosures and suspensions. For admins, it also has incidents and retention.':
    'Montre qui a reçu les documents d’un patient, et contient les demandes de relevé des divulgations et les suspensions. Pour les administrateurs, aussi les incidents et la conservation.',
  'A patient asks who received their records. What do I do?':
    'Un patient demande qui a reçu son dossier. Que faire ?',
  'Enter the patient and choose “Show disclosures”. Then choose “Record an accounting request”. The accounting is due 60 days later.':
    'Saisissez le patient et choisissez « Afficher les divulgations ». Choisissez ensuite « Enregistrer une demande de relevé ». Le relevé est dû 60 jours plus tard.',
  'We sent records by mail or fax. Where do I record that?':
    'Nous avons envoyé un dossier par courrier postal ou par télécopie. Où l’enregistrer ?',
  'Show the disclosures of the patient and choose “Record a disclosure”.':
    'Affichez les divulgations du patient et choisissez « Enregistrer une divulgation ».',
  'What is a suspension?': 'Qu’est-ce qu’une suspension ?',
  'An agency asks you to withhold its disclosures for a time. Accountings leave them out until the suspension ends.':
    'Un organisme vous demande d’omettre ses divulgations pendant un temps. Les relevés ne les mentionnent pas jusqu’à la fin de la suspension.',
  'We released something to the wrong person. How much time do we have?':
    'Nous avons communiqué quelque chose à la mauvaise personne. Combien de temps avons-nous ?',
  'The patient must be notified at most 60 days after the discovery. State law can be shorter. Admins see the days left under “Incidents”.':
    'Le patient doit être informé au plus tard 60 jours après la découverte. La loi de l’État peut prévoir un délai plus court. Les administrateurs voient les jours restants sous « Incidents ».',
  'When are files deleted?': 'Quand les fichiers sont-ils supprimés ?',
  'Admins set the days after closing under “Retention”. Until then, files are kept.':
    'Les administrateurs fixent le nombre de jours après la clôture sous « Conservation ». Jusque-là, les fichiers sont gardés.',

  // Security.
  'Change your password and set up two-step sign-in.':
    'Modifiez votre mot de passe et configurez la connexion en deux étapes.',
  'What if I lose my phone?': 'Et si je perds mon téléphone ?',
  'Sign in with a recovery code. Then choose “Set up again”. If you have no recovery codes, ask an admin to reset your two-step sign-in.':
    'Connectez-vous avec un code de récupération. Choisissez ensuite « Configurer de nouveau ». Si vous n’avez aucun code de récupération, demandez à un administrateur de réinitialiser votre connexion en deux étapes.',
  'What happens when I change my password?': 'Que se passe-t-il quand je modifie mon mot de passe ?',
  'You are signed out everywhere. Sign in again with the new password.':
    'Vous êtes déconnecté partout. Connectez-vous de nouveau avec le nouveau mot de passe.',
  'Why was I signed out?': 'Pourquoi ai-je été déconnecté ?',
  'Staff are signed out after 15 minutes without input, and 12 hours after they signed in at the latest.':
    'Le personnel est déconnecté après 15 minutes sans saisie, et au plus tard 12 heures après la connexion.',

  // Preferences.
  'Choose your language, time zone, theme and keyboard shortcuts.':
    'Choisissez votre langue, votre fuseau horaire, le thème et les raccourcis clavier.',
  'Which time zone do times have?': 'Dans quel fuseau horaire sont les heures ?',
  'That of your device, until you choose one here.':
    'Celui de votre appareil, jusqu’à ce que vous en choisissiez un ici.',
  'Do my settings apply on other devices?': 'Mes paramètres valent-ils sur d’autres appareils ?',
  'Yes, wherever you sign in.': 'Oui, partout où vous vous connectez.',
  'Keys do things that I don’t want. What do I do?': 'Des touches font ce que je ne veux pas. Que faire ?',
  'Turn off “Keyboard shortcuts”. They never work while you type in a field.':
    'Désactivez « Raccourcis clavier ». Ils ne fonctionnent jamais pendant que vous écrivez dans un champ.',

  // Notifications.
  'Choose how the portal notifies you.': 'Choisissez comment le portail vous informe.',
  'What is staff notified about?': 'De quoi le personnel est-il informé ?',
  'Updates and messages of clients, if the request is yours or nobody’s, messages for you, and due dates of your requests.':
    'Des mises à jour et des messages des clients, si la demande est à vous ou à personne, des messages pour vous, et des échéances de vos demandes.',
  'Can I turn off all emails?': 'Puis-je désactiver tous les courriels ?',
  'No. You always get emails about your account, such as when your password changes.':
    'Non. Vous recevez toujours les courriels sur votre compte, par exemple quand votre mot de passe change.',

  // Profile.
  'Shows your name, phone number, job title and department.':
    'Montre votre nom, votre téléphone, votre fonction et votre service.',
  'Can I change my email address?': 'Puis-je modifier mon adresse courriel ?',
  'No. You sign in with this address.': 'Non. Vous vous connectez avec cette adresse.',
  'Who sees my name?': 'Qui voit mon nom ?',
  'Your colleagues. In messages, clients see “Records staff” instead.':
    'Vos collègues. Dans les messages, les clients voient « Le service des dossiers médicaux » à la place.',

  // Confirm your address.
  'Confirms that the email address of your account is yours.':
    'Confirme que l’adresse courriel de votre compte est la vôtre.',
  'How long does the link work?': 'Combien de temps le lien fonctionne-t-il ?',
  'For 24 hours, and only once.': '24 heures, et une seule fois.',
  'Why do I have to be signed in?': 'Pourquoi dois-je être connecté ?',
  'Only the account that asked for the link can be confirmed with it.':
    'Seul le compte qui a demandé le lien peut être confirmé avec lui.',
};
