import type { Catalog } from '../catalog.ts';

export const wizard: Catalog = {
  'Copy service contact': 'Contact du service de reprographie',
  'Copy service': 'Service de reprographie',
  'Select a copy service': 'Choisissez un service',
  'Other Copy Service': 'Autre service de reprographie',
  Location: 'Agence',
  'Select a location': 'Choisissez une agence',
  'Copy service name': 'Nom du service de reprographie',
  'Copy service email': 'Courriel du service de reprographie',
  'We’ll email the confirmation to this address.': 'Nous enverrons la confirmation à cette adresse.',
  'Copy service phone': 'Téléphone du service de reprographie',
  'The email and phone above don’t match the selected location.':
    'L’adresse courriel et le téléphone ci-dessus ne correspondent pas à l’agence sélectionnée.',
  'Use the location’s email and phone': 'Utiliser l’adresse courriel et le téléphone de l’agence',
  'Error loading options. You can still enter a custom value.':
    'Erreur lors du chargement des options. Vous pouvez tout de même saisir une autre valeur.',
  'Choose from the list or type another name.': 'Choisissez dans la liste ou saisissez un autre nom.',
  'Facility name': 'Nom de l’établissement',
  'Who or what must appear in court.':
    'La personne qui doit comparaître ou le dossier à produire au tribunal.',
  'PA applies to': 'La comparution concerne',
  'Physician name': 'Nom du médecin',
  'Edit {{group}}': 'Modifier {{group}}',
  Edit: 'Modifier',
  'Not provided': 'Non renseigné',
  Next: 'Suivant',
  'Submitting....': 'Soumission en cours....',
  'Submit Request': 'Soumettre la demande',
  'Complete Payment First': 'Effectuez d’abord le paiement',
  'A payment has started, so the request can’t be changed':
    'Un paiement a commencé, la demande ne peut donc plus être modifiée',
  'Request steps': 'Étapes de la demande',
  Done: 'Terminé',
  'Step {{step}} of {{total}}': 'Étape {{step}} sur {{total}}',
  Cancel: 'Annuler',
  Back: 'Retour',
  'Please wait until all files are uploaded': 'Veuillez attendre que tous les fichiers soient téléversés',
  'Some files were not uploaded. Choose Retry, or remove them.':
    'Certains fichiers n’ont pas été téléversés. Choisissez « Réessayer » ou retirez-les.',
  'New records request': 'Nouvelle demande de dossier',
  'Who’s Submitting': 'Demandeur',
  'Patient Details': 'Patient',
  'Request Details': 'Détails de la demande',
  'Review Your Request': 'Vérifiez votre demande',
  Payment: 'Paiement',
  'Patient information': 'Informations sur le patient',
  'Patient full name': 'Nom complet du patient',
  'As shown on the authorization.': 'Tel qu’il figure sur l’autorisation.',
  'Date of birth': 'Date de naissance',
  'Social Security number, last 4 digits': 'Numéro de sécurité sociale américain (SSN), 4 derniers chiffres',
  'The page was reloaded, so the digits weren’t kept. Please enter them again.':
    'La page a été rechargée et les chiffres n’ont pas été conservés. Veuillez les saisir de nouveau.',
  'Helps us find the right chart. Never stored in this browser.':
    'Nous aide à trouver le bon dossier. Jamais conservé dans ce navigateur.',
  'Facility information': 'Informations sur l’établissement',
  'You already paid for this request, so you can no longer change the earlier steps.':
    'Vous avez déjà payé cette demande ; vous ne pouvez donc plus modifier les étapes précédentes.',
  'Once the request is paid and submitted, you’ll get a verification code and a confirmation email. The facility may bill for copies later.':
    'Une fois la demande payée et soumise, vous recevrez un code de vérification et un courriel de confirmation. L’établissement pourra facturer les copies plus tard.',
  'When you submit the request, you’ll get a verification code and a confirmation email. The facility may bill for copies later.':
    'Lorsque vous soumettez la demande, vous recevez un code de vérification et un courriel de confirmation. L’établissement pourra facturer les copies plus tard.',
  'Record Request Type': 'Type de dossier demandé',
  'Choose what the facility should copy.': 'Choisissez ce que l’établissement doit copier.',
  'The patient’s signed authorization, or proof that the subpoena was served.':
    'L’autorisation signée du patient, ou la preuve que l’assignation à produire (subpoena) a été signifiée.',
  'It is included in the subpoena packet': 'Elle est jointe au dossier d’assignation (subpoena)',
  'Subpoena packet, court orders or anything else that helps. Optional.':
    'Dossier d’assignation (subpoena), ordonnances judiciaires ou tout autre document utile. Facultatif.',
  'Client Order Number': 'Numéro de commande du client',
  'Attorney email': 'Courriel de l’avocat',
  'Attorney phone': 'Téléphone de l’avocat',
  'Attorney name': 'Nom de l’avocat',
  'Firm name': 'Nom du cabinet',
  'Social Security number': 'Numéro de sécurité sociale américain (SSN)',
  'ending in {{digits}}': 'se terminant par {{digits}}',
  'Please check everything. The information cannot be edited after submission.':
    'Veuillez tout vérifier. Les informations ne pourront plus être modifiées après la soumission.',
  'Social Security digits were not kept':
    'Les chiffres du numéro de sécurité sociale américain n’ont pas été conservés',
  'To protect the patient, we don’t keep them when the page reloads. Choose Edit to enter them again.':
    'Pour protéger le patient, nous ne les conservons pas au rechargement de la page. Choisissez « Modifier » pour les saisir de nouveau.',
  'No LOA/Proof of Service uploaded - Required!':
    'Aucune lettre d’autorisation ni preuve de signification téléversée : obligatoire !',
  Confirmation: 'Confirmation',
  'By clicking Next, you confirm that the information above is accurate and complete, and proceed to payment.':
    'En cliquant sur « Suivant », vous confirmez que les informations ci-dessus sont exactes et complètes, et passez au paiement.',
  'The documents are in the subpoena packet': 'Les documents sont dans le dossier d’assignation (subpoena)',
  'A separate upload is required': 'Un téléversement séparé est nécessaire',
  'Order information': 'Informations sur la commande',
  'Your own number for this order. You will need it to track the request. Emails and text messages show it, so don’t use the patient’s name or date of birth.':
    'Votre propre numéro pour cette commande. Vous en aurez besoin pour suivre la demande. Les courriels et les SMS l’indiquent : n’utilisez donc ni le nom ni la date de naissance du patient.',
  'Attorney information': 'Informations sur l’avocat',
  'The attorney you are requesting the records for.': 'L’avocat pour lequel vous demandez le dossier.',
  'Submission failed': 'La demande n’a pas pu être soumise',
  'Leave and discard': 'Quitter et abandonner',
  'Fields marked with * are required.': 'Les champs marqués d’un * sont obligatoires.',
  Leave: 'Quitter',
  'Leave this request?': 'Quitter cette demande ?',
  Stay: 'Rester',
  'A request must be paid within 7 days of its last change. Nothing was charged, and everything you entered is still here.':
    'Une demande doit être payée dans les 7 jours suivant sa dernière modification. Rien n’a été débité et tout ce que vous avez saisi est encore là.',
  'A request must be paid within 7 days of its last change. What you entered is still here. Please check it, then continue. If a file is no longer available, we’ll ask you to add it again.':
    'Une demande doit être payée dans les 7 jours suivant sa dernière modification. Ce que vous avez saisi est encore là. Vérifiez-le, puis continuez. Si un fichier n’est plus disponible, nous vous demanderons de l’ajouter de nouveau.',
  'The fee is paid. If you leave now, we’ll submit your request automatically and email you a confirmation.':
    'Les frais sont payés. Si vous quittez maintenant, nous soumettrons votre demande automatiquement et vous enverrons une confirmation par courriel.',
  'This request has expired': 'Cette demande a expiré',
  'This will be lost:': 'Ceci sera perdu :',
  'What you entered is still here. You only need to add these files again: {{files}}.':
    'Ce que vous avez saisi est encore là. Vous devez seulement ajouter de nouveau ces fichiers : {{files}}.',
  'What you entered is still here. Please check it and continue.':
    'Ce que vous avez saisi est encore là. Vérifiez-le et continuez.',
  'Your saved request expired, so we started a new one':
    'Votre demande enregistrée a expiré ; nous en avons commencé une nouvelle',
  'card or bank details': 'les informations de carte ou de banque',
  'the Social Security digits': 'les chiffres du numéro de sécurité sociale américain',
  'the upload of {{name}}': 'le téléversement de {{name}}',
  'Known attorneys': 'Avocats connus',
  'Used {{times}} times': 'Utilisé {{times}} fois',
  'Everything else you entered stays in this tab until you close it or start another request.':
    'Tout le reste de votre saisie demeure dans cet onglet jusqu’à ce que vous le fermiez ou commenciez une autre demande.',
  'What you entered stays in this tab until you close it or start another request.':
    'Ce que vous avez saisi demeure dans cet onglet jusqu’à ce que vous le fermiez ou commenciez une autre demande.',
  'You last worked on this request on {{date}}':
    'Vous avez travaillé sur cette demande pour la dernière fois le {{date}}',
  'No request type matches “{{text}}”': 'Aucun type de demande ne correspond à « {{text}} »',
  '1 request type': '1 type de demande',
  '{{number}} request types': '{{number}} types de demande',
  'Search request types': 'Rechercher un type de demande',
  'Used last': 'Utilisés récemment',
  'Copy service and attorney': 'Service de reprographie et avocat',
  'Filled in from an earlier request.': 'Rempli à partir d’une de vos demandes précédentes.',
  Attorney: 'Avocat',
  Change: 'Modifier',
  'Change {{group}}': 'Modifier {{group}}',
  'Choose a contact of an earlier request to fill in the fields below.':
    'Choisissez un contact d’une demande précédente pour remplir les champs ci-dessous.',
  'Saved copy services': 'Services de reprographie enregistrés',
  'Saved attorneys': 'Avocats enregistrés',
  'Choose a contact': 'Choisissez un contact',
  'Failed to check the authorization': 'Impossible de contrôler l’autorisation',
  'Please check “{{name}}”': 'Vérifiez « {{name}} »',
  'Change files': 'Modifier les fichiers',
  'Change files: {{name}}': 'Modifier les fichiers : {{name}}',
  'It seems to have expired on {{date}}. We cannot release records with an expired authorization.':
    'Cette autorisation semble avoir expiré le {{date}}. Nous ne pouvons pas communiquer de dossiers avec une autorisation expirée.',
  'We couldn’t find {{missing}}.': 'Nous n’avons pas trouvé {{missing}}.',
  'the name of the patient': 'le nom du patient',
  'the patient’s date of birth': 'la date de naissance du patient',
  'a signature': 'une signature',
  'a signature date': 'la date de la signature',
  'an expiration date or event': 'une date ou un événement d’expiration',
  'who receives the records': 'le destinataire des dossiers',
  'We couldn’t read it, because it is a dynamic form (XFA). Open it in Adobe Acrobat or Adobe Reader, print it, choose “Save as PDF”, and upload that file.':
    'Nous n’avons pas pu le lire, car c’est un formulaire dynamique (XFA). Ouvrez-le dans Adobe Acrobat ou Adobe Reader, imprimez-le, choisissez « Enregistrer au format PDF » et téléversez ce fichier.',
  'We couldn’t read it, because it needs a password.':
    'Nous n’avons pas pu lire ce fichier, car il est protégé par un mot de passe.',
  'We couldn’t read it, for example because it is a scan. Is it complete, signed, and not expired?':
    'Nous n’avons pas pu lire ce fichier, par exemple parce que c’est un document numérisé. Est-il complet, signé et non expiré ?',
  'We only read the first {{pagesRead}} of {{pages}} pages.':
    'Nous n’avons lu que les {{pagesRead}} premières pages sur {{pages}}.',
  'We couldn’t read all of it, for example because a page is a scan.':
    'Nous n’avons pas pu tout lire, par exemple parce qu’une page est un document numérisé.',
  'Your own number for this order. You will need it to track the request. Emails and text messages show it, so don’t use the patient’s name or date of birth. In them, it appears as “{{text}}”.':
    'Votre propre numéro pour cette commande. Vous en aurez besoin pour suivre la demande. Les courriels et les SMS l’indiquent : n’utilisez donc ni le nom ni la date de naissance du patient. Il y apparaît sous la forme « {{text}} ».',
  'Your session has ended': 'Votre session est terminée',
  'Your payment and what you entered are safe. Sign in, then submit the request to have it in your account.':
    'Votre paiement et ce que vous avez saisi sont en sécurité. Connectez-vous, puis soumettez la demande pour l’avoir dans votre compte.',
  'What you entered is still here. Sign in to have this request in your account.':
    'Ce que vous avez saisi est encore là. Connectez-vous pour avoir cette demande dans votre compte.',
  'Requests belong to accounts of clients. This is an account of the staff.':
    'Les demandes appartiennent à des comptes de clients. Ceci est un compte du personnel.',
  'This request was paid for with another account and belongs to it. Sign in with that account, or submit the request without signing in.':
    'Cette demande a été payée avec un autre compte et lui appartient. Connectez-vous avec ce compte, ou soumettez la demande sans vous connecter.',
  'You started this request with another account. The request will belong to this account.':
    'Vous avez commencé cette demande avec un autre compte. La demande appartiendra à ce compte.',
  'Continue as {{email}}?': 'Continuer en tant que {{email}} ?',
  'Please use another account': 'Veuillez utiliser un autre compte',
  'Use another account': 'Utiliser un autre compte',
  'Your account requires two-step sign-in. Set it up on the sign-in page, then sign in here.':
    'Votre compte exige la connexion en deux étapes. Configurez-la sur la page de connexion, puis connectez-vous ici.',
  'Open the sign-in page': 'Ouvrir la page de connexion',
  'Discard this request?': 'Abandonner cette demande\xa0?',
};
