import type { Catalog } from '../catalog.ts';

/** /terms and /privacy. */
export const legal: Catalog = {
  'Default text': 'Texte par défaut',
  'This is the portal’s default text. {{name}} should have its legal counsel review it before relying on it.':
    'Ceci est le texte par défaut du portail. {{name}} devrait le faire examiner par ses avocats avant de s’y fier.',
  Contact: 'Contact',
  'Questions about this page:': 'Questions sur cette page :',
  'Health information': 'Informations de santé',
  '{{name}} handles health information as required by the Health Insurance Portability and Accountability Act (HIPAA) and the agreements with the facilities. We use it only to fulfill the request it belongs to. We do not sell it or use it for advertising.':
    '{{name}} traite les informations de santé comme l’exigent la loi américaine HIPAA (Health Insurance Portability and Accountability Act) et les accords conclus avec les établissements. Nous les utilisons uniquement pour exécuter la demande dont elles relèvent. Nous ne les vendons pas et ne les utilisons pas à des fins publicitaires.',
  'What we keep': 'Ce que nous conservons',
  'For an account: name, email address, phone number if you provide one, your preferences, unfinished requests, and the contacts of requests that you submitted.':
    'Pour un compte : le nom, l’adresse courriel, le numéro de téléphone si vous en fournissez un, vos préférences, les demandes inachevées et les contacts des demandes que vous avez soumises.',
  'For a request: the patient’s name and date of birth, the last four digits of the Social Security number if you provide them, contact details of the firms involved, messages, and the documents.':
    'Pour une demande : le nom et la date de naissance du patient, les quatre derniers chiffres du numéro de sécurité sociale américain (SSN) si vous les fournissez, les coordonnées des cabinets et entreprises concernés, les messages et les documents.',
  'For a payment: amount, time and the payment provider’s reference. Only the payment provider stores card and bank numbers.':
    'Pour un paiement : le montant, l’heure et la référence du prestataire de paiement. Seul le prestataire de paiement conserve les numéros de carte et de compte bancaire.',
  'For access and changes: when requests and documents were opened or changed, and from which IP address. HIPAA requires this record.':
    'Pour les accès et les modifications : quand et depuis quelle adresse IP des demandes et des documents ont été ouverts ou modifiés. HIPAA exige ce registre.',
  'Who can see it': 'Qui peut les voir',
  'The staff who fulfill the request, anyone who has its Order ID and verification code, and the account that submitted it. Our hosting, payment and messaging providers process data for us under agreements that require the same care. We share data with authorities only where the law requires it.':
    'Le personnel qui exécute la demande, toute personne qui détient son numéro de commande et son code de vérification, et le compte qui l’a soumise. Nos prestataires d’hébergement, de paiement et de messagerie traitent des données pour nous en vertu d’accords qui exigent le même soin. Nous communiquons des données aux autorités uniquement lorsque la loi l’exige.',
  'How it is protected': 'Comment elles sont protégées',
  'Data is encrypted in transit and at rest. Every upload is scanned for malware. Access is limited by role, staff are signed out when idle, and every access is recorded. Emails and text messages do not name patients, but they show the order ID that you chose.':
    'Les données sont chiffrées en transit et au repos. Chaque fichier téléversé est analysé contre les logiciels malveillants. L’accès est limité selon le rôle, la session du personnel est fermée en cas d’inactivité, et chaque accès est enregistré. Les courriels et les SMS ne nomment aucun patient, mais ils indiquent le numéro de commande que vous avez choisi.',
  'In your browser': 'Dans votre navigateur',
  'The portal uses no tracking and no advertising cookies. Your browser stores your session, your language and display preferences, an unfinished request until you close the tab, and the requests you opened recently. Signing out removes them.':
    'Le portail n’utilise ni pistage ni cookies publicitaires. Votre navigateur conserve votre session, vos préférences de langue et d’affichage, une demande inachevée jusqu’à ce que vous fermiez l’onglet, et les demandes que vous avez ouvertes récemment. La déconnexion les supprime.',
  'How long it is kept': 'Combien de temps elles sont conservées',
  'We keep requests and their documents for as long as the law and the agreements with the facilities require, and then delete them. Unfinished requests in your account are deleted after 30 days. Contacts in your address book are deleted after two years without use.':
    'Nous conservons les demandes et leurs documents aussi longtemps que l’exigent la loi et les accords conclus avec les établissements, puis nous les supprimons. Les demandes inachevées de votre compte sont supprimées après 30 jours. Les contacts de votre carnet d’adresses sont supprimés après deux ans sans utilisation.',
  'Your rights': 'Vos droits',
  'You may ask what we keep about you, have errors corrected, and receive a copy. Patients may ask which of their information was disclosed and to whom. If a breach affects you, we notify you without delay.':
    'Vous pouvez demander ce que nous conservons à votre sujet, faire corriger des erreurs et en recevoir une copie. Les patients peuvent demander quelles informations les concernant ont été divulguées et à qui. Si une violation de données vous touche, nous vous en informons sans délai.',
  'Terms of Service': 'Conditions d’utilisation',
  'What the service is': 'Ce qu’est le service',
  '{{name}} accepts requests for copies of medical records from law firms and copy services, obtains the records, and makes the documents available for download. It does not give legal or medical advice.':
    '{{name}} reçoit de cabinets d’avocats et de services de reprographie des demandes de copies de dossiers médicaux, obtient les dossiers et met les documents à disposition au téléchargement. Il ne donne aucun conseil juridique ni médical.',
  'Who may use it': 'Qui peut l’utiliser',
  'You may request records only with a valid authorization, subpoena or other legal basis, and only for the purpose it states. By submitting a request, you confirm that you have this legal basis and that the information you enter is accurate.':
    'Vous ne pouvez demander des dossiers qu’avec une autorisation valable, une assignation à produire (subpoena) ou un autre fondement juridique, et seulement pour la finalité qu’il indique. En soumettant une demande, vous confirmez que vous disposez de ce fondement juridique et que les informations que vous saisissez sont exactes.',
  'Keep your password and verification codes private. Anyone who has a request’s Order ID and verification code can see it. Tell us right away if you believe someone else has used your account.':
    'Gardez pour vous votre mot de passe et vos codes de vérification. Quiconque a le numéro de commande et le code de vérification d’une demande peut la voir. Prévenez-nous immédiatement si vous pensez qu’une autre personne a utilisé votre compte.',
  'Fees and payment': 'Frais et paiement',
  'Each request has a processing fee, which we show before you pay. Documents and invoices may cost extra. You see each amount before you agree to it. A payment provider processes payments. Card and bank details do not pass through our servers.':
    'Chaque demande comporte des frais de traitement, qui sont affichés avant que vous ne payiez. Les documents et les factures peuvent entraîner des frais supplémentaires ; vous voyez chaque montant avant de l’accepter. Les paiements sont traités par un prestataire de paiement ; les informations de carte et de banque ne passent pas par nos serveurs.',
  'The processing fee covers work that begins with your request and is not refunded when a facility has no records or declines to release them. Duplicate payments made by mistake are refunded.':
    'Les frais de traitement couvrent un travail qui commence avec votre demande et ne sont pas remboursés lorsqu’un établissement ne détient aucun dossier ou refuse de le communiquer. Les paiements effectués deux fois par erreur sont remboursés.',
  Documents: 'Documents',
  'Documents are copies of what the facility released. We do not guarantee their content. A document may be withheld for a time after upload, and you may be able to download it only once or for a limited time. Download and keep what you need.':
    'Les documents sont des copies de ce que l’établissement a communiqué. Nous ne garantissons pas leur contenu. Un document peut être retenu un certain temps après son téléversement sur le portail, et vous ne pourrez peut-être le télécharger qu’une fois ou pendant une durée limitée. Téléchargez et conservez ce dont vous avez besoin.',
  'What is not allowed': 'Ce qui n’est pas autorisé',
  'Requesting records without a legal basis or in someone else’s name.':
    'Demander des dossiers sans fondement juridique, ou en se faisant passer pour une autre personne.',
  'Uploading harmful files, or trying to access requests that are not yours.':
    'Téléverser des fichiers nuisibles, ou tenter d’accéder à des demandes qui ne sont pas les vôtres.',
  'Copying the service with automated tools, or overloading it.':
    'Copier le service avec des outils automatisés, ou le surcharger.',
  'Availability and liability': 'Disponibilité et responsabilité',
  'We work to keep the service available and announce planned interruptions when we can. To the extent the law allows, our liability is limited to direct damages up to the fees you paid for the request concerned.':
    'Nous nous efforçons de maintenir le service disponible et annonçons les interruptions prévues lorsque nous le pouvons. Dans la mesure où la loi le permet, notre responsabilité se limite aux dommages directs, à hauteur des frais que vous avez payés pour la demande concernée.',
  'Changes and termination': 'Modifications et résiliation',
  'This page shows the current terms. If you no longer want your account, write to us, and we disable it. We may disable an account that violates these terms. We complete requests that are paid for.':
    'Cette page présente les conditions en vigueur. Si vous ne voulez plus de votre compte, écrivez-nous et nous le désactiverons. Nous pouvons désactiver un compte qui enfreint ces conditions. Les demandes payées sont menées à terme.',
};
