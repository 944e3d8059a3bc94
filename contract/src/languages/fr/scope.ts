import type { Catalog } from '../catalog.ts';

/** The scope of a request: dates of service, sensitive records, and narrowing it. */
export const scope: Catalog = {
  'Scope of records': 'Étendue du dossier',
  'Say exactly what you need. Without dates of service, we may have to ask. Optional.':
    'Indiquez exactement ce dont vous avez besoin. Sans dates de soins, nous devrons peut-être vous les demander. Facultatif.',
  'Dates of service': 'Dates de soins',
  'Not stated': 'Sans indication',
  'All dates': 'Toutes les dates',
  'Date ranges': 'Périodes',
  'Date range {{number}}': 'Période {{number}}',
  'Remove date range {{number}}': 'Retirer la période {{number}}',
  'Add date range': 'Ajouter une période',
  'You can add at most 10 date ranges.': 'Vous pouvez ajouter au plus 10 périodes.',
  'Add at most 10 date ranges': 'Ajoutez au plus 10 périodes',
  'Choose all dates or date ranges, not both': 'Choisissez toutes les dates ou des périodes, pas les deux',
  'Choose all dates or date ranges': 'Choisissez toutes les dates ou des périodes',
  'Add at least one date range': 'Ajoutez au moins une période',
  'Enter the first day': 'Saisissez le premier jour',
  'Enter the last day': 'Saisissez le dernier jour',
  'The last day can’t be before the first day': 'Le dernier jour ne peut pas précéder le premier',
  'Dates of service can’t be in the future': 'Les dates de soins ne peuvent pas être dans le futur',
  'Dates of service can’t be before the date of birth':
    'Les dates de soins ne peuvent pas précéder la date de naissance',
  '{{from}} to {{to}}': 'Du {{from}} au {{to}}',
  Include: 'Inclure',
  'Such as emergency room records or billing.': 'Par exemple, les dossiers des urgences ou la facturation.',
  Exclude: 'Exclure',
  'Such as pharmacy records.': 'Par exemple, les dossiers de pharmacie.',
  'Delivery format': 'Format de remise',
  'Choose a delivery format': 'Choisissez un format de remise',
  'No preference': 'Sans préférence',
  'Electronic (PDF)': 'Électronique (PDF)',
  Paper: 'Papier',
  'CD or DVD': 'CD ou DVD',
  'Certified copies': 'Copies certifiées',
  Rush: 'Urgent',
  'We try to process it first.': 'Nous essayons de la traiter en premier.',
  'Claim number': 'Numéro de réclamation',
  'Matter number': 'Numéro de dossier du cabinet',
  'Case caption': 'Intitulé de l’affaire',
  'Case number': 'Numéro d’affaire',
  Court: 'Tribunal',
  'Sensitive records': 'Dossiers sensibles',
  'We release these records only if you ask for them here, each with its own authorization.':
    'Nous ne communiquons ces dossiers que si vous les demandez ici, chacun avec sa propre autorisation.',
  'Include, exclude, delivery format': 'Inclure, exclure, format de remise',
  'Case references': 'Références de l’affaire',
  '{{count}} filled': 'renseignés : {{count}}',
  '{{count}} selected': 'sélectionnés : {{count}}',
  'Authorization for: {{category}}': 'Autorisation pour : {{category}}',
  'authorization in the subpoena packet': 'autorisation dans le dossier d’assignation (subpoena)',
  '{{category}} ({{authorization}})': '{{category}} ({{authorization}})',
  'Psychotherapy notes': 'Notes de psychothérapie',
  'Substance use disorder treatment': 'Traitement des troubles liés à l’usage de substances',
  'HIV test results': 'Résultats de tests VIH',
  'Genetic test results': 'Résultats de tests génétiques',
  'Choose the authorization for these records, or clear the checkbox':
    'Choisissez l’autorisation pour ces dossiers, ou décochez la case',
  'Choose one of the uploaded authorizations': 'Choisissez l’une des autorisations téléversées',
  'The authorization for psychotherapy notes can’t cover other records. Upload a separate one.':
    'L’autorisation pour les notes de psychothérapie ne peut pas couvrir d’autres dossiers. Téléversez-en une distincte.',
  'The dates must be within the current dates': 'Les dates doivent être comprises dans les dates actuelles',
  'You can only add to what is excluded, each on a new line':
    'Vous pouvez seulement compléter ce qui est exclu, chaque élément sur une nouvelle ligne',
  'You can only remove sensitive categories': 'Vous pouvez seulement retirer des catégories sensibles',
  'This can’t be changed by narrowing the scope': 'Cela ne peut pas être modifié en réduisant l’étendue',
  'Message in this request': 'Message dans cette demande',
  'The notice of 42 CFR 2.32 and a description of the consent accompany every document that you release for this request.':
    'L’avis de 42 CFR 2.32 et une description du consentement accompagnent chaque document que vous communiquez pour cette demande.',
  'The client asked for substance use records. The notice of 42 CFR 2.32 is released with the documents.':
    'Le client a demandé des dossiers sur l’usage de substances. L’avis de 42 CFR 2.32 est communiqué avec les documents.',
  'Notice of 42 CFR 2.32': 'Avis de 42 CFR 2.32',
  'Notice for substance use records': 'Avis pour les dossiers sur l’usage de substances',
  'The consent is in the subpoena packet. The scope of records below says what was asked for.':
    'Le consentement se trouve dans le dossier d’assignation (subpoena). L’étendue du dossier, ci-dessous, indique ce qui a été demandé.',
  'The consent is “{{file}}”. The scope of records below says what was asked for.':
    'Le consentement est « {{file}} ». L’étendue du dossier, ci-dessous, indique ce qui a été demandé.',
  'In person': 'En personne',
  'Choose how the client agreed': 'Choisissez comment le client a donné son accord',
  'The date can’t be in the future': 'La date ne peut pas être dans le futur',
  'Hide earlier versions': 'Masquer les versions précédentes',
  'Show earlier versions': 'Afficher les versions précédentes',
  'Earlier versions of the scope': 'Versions précédentes de l’étendue',
  'Version {{version}}, {{date}}': 'Version {{version}}, {{date}}',
  'Narrowed on {{date}}. Your consent: {{day}} ({{method}}). Reason: {{reason}}':
    'Réduite le {{date}}. Votre accord : {{day}} ({{method}}). Motif : {{reason}}',
  'Narrowed on {{date}} by {{name}}. The client’s consent: {{day}} ({{method}}). Reason: {{reason}}':
    'Réduite le {{date}} par {{name}}. Accord du client : {{day}} ({{method}}). Motif : {{reason}}',
  '{{who}} narrowed the scope of records to version {{version}}':
    '{{who}} a réduit l’étendue du dossier à la version {{version}}',
  'Narrow scope': 'Réduire l’étendue',
  'Scope narrowed': 'Étendue réduite',
  'The scope was not narrowed': 'L’étendue n’a pas été réduite',
  'You can only narrow the scope, with the client’s consent. The client is notified and sees both versions.':
    'Vous pouvez seulement réduire l’étendue, avec l’accord du client. Le client est averti et voit les deux versions.',
  'Excluded now': 'Exclu actuellement',
  'Also exclude': 'Exclure aussi',
  'How the client agreed': 'Comment le client a donné son accord',
  'When the client agreed': 'Quand le client a donné son accord',
  'The client can read it.': 'Le client peut le lire.',
  'This request has no scope to narrow.': 'Cette demande n’a pas d’étendue à réduire.',
  'This request is closed.': 'Cette demande est close.',
  'Nothing was narrowed. Change the dates, the categories or what is excluded.':
    'Rien n’a été réduit. Modifiez les dates, les catégories ou ce qui est exclu.',
  'Someone else narrowed the scope. Close this form and open it again to see the new one.':
    'Une autre personne a réduit l’étendue. Fermez ce formulaire et rouvrez-le pour voir la nouvelle.',
  'The scope of this request was narrowed too often.':
    'L’étendue de cette demande a été réduite trop souvent.',
  'The scope can only be narrowed': 'L’étendue peut seulement être réduite',
  'Your request now asks for fewer records': 'Votre demande porte maintenant sur moins de dossiers',
  'We narrowed the scope of your records request with your consent. Your request page shows both versions and the reason.':
    'Nous avons réduit l’étendue de votre demande de dossier avec votre accord. La page de votre demande montre les deux versions et le motif.',
  'If no one on your team agreed to it, please contact us.':
    'Si personne dans votre équipe n’a donné son accord, veuillez nous contacter.',
  'Fewer records, as agreed: order {{orderId}}': 'Moins de dossiers, comme convenu : commande {{orderId}}',
  '{{portal}}: as agreed, your request {{orderId}} now asks for fewer records. {{link}}':
    '{{portal}} : comme convenu, votre demande {{orderId}} porte maintenant sur moins de dossiers. {{link}}',
  'Needs a separate authorization that covers nothing else.':
    'Exige une autorisation distincte qui ne couvre rien d’autre.',
  'A general authorization is not enough.': 'Une autorisation générale ne suffit pas.',
  'Each disclosure needs its own written authorization.':
    'Chaque divulgation exige sa propre autorisation écrite.',
  Source: 'Source',
  Consent: 'Consentement',
  '{{category}} (no longer in the scope)': '{{category}} (ne fait plus partie de l’étendue)',
  Version: 'Version',
  'The notice of 42 CFR 2.32 could not be added, so nothing was released. Please try again in a moment.':
    'L’avis de 42 CFR 2.32 n’a pas pu être ajouté : rien n’a été communiqué. Réessayez dans un instant.',
  'These records are no longer in the scope. Documents that were released earlier may have them.':
    'Ces dossiers ne font plus partie de l’étendue. Les documents communiqués auparavant peuvent en contenir.',
  'Notice for Substance Use Records': 'Avis pour les dossiers sur l’usage de substances',
  'Failed to load the notice': 'Impossible de charger l’avis',
  'We release this notice with the documents of requests for substance use records. After you change it, a request gets the new version with its next release.':
    'Nous communiquons cet avis avec les documents des demandes de dossiers de troubles liés aux substances. Si vous le modifiez, une demande reçoit la nouvelle version avec la communication suivante.',
  'History of the notice': 'Historique de l’avis',
  'Documents show version {{version}}': 'Les documents indiquent la version {{version}}',
  'Show text': 'Afficher le texte',
  'Hide text': 'Masquer le texte',
  'Use the earlier version of the notice, from before {{time}}':
    'Utiliser la version précédente de l’avis, d’avant le {{time}}',
  'Notice saved': 'Avis enregistré',
  'The notice was not saved': 'L’avis n’a pas été enregistré',
  'The law that words it, such as 42 CFR 2.32(a)(1).':
    'La loi qui en fixe les termes, comme 42 CFR 2.32(a)(1).',
  'In the words of the law. A blank line starts another paragraph.':
    'Dans les termes de la loi. Une ligne vide commence un autre paragraphe.',
  'Otherwise the notice is marked “Review with counsel before use”.':
    'Sinon, l’avis porte la mention « À vérifier avec un avocat avant utilisation ».',
  '{{name}} changed this notice on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} a modifié cet avis le {{at}}. Rechargez pour le voir, ou réessayez pour le remplacer.',
  'The notice can’t show these characters: {{characters}}. Please replace them.':
    'L’avis ne peut pas afficher ces caractères : {{characters}}. Remplacez-les.',
  'Please enter the text': 'Veuillez saisir le texte',
  'Please use at most 20 paragraphs': 'Veuillez utiliser au plus 20 paragraphes',
  'Please use at most 2,000 characters in a paragraph':
    'Veuillez utiliser au plus 2 000 caractères par paragraphe',
  'Please use at most 6,000 characters': 'Veuillez utiliser au plus 6 000 caractères',
};
