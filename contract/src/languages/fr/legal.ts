import type { Catalogue } from '../catalogue.ts';

/** /terms and /privacy. */
export const legal: Catalogue = {
  'Default text': 'Texte par défaut',
  'This is the text that the portal comes with. {{name}} has it reviewed by its counsel before relying on it.':
    'Ce texte est fourni avec le portail. {{name}} le fait examiner par ses conseils juridiques avant de s’y fier.',
  Contact: 'Contact',
  'Questions about this page:': 'Questions sur cette page :',
  'Health information': 'Informations de santé',
  '{{name}} handles health information as the Health Insurance Portability and Accountability Act (HIPAA) and the agreements with the facilities require: it is used to fulfil the request that it belongs to, and for nothing else. It is not sold, and not used for advertising.':
    '{{name}} traite les informations de santé comme l’exigent la loi américaine HIPAA (Health Insurance Portability and Accountability Act) et les accords conclus avec les établissements : elles servent à exécuter la demande dont elles relèvent, et à rien d’autre. Elles ne sont ni vendues ni utilisées à des fins publicitaires.',
  'What we keep': 'Ce que nous conservons',
  'Of an account: name, email address, phone number if you give one, and your preferences.':
    'D’un compte : le nom, l’adresse e-mail, le numéro de téléphone si vous en donnez un, et vos préférences.',
  'Of a request: the patient’s name and date of birth, the last four digits of the Social Security number if you give them, the contacts of the firms involved, and the documents.':
    'D’une demande : le nom et la date de naissance du patient, les quatre derniers chiffres du numéro de sécurité sociale si vous les donnez, les coordonnées des cabinets et entreprises concernés, et les documents.',
  'Of a payment: amount, time and the reference of the payment provider. Card and bank numbers stay with the provider.':
    'D’un paiement : le montant, l’heure et la référence du prestataire de paiement. Les numéros de carte et de compte bancaire restent chez le prestataire.',
  'Of use: when and from which network address requests and documents were opened or changed. HIPAA requires this record.':
    'De l’utilisation : quand et depuis quelle adresse réseau des demandes et des documents ont été ouverts ou modifiés. HIPAA exige ce registre.',
  'Who sees it': 'Qui les voit',
  'The staff who fulfil the request; whoever holds its order ID and verification code; and the account that submitted it. Providers of hosting, payment and messages process data for us under agreements that bind them to the same care. Authorities receive data only where the law obliges us.':
    'Le personnel qui exécute la demande ; toute personne qui détient son numéro de commande et son code de vérification ; et le compte qui l’a soumise. Les prestataires d’hébergement, de paiement et de messagerie traitent des données pour nous en vertu d’accords qui les obligent au même soin. Les autorités ne reçoivent des données que lorsque la loi nous y oblige.',
  'How it is protected': 'Comment elles sont protégées',
  'Data is encrypted on its way and where it is stored. Every upload is scanned for malware. Access is limited by role, staff are signed out when idle, and every access is recorded. Emails and text messages name no patient.':
    'Les données sont chiffrées pendant leur transfert et là où elles sont stockées. Chaque fichier envoyé est analysé contre les logiciels malveillants. L’accès est limité selon le rôle, la session du personnel est fermée en cas d’inactivité, et chaque accès est enregistré. Les e-mails et les SMS ne nomment aucun patient.',
  'In your browser': 'Dans votre navigateur',
  'The portal uses no tracking and no advertising cookies. Your browser keeps your session, your language and display preferences, an unfinished request until you close the tab, and which requests you opened last. Signing out removes them.':
    'Le portail n’utilise ni pistage ni cookies publicitaires. Votre navigateur conserve votre session, vos préférences de langue et d’affichage, une demande inachevée jusqu’à ce que vous fermiez l’onglet, et les demandes que vous avez ouvertes en dernier. La déconnexion les supprime.',
  'How long it is kept': 'Combien de temps elles sont conservées',
  'Requests and their documents are kept as long as the law and the agreements with the facilities require, and are then deleted. Account data is deleted when you close the account, except for what must be kept as a record.':
    'Les demandes et leurs documents sont conservés aussi longtemps que l’exigent la loi et les accords conclus avec les établissements, puis supprimés. Les données du compte sont supprimées lorsque vous fermez le compte, sauf ce qui doit être conservé à titre d’archive.',
  'Your rights': 'Vos droits',
  'You may ask what we keep about you, have mistakes corrected, and receive a copy. A patient may ask which of their information was disclosed and to whom. Should a breach affect you, we tell you without delay.':
    'Vous pouvez demander ce que nous conservons à votre sujet, faire corriger des erreurs et en recevoir une copie. Un patient peut demander quelles informations le concernant ont été divulguées et à qui. Si une violation de données vous touche, nous vous en informons sans délai.',
  'Terms of Service': 'Conditions d’utilisation',
  'What the service is': 'Ce qu’est le service',
  '{{name}} takes requests for copies of medical records from law firms and copy services, obtains the records, and makes the documents available for download. It gives neither legal nor medical advice.':
    '{{name}} reçoit de cabinets d’avocats et de services de reprographie des demandes de copies de dossiers médicaux, obtient les dossiers et met les documents à disposition au téléchargement. Il ne donne aucun conseil juridique ni médical.',
  'Who may use it': 'Qui peut l’utiliser',
  'You may request records only with a valid authorization, subpoena or other legal basis, and only for the purpose that it names. By submitting a request you confirm that you have it, and that what you enter is accurate.':
    'Vous ne pouvez demander des dossiers qu’avec une autorisation valable, une assignation ou une autre base légale, et seulement aux fins qu’elle indique. En soumettant une demande, vous confirmez que vous en disposez et que ce que vous saisissez est exact.',
  'Your account': 'Votre compte',
  'Keep your password and your verification codes to yourself: whoever has the order ID and the verification code of a request can see it. Tell us at once when you believe that somebody else has used your account.':
    'Gardez pour vous votre mot de passe et vos codes de vérification : quiconque a le numéro de commande et le code de vérification d’une demande peut la voir. Prévenez-nous aussitôt si vous pensez que quelqu’un d’autre a utilisé votre compte.',
  'Fees and payment': 'Frais et paiement',
  'Each request has a processing fee, which is shown before you pay. Documents and invoices may cost more; you see each amount before you agree to it. Payments are processed by a payment provider; card and bank details do not pass through our servers.':
    'Chaque demande comporte des frais de traitement, qui sont affichés avant que vous ne payiez. Les documents et les factures peuvent entraîner des frais supplémentaires ; vous voyez chaque montant avant de l’accepter. Les paiements sont traités par un prestataire de paiement ; les informations de carte et de banque ne passent pas par nos serveurs.',
  'The processing fee covers work that begins with your request and is not refunded when a facility holds no records or declines to release them. Payments made twice by mistake are returned.':
    'Les frais de traitement couvrent un travail qui commence avec votre demande et ne sont pas remboursés lorsqu’un établissement ne détient aucun dossier ou refuse de le communiquer. Les paiements effectués deux fois par erreur sont restitués.',
  Documents: 'Documents',
  'Documents are copies as the facility released them; we do not vouch for their content. A document may be held back for a time after it was uploaded, and may be downloadable once or for a limited time. Download and keep what you need.':
    'Les documents sont des copies telles que l’établissement les a communiquées ; nous ne garantissons pas leur contenu. Un document peut être retenu un certain temps après son envoi sur le portail, et n’être téléchargeable qu’une fois ou pendant une durée limitée. Téléchargez et conservez ce dont vous avez besoin.',
  'What is not allowed': 'Ce qui n’est pas autorisé',
  'Requesting records without a legal basis, or in the name of somebody else.':
    'Demander des dossiers sans base légale, ou au nom de quelqu’un d’autre.',
  'Uploading harmful files, or trying to reach requests that are not yours.':
    'Envoyer des fichiers nuisibles, ou tenter d’accéder à des demandes qui ne sont pas les vôtres.',
  'Copying the service by automated means, or placing a load on it that hinders others.':
    'Copier le service par des moyens automatisés, ou lui imposer une charge qui gêne les autres.',
  'Availability and liability': 'Disponibilité et responsabilité',
  'We work to keep the service available, and announce planned interruptions where we can. To the extent that the law allows, we are liable for direct damage up to the fees that you paid for the request concerned.':
    'Nous nous efforçons de maintenir le service disponible et annonçons les interruptions prévues lorsque nous le pouvons. Dans la mesure où la loi le permet, nous répondons des dommages directs à hauteur des frais que vous avez payés pour la demande concernée.',
  'Changes and ending': 'Modifications et résiliation',
  'We tell account holders of changes to these terms by email before they apply. You may close your account at any time; we may close one that breaks these terms. Requests that are paid for are completed.':
    'Nous informons les titulaires de comptes des modifications de ces conditions par e-mail avant qu’elles ne s’appliquent. Vous pouvez fermer votre compte à tout moment ; nous pouvons fermer un compte qui enfreint ces conditions. Les demandes payées sont menées à terme.',
};
