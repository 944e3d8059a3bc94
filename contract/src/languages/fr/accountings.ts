import type { Catalog } from '../catalog.ts';

/** Disclosures outside the portal, suspensions, and requests for an accounting. */
export const accountings: Catalog = {
  'An earlier oral statement already started the 30 days for these disclosures. A longer suspension needs a written statement.':
    'Une déclaration orale antérieure a déjà fait courir les 30 jours pour ces divulgations. Une suspension plus longue exige une déclaration écrite.',
  'Changed since issued': 'Modifié depuis sa délivrance',
  'After this accounting was issued, disclosures for this patient and period were recorded, corrected, or marked as entered in error.':
    'Des divulgations de ce patient et de cette période ont été enregistrées, corrigées ou marquées comme saisies par erreur après la délivrance du relevé.',
  'Failed to load other names of the patient': 'Impossible de charger les autres noms du patient',
  'Hide ended': 'Masquer les terminées',
  'Reissued: {{reason}}': 'Délivré de nouveau : {{reason}}',
  'Looking for other names...': 'Recherche d’autres noms...',
  'No record with this date of birth has one of these names. Please reload the page.':
    'Aucun dossier avec cette date de naissance ne porte l’un de ces noms. Veuillez recharger la page.',
  'No similar names have this date of birth.': 'Aucun nom semblable n’a cette date de naissance.',
  'No active suspensions.': 'Aucune suspension en vigueur.',
  'No suspensions match this patient.': 'Aucune suspension ne correspond à ce patient.',
  'Other names with this date of birth': 'Autres noms avec cette date de naissance',
  'Other names: {{names}}.': 'Autres noms : {{names}}.',
  'Recorded under the name {{name}}': 'Enregistrée sous le nom {{name}}',
  'Replaced on {{time}}': 'Remplacé le {{time}}',
  'This replaces the accounting issued on {{time}} at no charge. The earlier one is kept and marked as replaced.':
    'Remplace sans frais le relevé délivré le {{time}}. Le précédent est conservé et marqué comme remplacé.',
  'Search suspensions by patient': 'Rechercher des suspensions par patient',
  'Select a name only if you have confirmed that it is the same person, not a twin or other relative.':
    'Ne sélectionnez un nom que si vous avez confirmé qu’il s’agit de la même personne, et non d’un jumeau ou d’un autre proche.',
  'Show ended ({{total}})': 'Afficher les terminées ({{total}})',
  'The request must have been received within the last two years':
    'La demande doit avoir été reçue au cours des deux dernières années',
  'This accounting was already issued. Please enter why you are issuing it again.':
    'Ce relevé a déjà été délivré. Veuillez indiquer pourquoi il est délivré de nouveau.',
  'This form was already saved with different content. Close it, look at the entry, and correct it there.':
    'Ce formulaire a déjà été enregistré avec un autre contenu. Fermez-le, consultez l’entrée et corrigez-la à cet endroit.',
  'A representative': 'Un représentant',
  'A suspension can last at most ten years': 'Une suspension peut durer dix ans au plus',
  'Accounting issued': 'Relevé délivré',
  'Accountings won’t include it. Its history is kept.':
    'Les relevés ne l’incluront pas. Son historique est conservé.',
  'Accountings of disclosures': 'Relevés des divulgations',
  'Some accountings of disclosures are due within a week, overdue, or must be issued again.':
    'Des relevés des divulgations sont dus dans la semaine, en retard ou à délivrer de nouveau.',
  'Recipient’s address': 'Adresse du destinataire',
  Agency: 'Organisme',
  'Agreed on': 'Acceptés le',
  'A suspension based on an oral statement can last at most 30 days':
    'Une suspension fondée sur une déclaration orale peut durer au plus 30 jours',
  'Enter the reason you gave the person.': 'Indiquez le motif communiqué à la personne.',
  'Representative’s authority': 'Qualité du représentant',
  'Authorization by the patient': 'Autorisation du patient',
  Basis: 'Fondement',
  'Before: {{facts}}': 'Avant : {{facts}}',
  'Coroner, medical examiner, or funeral director': 'Coroner, médecin légiste ou entrepreneur funéraire',
  Correct: 'Corriger',
  'Correct the disclosure': 'Corriger la divulgation',
  'Correct: {{what}}': 'Corriger : {{what}}',
  'Corrected by {{name}} on {{time}}: {{reason}}': 'Corrigée par {{name}} le {{time}} : {{reason}}',
  'Court order, subpoena, or other legal process':
    'Ordonnance judiciaire, assignation (subpoena) ou autre acte de procédure',
  'Date of the disclosure': 'Date de la divulgation',
  'Date of the last disclosure': 'Date de la dernière divulgation',
  'Date of the statement': 'Date de la déclaration',
  'Disclosed by mistake': 'Divulgué par erreur',
  'Not disclosed through the online portal': 'Divulgué autrement que par le portail en ligne',
  'Disclosure corrected': 'Divulgation corrigée',
  'Disclosure not found': 'Divulgation introuvable',
  'Disclosure recorded': 'Divulgation enregistrée',
  'Accountings list these disclosures again from this day on. The suspension ends automatically.':
    'Les relevés mentionnent de nouveau ces divulgations à partir de ce jour. La suspension prend fin automatiquement.',
  'Disclosures from': 'Divulgations du',
  'Disclosures from {{from}} to {{to}}': 'Divulgations du {{from}} au {{to}}',
  'Disclosures that oversight agencies or law enforcement asked to withhold from accountings.':
    'Divulgations que des organismes de surveillance ou les forces de l’ordre ont demandé d’omettre des relevés.',
  'Disclosures to': 'Divulgations au',
  'Disclosures to {{recipient}}': 'Divulgations à {{recipient}}',
  'Email or other electronic means': 'Courriel ou autre moyen électronique',
  'End now': 'Mettre fin',
  'End the suspension': 'Mettre fin à la suspension',
  'End now: {{name}}': 'Mettre fin : {{name}}',
  'Ended on {{day}}': 'Terminée le {{day}}',
  'Entered in error': 'Saisie par erreur',
  'Entry not found': 'Entrée introuvable',
  'Error loading disclosures: {{reason}}': 'Erreur lors du chargement des divulgations : {{reason}}',
  'Every disclosure to this recipient': 'Toutes les divulgations à ce destinataire',
  Extend: 'Prolonger',
  'Extend the suspension': 'Prolonger la suspension',
  'Extend: {{name}}': 'Prolonger : {{name}}',
  'Extend the deadline': 'Prolonger le délai',
  'Extended by {{name}} on {{time}}. The person was notified on {{day}}. Reason: {{reason}}':
    'Délai prolongé par {{name}} le {{time}}. La personne en a été informée le {{day}}. Motif : {{reason}}',
  'Failed to load accounting requests': 'Impossible de charger les demandes de relevé',
  'Failed to load the suspensions': 'Impossible de charger les suspensions',
  Fax: 'Télécopie',
  'Fee in US dollars': 'Frais en dollars américains',
  'Accounting fee': 'Frais du relevé',
  'Fee waived': 'Renonciation aux frais',
  'Fee {{amount}}, agreed': 'Frais {{amount}}, acceptés',
  'Fee {{amount}}, not agreed yet': 'Frais {{amount}}, pas encore acceptés',
  'For example, parent, guardian, or health care power of attorney.':
    'Par exemple, parent, tuteur ou mandataire de santé.',
  'For example, the kind of photo ID you saw.':
    'Par exemple, le type de pièce d’identité avec photo présentée.',
  'Free (first in 12 months)': 'Gratuit (premier en 12 mois)',
  'Free accounting used': 'Relevé gratuit déjà utilisé',
  'From now on, accountings list what {{agency}} asked to withhold. You cannot undo this.':
    'Dès maintenant, les relevés mentionnent ce que {{agency}} a demandé d’omettre. Cette action est irréversible.',
  'Health oversight': 'Surveillance de la santé',
  'How it was disclosed': 'Mode de divulgation',
  'How identity was verified': 'Vérification de l’identité',
  Incomplete: 'Incomplet',
  Issue: 'Délivrer',
  Reissue: 'Délivrer de nouveau',
  'Issue the accounting': 'Délivrer le relevé',
  Issued: 'Délivré',
  'Issued by {{name}} on {{time}} with {{disclosures}}.':
    'Délivré par {{name}} le {{time}} avec {{disclosures}}.',
  'It ends on {{day}}. Extend it only if the agency or official states that it needs more time.':
    'Elle prend fin le {{day}}. Ne la prolongez que si l’organisme ou l’agent déclare avoir besoin de plus de temps.',
  'The accounting is due 60 days later.': 'Le relevé doit être délivré dans les 60 jours.',
  'Language of the accounting': 'Langue du relevé',
  'Law enforcement': 'Forces de l’ordre',
  'Leave this empty only if the address is unknown.': 'Ne la laissez vide que si elle est inconnue.',
  'The accounting lists the currently known disclosures about {{name}} from {{from}} to {{to}}, except withheld ones. The PDF and CSV are kept for six years and cannot be changed.':
    'Le relevé mentionne les divulgations concernant {{name}} du {{from}} au {{to}} connues à ce jour, sauf celles qui sont omises. Le PDF et le CSV sont conservés six ans et ne peuvent pas être modifiés.',
  Mail: 'Courrier postal',
  'Enter more than one for a series of disclosures to the same recipient for the same purpose.':
    'Indiquez-en plus d’une pour une série de divulgations au même destinataire et pour la même finalité.',
  'Name and title of the person who made the statement.': 'Nom et fonction de l’auteur de la déclaration.',
  'Representative’s name': 'Nom du représentant',
  'New due date': 'Nouvelle échéance',
  'No accounting requests. To record one, enter the patient below and choose “Show disclosures”.':
    'Aucune demande de relevé. Pour en enregistrer une, saisissez le patient ci-dessous et choisissez « Afficher les divulgations ».',
  'No suspensions. To record one, enter the patient above and choose “Show disclosures”.':
    'Aucune suspension. Pour en enregistrer une, saisissez le patient ci-dessus et choisissez « Afficher les divulgations ».',
  'Number of disclosures': 'Nombre de divulgations',
  'Only for a series.': 'Pour une série seulement.',
  Official: 'Agent',
  'One disclosure': 'Une divulgation',
  'Only this disclosure: {{what}}': 'Uniquement cette divulgation : {{what}}',
  Oral: 'Orale',
  'Oral, for at most 30 days': 'Orale, pour 30 jours au plus',
  'Organ, eye, or tissue donation': 'Don d’organes, d’yeux ou de tissus',
  'Outside the portal': 'Hors du portail',
  'Please choose a disclosure': 'Veuillez choisir une divulgation',
  'Please enter a whole number': 'Veuillez saisir un nombre entier',
  'Please enter at most 100,000': 'Veuillez saisir 100 000 au plus',
  'Please enter how many disclosures there were': 'Veuillez saisir le nombre de divulgations',
  'Please enter how the identity was verified': 'Veuillez indiquer comment l’identité a été vérifiée',
  'Please enter the agency': 'Veuillez saisir l’organisme',
  'Please enter the representative’s authority to act': 'Veuillez saisir la qualité à agir du représentant',
  'Please enter the date of the last disclosure': 'Veuillez saisir la date de la dernière divulgation',
  'Please enter the name of the representative': 'Veuillez saisir le nom du représentant',
  'Please enter the purpose': 'Veuillez saisir la finalité',
  'Please enter what the statement says': 'Veuillez saisir le contenu de la déclaration',
  'Please enter what was disclosed': 'Veuillez saisir ce qui a été divulgué',
  'Please enter who made the statement': 'Veuillez saisir l’auteur de la déclaration',
  'Please select': 'Veuillez choisir',
  'Please select how it was disclosed': 'Veuillez choisir le mode de divulgation',
  'Please select the basis': 'Veuillez choisir le fondement',
  'Please select the kind of statement': 'Veuillez choisir le type de déclaration',
  'Please select what the suspension covers': 'Veuillez choisir ce que couvre la suspension',
  'Please select who made the request': 'Veuillez choisir l’auteur de la demande',
  'Public health activities': 'Activités de santé publique',
  Purpose: 'Finalité',
  'Purpose: {{purpose}}': 'Finalité : {{purpose}}',
  'Received on': 'Reçue le',
  'Received on {{day}}. Recorded by {{name}} on {{time}}':
    'Reçue le {{day}}. Enregistrée par {{name}} le {{time}}',
  Recipient: 'Destinataire',
  'Recipient is required': 'Le destinataire est obligatoire',
  'Record a disclosure': 'Enregistrer une divulgation',
  'Record an accounting request': 'Enregistrer une demande de relevé',
  'Record a suspension': 'Enregistrer une suspension',
  'Record agreement': 'Enregistrer l’accord',
  'Record agreement to the fee': 'Enregistrer l’accord sur les frais',
  'Record fee': 'Enregistrer les frais',
  'Recorded by {{name}} on {{time}}': 'Enregistrée par {{name}} le {{time}}',
  'Report of abuse, neglect, or domestic violence':
    'Signalement de maltraitance, de négligence ou de violence familiale',
  Request: 'Demande',
  'Request changed': 'Demande modifiée',
  'Request recorded': 'Demande enregistrée',
  'Requested by the patient (identity: {{proof}})': 'Demandé par le patient (identité : {{proof}})',
  'Requested by {{name}}, {{authority}} (identity: {{proof}})':
    'Demandé par {{name}}, {{authority}} (identité : {{proof}})',
  'Accounting requests': 'Demandes de relevé',
  'Required by law': 'Exigé par la loi',
  Research: 'Recherche',
  'Save as CSV: issued on {{time}}': 'Enregistrer en CSV : délivré le {{time}}',
  'Save as PDF: issued on {{time}}': 'Enregistrer en PDF : délivré le {{time}}',
  'Serious threat to health or safety': 'Menace grave pour la santé ou la sécurité',
  'Someone else changed this entry. Please reload the page.':
    'Une autre personne a modifié cette entrée. Veuillez recharger la page.',
  'Someone else changed this request. Please reload the page.':
    'Une autre personne a modifié cette demande. Veuillez recharger la page.',
  'Someone else changed this suspension. Please reload the page.':
    'Une autre personne a modifié cette suspension. Veuillez recharger la page.',
  'Specialized government functions': 'Fonctions gouvernementales spécialisées',
  Statement: 'Déclaration',
  'Statement of {{day}}. Recorded by {{name}} on {{time}}':
    'Déclaration du {{day}}. Enregistrée par {{name}} le {{time}}',
  'A suspension withholds this disclosure. Only an admin can correct its recipient.':
    'Cette divulgation est omise en raison d’une suspension. Seul un administrateur peut en corriger le destinataire.',
  'Suspension ended': 'Suspension terminée',
  'Suspension extended': 'Suspension prolongée',
  'Suspension recorded, but it doesn’t withhold any of this patient’s disclosures yet. Compare the recipient with the list of disclosures.':
    'Suspension enregistrée, mais elle n’omet encore aucune divulgation de ce patient. Comparez le destinataire avec la liste des divulgations.',
  'Suspension recorded': 'Suspension enregistrée',
  Suspensions: 'Suspensions',
  'State that an accounting would impede the agency, for how long, and where the statement is kept.':
    'Indiquez qu’un relevé entraverait l’organisme, pour combien de temps, et où la déclaration est conservée.',
  'The accounting could not be prepared. Please try again.':
    'Le relevé n’a pas pu être préparé. Veuillez réessayer.',
  'Preparing the accounting. A long one can take a few minutes.':
    'Préparation du relevé. Un long relevé peut prendre quelques minutes.',
  'Several accountings are already being issued. Please wait until they are ready.':
    'Plusieurs relevés sont déjà en cours de délivrance. Veuillez attendre qu’ils soient prêts.',
  'The accounting was not issued': 'Le relevé n’a pas été délivré',
  'The accounting will be issued without a fee.': 'Le relevé sera délivré sans frais.',
  'The date must be within the last six years': 'La date doit se situer dans les six dernières années',
  'The date must not be before the date of birth':
    'La date ne peut pas être antérieure à la date de naissance',
  'The date must not be before the day you told the person':
    'La date ne peut pas être antérieure au jour où la personne a été informée',
  'The date must not be before the request was received':
    'La date ne peut pas être antérieure à la réception de la demande',
  'The date must not be in the future': 'La date ne peut pas être dans le futur',
  'The disclosure was not corrected': 'La divulgation n’a pas été corrigée',
  'The disclosure was not recorded': 'La divulgation n’a pas été enregistrée',
  'Failed to load disclosures': 'Impossible de charger les divulgations',
  'The end date must be after the date of the statement':
    'La date de fin doit être postérieure à la date de la déclaration',
  'The end date must be in the future': 'La date de fin doit être dans le futur',
  'The patient’s free accounting for the last 12 months was requested on {{day}}. You may charge a reasonable, cost-based fee if you tell the person first and let them withdraw or change the request.':
    'Le relevé gratuit du patient pour les 12 derniers mois a été demandé le {{day}}. Vous pouvez facturer des frais raisonnables fondés sur les coûts si vous en informez la personne au préalable et lui permettez de retirer ou de modifier la demande.',
  'The person already used the free accounting of the last 12 months. Tell them the fee and wait for their answer, or waive the fee.':
    'La personne a déjà utilisé le relevé gratuit des 12 derniers mois. Informez-la des frais et attendez sa réponse, ou renoncez aux frais.',
  'The health oversight agency or law enforcement agency.':
    'L’organisme de surveillance de la santé ou les forces de l’ordre.',
  'The accounting ID is not valid': 'L’identifiant du relevé n’est pas valide',
  'The copy ID is not valid': 'L’identifiant de la copie n’est pas valide',
  'The disclosure ID is not valid': 'L’identifiant de la divulgation n’est pas valide',
  'The suspension ID is not valid': 'L’identifiant de la suspension n’est pas valide',
  'The last date must not be before the first date':
    'La dernière date ne peut pas être antérieure à la première',
  'The new end date must be after the current end date':
    'La nouvelle date de fin doit être postérieure à l’actuelle',
  'Showing the newest {{shown}}. An issued accounting lists all disclosures except withheld ones.':
    'Les {{shown}} plus récentes sont affichées. Un relevé délivré contient toutes les divulgations, sauf celles qui sont omises.',
  'The patient': 'Le patient',
  'You must tell the person about the extension before the accounting is due':
    'Vous devez informer la personne de la prolongation avant l’échéance du relevé',
  'Tell the person the fee first': 'Informez d’abord la personne des frais',
  'The person or organization that received the documents.':
    'La personne ou l’organisation qui a reçu les documents.',
  'Date you notified the person': 'Date à laquelle vous avez informé la personne',
  'Use this only if {{name}} withdrew the request. We won’t issue the accounting, and it doesn’t count as the free one. You can’t undo this.':
    'À utiliser seulement si {{name}} a retiré la demande. Nous ne délivrerons pas le relevé et il ne compte pas comme le relevé gratuit. Vous ne pouvez pas annuler cette action.',
  'The request was not changed': 'La demande n’a pas été modifiée',
  'The request was not recorded': 'La demande n’a pas été enregistrée',
  'The suspension was not changed': 'La suspension n’a pas été modifiée',
  'The suspension was not recorded': 'La suspension n’a pas été enregistrée',
  'The deadline can be extended by at most 30 days': 'Le délai peut être prolongé de 30 jours au plus',
  'The deadline for this accounting was already extended': 'Le délai de ce relevé a déjà été prolongé',
  'This accounting is free: it is the first in 12 months.':
    'Ce relevé est gratuit : c’est le premier en 12 mois.',
  'This accounting was already issued': 'Ce relevé a déjà été délivré',
  'This accounting was issued too many times. Please record a new request.':
    'Ce relevé a été délivré trop de fois. Veuillez enregistrer une nouvelle demande.',
  'This entry was corrected too many times. Mark it as entered in error and record it again.':
    'Cette entrée a été corrigée trop de fois. Marquez-la comme saisie par erreur et enregistrez-la de nouveau.',
  'This request is about another patient': 'Cette demande concerne un autre patient',
  'This request was withdrawn': 'Cette demande a été retirée',
  'This suspension has ended. Please record a new one.':
    'Cette suspension a pris fin. Veuillez en enregistrer une nouvelle.',
  'Reissue needed': 'À délivrer de nouveau',
  'Reissue on {{day}}': 'À délivrer de nouveau le {{day}}',
  Until: 'Jusqu’au',
  'Until the suspension ends, accountings leave out the disclosures it covers and don’t mention it. An accounting issued before then is flagged so that you can reissue it.':
    'Jusqu’à la fin de la suspension, les relevés omettent les divulgations qu’elle couvre et ne la mentionnent pas. Un relevé délivré avant est signalé afin que vous puissiez le délivrer de nouveau.',
  'Waive the fee': 'Renoncer aux frais',
  'What it covers': 'Ce qu’elle couvre',
  'What the recipient asked for, or a reference to their request.':
    'Ce que le destinataire a demandé, ou une référence à sa demande.',
  'What the statement says': 'Contenu de la déclaration',
  'What was disclosed': 'Ce qui a été divulgué',
  'Requested by': 'Demandé par',
  'Record the withdrawal': 'Enregistrer le retrait',
  'Withdrawal recorded by {{name}} on {{time}}: {{reason}}':
    'Retrait enregistré par {{name}} le {{time}} : {{reason}}',
  Withdrawn: 'Retirée',
  'Accountings currently withhold {{disclosures}}.': 'Les relevés omettent actuellement {{disclosures}}.',
  'Withheld until {{day}}': 'Omise jusqu’au {{day}}',
  'Withholds {{disclosures}}.': 'Omet {{disclosures}}.',
  Withhold: 'Omettre',
  'Withhold: {{what}}': 'Omettre : {{what}}',
  'Withholds all current and future disclosures to recipients whose name contains these words.':
    'Omet toutes les divulgations, actuelles et futures, aux destinataires dont le nom contient ces mots.',
  'Withholds until {{day}}': 'Omet jusqu’au {{day}}',
  'Workers’ compensation': 'Indemnisation des accidents du travail',
  Written: 'Écrite',
  'You can extend the deadline once, by up to 30 days. By {{day}}, tell the person the reason and the new date in writing.':
    'Vous pouvez prolonger le délai une fois, de 30 jours au plus. Informez la personne par écrit du motif et de la nouvelle date au plus tard le {{day}}.',
  '{{action}}: {{name}}': '{{action}} : {{name}}',
  'No later than {{day}}.': 'Au plus tard le {{day}}.',
  'No later than {{day}}. The suspension ends automatically.':
    'Au plus tard le {{day}}. La suspension prend fin automatiquement.',
  '{{name}} changed the end date from {{from}} to {{to}} on {{time}}: {{reason}}':
    '{{name}} a fait passer la date de fin du {{from}} au {{to}} le {{time}} : {{reason}}',
  '{{name}}, born on {{day}}': '{{name}}, date de naissance : {{day}}',
  '{{patients}}: {{disclosed}}.': '{{patients}} : {{disclosed}}.',
  '{{total}} disclosures, the last one on {{day}}': '{{total}} divulgations, la dernière le {{day}}',
  'This list is incomplete: it does not include all disclosures of this period.':
    'Cette liste est incomplète : elle ne contient pas toutes les divulgations de cette période.',
  '{{checked}} of {{total}} requirements checked': 'Exigences vérifiées : {{checked}} sur {{total}}',
};
