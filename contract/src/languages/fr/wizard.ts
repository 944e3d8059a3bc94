import type { Catalogue } from '../catalogue.ts';

export const wizard: Catalogue = {
  'Copy service contact': 'Contact du service de reprographie',
  'Copy service': 'Service de reprographie',
  'Select a copy service': 'Choisissez un service',
  'Other Copy Service': 'Autre service de reprographie',
  Location: 'Agence',
  'Select a location': 'Choisissez une agence',
  'Copy service name': 'Nom du service de reprographie',
  'Copy service email': 'E-mail du service de reprographie',
  'The confirmation goes to this address.': 'La confirmation est envoyée à cette adresse.',
  'Copy service phone': 'Téléphone du service de reprographie',
  'The email and phone above are not those of the selected location.':
    'L’adresse e-mail et le téléphone ci-dessus ne sont pas ceux de l’agence sélectionnée.',
  'Use the location’s email and phone': 'Utiliser l’adresse e-mail et le téléphone de l’agence',
  'Error loading options. You can still enter a custom value.':
    'Erreur lors du chargement des options. Vous pouvez tout de même saisir une autre valeur.',
  'Choose from the list or type another name.': 'Choisissez dans la liste ou saisissez un autre nom.',
  'Facility name': 'Nom de l’établissement',
  'Who or what is to appear in court.': 'Qui ou ce qui doit être présenté au tribunal.',
  'PA applies to': 'La comparution concerne',
  'Physician name': 'Nom du médecin',
  'Edit {{group}}': 'Modifier {{group}}',
  Edit: 'Modifier',
  'Not provided': 'Non renseigné',
  Next: 'Suivant',
  'Submitting....': 'Envoi en cours....',
  'Submit Request': 'Soumettre la demande',
  'Complete Payment First': 'Réglez d’abord le paiement',
  'Steps of the request': 'Étapes de la demande',
  Done: 'Terminé',
  'Step {{step}} of {{total}}': 'Étape {{step}} sur {{total}}',
  Cancel: 'Annuler',
  Back: 'Retour',
  'Please wait until all files are uploaded': 'Veuillez attendre que tous les fichiers soient envoyés',
  'Some files were not uploaded. Try again or remove them.':
    'Certains fichiers n’ont pas été envoyés. Réessayez ou retirez-les.',
  'New records request': 'Nouvelle demande de dossier',
  'Who’s Submitting': 'Demandeur',
  'Patient Details': 'Patient',
  'Request Details': 'Détails de la demande',
  'Review Your Request': 'Vérifiez votre demande',
  Payment: 'Paiement',
  'Patient information': 'Informations sur le patient',
  'Patient full name': 'Nom complet du patient',
  'As it stands on the authorization.': 'Tel qu’il figure sur l’autorisation.',
  'Date of birth': 'Date de naissance',
  'Social Security number, last 4 digits': 'Numéro de sécurité sociale, 4 derniers chiffres',
  'Not kept after the page was loaded again: please enter the digits once more.':
    'Ils ne sont pas conservés au rechargement de la page : saisissez les chiffres à nouveau.',
  'Helps to find the right chart. Never kept in this browser.':
    'Aide à trouver le bon dossier. Jamais conservé dans ce navigateur.',
  'Facility information': 'Informations sur l’établissement',
  'The request is stored as you paid for it, so the steps before can no longer be changed.':
    'La demande est enregistrée telle que vous l’avez payée ; les étapes précédentes ne peuvent donc plus être modifiées.',
  'After payment, submit the request: you get a verification code and a confirmation by email. The facility may bill for copies later.':
    'Après le paiement, soumettez la demande : vous recevrez un code de vérification et une confirmation par e-mail. L’établissement pourra facturer les copies plus tard.',
  'When you submit the request, you get a verification code and a confirmation by email. The facility may bill for copies later.':
    'Lorsque vous soumettez la demande, vous recevez un code de vérification et une confirmation par e-mail. L’établissement pourra facturer les copies plus tard.',
  'Record Request Type': 'Type de dossier demandé',
  'Choose what the facility should copy.': 'Choisissez ce que l’établissement doit copier.',
  'The signed authorization of the patient, or the proof that the subpoena was served.':
    'L’autorisation signée du patient, ou la preuve que l’assignation a été signifiée.',
  'It is included in the subpoena packet': 'Elle est jointe au dossier d’assignation',
  'Subpoena packet, court orders or anything else that helps. Optional.':
    'Dossier d’assignation, ordonnances du tribunal ou tout autre document utile. Facultatif.',
  'Client Order Number': 'Numéro de commande du client',
  'Attorney email': 'E-mail de l’avocat',
  'Attorney phone': 'Téléphone de l’avocat',
  'Attorney name': 'Nom de l’avocat',
  'Firm name': 'Nom du cabinet',
  'Social Security number': 'Numéro de sécurité sociale',
  'ending in {{digits}}': 'se terminant par {{digits}}',
  'Please check everything: the information cannot be edited after submission.':
    'Veuillez tout vérifier : les informations ne pourront plus être modifiées après l’envoi.',
  'Social Security digits were not kept': 'Les chiffres de sécurité sociale n’ont pas été conservés',
  'For the patient’s protection they do not survive a reload. Use Edit to enter them again.':
    'Pour protéger le patient, ils sont effacés au rechargement de la page. Utilisez « Modifier » pour les saisir à nouveau.',
  'No LOA/Proof of Service uploaded - Required!':
    'Aucune lettre d’autorisation ni preuve de signification envoyée : obligatoire !',
  Confirmation: 'Confirmation',
  'By clicking Next you confirm that the information above is accurate and complete, and proceed to payment.':
    'En cliquant sur « Suivant », vous confirmez que les informations ci-dessus sont exactes et complètes, et passez au paiement.',
  'The documents are in the subpoena packet': 'Les documents sont dans le dossier d’assignation',
  'A separate upload is required': 'Un envoi séparé est nécessaire',
  'Order information': 'Informations sur la commande',
  'Your own number for this order. You will need it to track the request.':
    'Votre propre numéro pour cette commande. Vous en aurez besoin pour suivre la demande.',
  'Attorney information': 'Informations sur l’avocat',
  'The attorney on whose behalf the records are requested.': 'L’avocat au nom duquel le dossier est demandé.',
  'Submission failed': 'La demande n’a pas pu être soumise',
  'Discard request': 'Abandonner la demande',
  'Fields marked with * are required.': 'Les champs marqués d’un * sont obligatoires.',
  Leave: 'Quitter',
  'Leave this request?': 'Quitter cette demande ?',
  Stay: 'Rester',
  'Requests that are not paid are kept for 7 days. Nothing was charged, and everything you entered is still here.':
    'Les demandes non payées sont conservées 7 jours. Rien n’a été débité et tout ce que vous avez saisi est encore là.',
  'Requests that are not paid within 7 days expire on our side. What you entered is still here: please check it, then go on as usual. If a file is no longer kept, we ask you to add it again.':
    'Les demandes non payées sous 7 jours expirent de notre côté. Ce que vous avez saisi est encore là : vérifiez-le, puis continuez comme d’habitude. Si un fichier n’est plus conservé, nous vous demandons de l’ajouter à nouveau.',
  'The fee is paid. If you leave now, your request is submitted by itself and the confirmation comes by email.':
    'Les frais sont payés. Si vous quittez maintenant, votre demande est soumise d’elle-même et la confirmation arrive par e-mail.',
  'This request has expired': 'Cette demande a expiré',
  'This will be lost:': 'Ceci sera perdu :',
  'What you entered is still here. Only these files have to be added again: {{files}}.':
    'Ce que vous avez saisi est encore là. Seuls ces fichiers doivent être ajoutés à nouveau : {{files}}.',
  'What you entered is still here. Please check it and go on as usual.':
    'Ce que vous avez saisi est encore là. Vérifiez-le et continuez comme d’habitude.',
  'Your request goes on under a new number': 'Votre demande continue sous un nouveau numéro',
  'card or bank details': 'les informations de carte ou de banque',
  'the Social Security digits': 'les chiffres de sécurité sociale',
  'the upload of {{name}}': 'l’envoi de {{name}}',
  'Known attorneys': 'Avocats connus',
  'Used {{times}} times': 'Utilisé {{times}} fois',
  'Everything else you entered stays in this tab until you close it or start another request.':
    'Tout le reste de votre saisie demeure dans cet onglet jusqu’à ce que vous le fermiez ou commenciez une autre demande.',
  'What you entered stays in this tab until you close it or start another request.':
    'Ce que vous avez saisi demeure dans cet onglet jusqu’à ce que vous le fermiez ou commenciez une autre demande.',
  'You last worked on this request on {{date}}':
    'Vous avez travaillé sur cette demande pour la dernière fois le {{date}}',
};
