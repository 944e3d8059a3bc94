import type { Catalog } from '../catalog.ts';

/** On what authority records are released. */
export const authority: Catalog = {
  'Kind of authority': 'Type de fondement',
  '{{who}} changed the authority for release: {{fields}}':
    '{{who}} a modifié le fondement de la communication : {{fields}}',
  'Authority for release': 'Fondement de la communication',
  'Authority for Release': 'Fondement de la communication',
  'What allows the facility to release the records. Add the dates that you know.':
    'Ce qui permet à l’établissement de communiquer les dossiers. Ajoutez les dates que vous connaissez.',
  'The checklist was not saved': 'La liste n’a pas été enregistrée',
  'Checklist: {{authority}}': 'Liste de contrôle : {{authority}}',
  'Hide lines: {{name}}': 'Masquer les lignes : {{name}}',
  'Show lines: {{name}}': 'Afficher les lignes : {{name}}',
  'Hide lines': 'Masquer les lignes',
  'Show lines': 'Afficher les lignes',
  'Pre-check: found': 'Vérification préalable : trouvé',
  'Pre-check: not found': 'Vérification préalable : non trouvé',
  'Pre-check: not readable': 'Vérification préalable : illisible',
  'Pre-check: differs by document': 'Vérification préalable : varie selon le document',
  'Save new version': 'Enregistrer une nouvelle version',
  'If you change the text of a line, staff must check it again.':
    'Si vous modifiez le texte d’une ligne, le personnel doit la vérifier de nouveau.',
  'Reviewed by counsel': 'Avec vérification par un avocat',
  'Otherwise the checklist is marked “Review with counsel before use”.':
    'Sinon, la liste porte la mention « À vérifier avec un avocat avant utilisation ».',
  Signature: 'Signature',
  'Date of the signature': 'Date de la signature',
  Expiration: 'Expiration',
  'Move line {{number}} up': 'Monter la ligne {{number}}',
  'Move line {{number}} down': 'Descendre la ligne {{number}}',
  'What is checked': 'Ce qui est vérifié',
  'The law or rule, such as 45 CFR 164.508(c)(1)(i).': 'La loi ou la règle, comme 45 CFR 164.508(c)(1)(i).',
  'About this fact of the uploaded authorization': 'À propos de cet élément de l’autorisation téléversée',
  'Failed to load the authority checklists': 'Impossible de charger les listes de contrôle des fondements',
  'Staff check these lines in the review of a request with that authority. A decision keeps the version that it was made with.':
    'Le personnel coche ces lignes lors de l’examen d’une demande ayant ce fondement. Une décision conserve la version avec laquelle elle a été prise.',
  'Version {{version}}': 'Version {{version}}',
  'Review with counsel before use': 'À vérifier avec un avocat avant utilisation',
  '{{authority}}, version {{version}}': '{{authority}}, version {{version}}',
  'Use the earlier version: {{authority}}, from before {{time}}':
    'Utiliser la version précédente : {{authority}}, d’avant le {{time}}',
  'Use the earlier version': 'Utiliser la version précédente',
  'Authority: {{authority}}': 'Fondement : {{authority}}',
  'Approved by {{name}} on {{time}}': 'Approuvée par {{name}} le {{time}}',
  'Rejected by {{name}} on {{time}}': 'Rejetée par {{name}} le {{time}}',
  'Authority for release saved': 'Fondement de la communication enregistré',
  'The authority was not saved': 'Le fondement n’a pas été enregistré',
  'On file now': 'Actuellement au dossier',
  'Save again to replace it.': 'Enregistrez de nouveau pour le remplacer.',
  'An event, such as the end of the case.': 'Un événement, comme la fin de l’affaire.',
  '{{label}}: {{value}}': '{{label}} : {{value}}',
  'Checklist version {{version}}': 'Version {{version}} de la liste',
  '{{authority}}: {{checked}} of {{total}} checked, checklist version {{version}}':
    '{{authority}} : lignes cochées {{checked}} sur {{total}}, version {{version}} de la liste',
  'Changed after the decision': 'Modifié après la décision',
  'The expiration date must not be before the signature':
    'La date d’expiration ne peut pas précéder la signature',
  'The expiration date must not be before the issue date':
    'La date d’expiration ne peut pas précéder la date d’émission',
  'The date of service must not be before the issue date':
    'La date de signification ne peut pas précéder la date d’émission',
  'The production date must not be before the issue date':
    'La date de production ne peut pas précéder la date d’émission',
  'The production date must not be before the date of service':
    'La date de production ne peut pas précéder la date de signification',
  'Please choose the authority for release': 'Veuillez choisir le fondement de la communication',
  'Please enter what is checked': 'Veuillez indiquer ce qui est vérifié',
  'Please enter the source': 'Veuillez indiquer la source',
  'Please enter at least one line': 'Veuillez saisir au moins une ligne',
  'Please enter at most 20 lines': 'Veuillez saisir au plus 20 lignes',
  'Patient authorization': 'Autorisation du patient',
  Subpoena: 'Assignation à produire (subpoena)',
  'Court order': 'Ordonnance judiciaire',
  'Patient’s own request': 'Demande du patient lui-même',
  'Issuing court': 'Tribunal émetteur',
  'Description of the authority': 'Description du fondement',
  'Signed on': 'Signée le',
  'Expires on': 'Expire le',
  'Expires upon': 'Expire lors de',
  'Issued on': 'Émise le',
  'Served on': 'Signifiée le',
  'Consumer notice served on': 'Avis au consommateur signifié le',
  'Earliest production date': 'Production permise à partir du',
  'Source to be confirmed by counsel': 'Source à confirmer par un avocat',
  'Names the patient of this request': 'Nomme le patient de cette demande',
  'Has the patient’s date of birth': 'Indique la date de naissance du patient',
  'Describes the records specifically': 'Décrit précisément les dossiers',
  'Names who may release the records': 'Nomme qui peut communiquer les dossiers',
  'Names who may receive the records': 'Nomme qui peut recevoir les dossiers',
  'States the purpose, or “at the request of the individual”':
    'Indique la finalité, ou « à la demande de la personne »',
  'Has an expiration date or event that has not passed':
    'A une date ou un événement d’expiration qui n’est pas passé',
  'Is signed by the patient or a representative': 'Est signée par le patient ou un représentant',
  'Has the date of the signature': 'Indique la date de la signature',
  'States the representative’s authority, if one signed':
    'Indique la qualité du représentant, si l’un d’eux a signé',
  'Has the statements about revoking, conditions, and redisclosure':
    'Contient les mentions sur la révocation, les conditions et la redivulgation',
  'Is handwritten or in 14-point type, and separate from other text':
    'Est manuscrite ou en caractères de 14 points, et séparée de tout autre texte',
  'Is issued by a court clerk or an attorney of record': 'Est émise par un greffier ou un avocat au dossier',
  'Names the court and the case': 'Nomme le tribunal et l’affaire',
  'Describes the records, and is directed to their custodian':
    'Décrit les dossiers et s’adresse à leur gardien (custodian of records)',
  'Was served by personal delivery, on a known date':
    'A été signifiée par remise en personne, à une date connue',
  'Has proof of the notice to the consumer or employee, or a written authorization':
    'Contient la preuve de l’avis au consommateur ou à l’employé, ou une autorisation écrite',
  'No motion to quash or objection is known': 'Aucune requête en annulation ni objection n’est connue',
  'Has satisfactory assurance of notice or of a qualified protective order':
    'Contient une assurance satisfaisante qu’un avis a été donné ou qu’une ordonnance de protection conforme à HIPAA (qualified protective order) a été demandée',
  'The production date is at least 20 days after issuance and 15 days after service':
    'La date de production est au moins 20 jours après l’émission et 15 jours après la signification',
  'The copies can be delivered within 15 days after receipt, or at the agreed time':
    'Les copies peuvent être remises dans les 15 jours suivant la réception, ou au moment convenu',
  'Substance use records: a court order under 42 CFR part 2 or the patient’s consent is attached':
    'Dossiers sur l’usage de substances : une ordonnance au titre de 42 CFR partie 2 ou le consentement du patient est joint',
  'Is an order of a court or an administrative tribunal':
    'Est une ordonnance d’un tribunal judiciaire ou administratif',
  'Names the patient of this request and the provider':
    'Nomme le patient de cette demande et le fournisseur de soins',
  'Only the records that the order expressly authorizes are released':
    'Seuls les dossiers que l’ordonnance autorise expressément sont communiqués',
  'Is signed, and was not stayed, changed, or withdrawn':
    'Est signée et n’a pas été suspendue, modifiée ni retirée',
  'Substance use records: the order was entered under 42 CFR part 2, subpart E':
    'Dossiers sur l’usage de substances : l’ordonnance a été rendue au titre de 42 CFR partie 2, sous-partie E',
  'Substance use records: a subpoena or similar mandate compels the release':
    'Dossiers sur l’usage de substances : une assignation à produire (subpoena) ou un mandat similaire oblige à la communication',
  'Is written, signed, and specifies the records': 'Est écrite, signée et précise les dossiers',
  'The identity of the person who asks is verified': 'L’identité de la personne qui demande est vérifiée',
  'The representative’s authority is shown, if one asks':
    'La qualité du représentant est établie, si l’un d’eux fait la demande',
  'A copy for someone else: is signed, and names the person and where to send it':
    'Une copie pour une autre personne : est signée et nomme la personne et le lieu d’envoi',
  'Psychotherapy notes and records made for legal proceedings are left out':
    'Les notes de psychothérapie et les dossiers établis pour des procédures sont exclus',
  'The copies can be sent within 15 days after receipt':
    'Les copies peuvent être envoyées dans les 15 jours suivant la réception',
  'Names the injured worker, the claim, and the date of injury':
    'Nomme le travailleur blessé, la réclamation et la date de la blessure',
  'Comes from a party to the claim, its insurer, or the appeals board':
    'Provient d’une partie à la réclamation, de son assureur ou de la commission d’appel',
  'A workers’ compensation law authorizes the release':
    'Une loi sur les accidents du travail autorise la communication',
  'Only the records that this law needs are released':
    'Seuls les dossiers nécessaires au titre de cette loi sont communiqués',
  'With a subpoena: the notice of the records that it seeks was given':
    'Avec une assignation à produire (subpoena) : l’avis des dossiers demandés a été donné',
  'Without a subpoena: a signed authorization is attached if the law does not authorize the release':
    'Sans assignation à produire (subpoena) : une autorisation signée est jointe si la loi n’autorise pas la communication',
  'The law that permits or requires the release is known':
    'La loi qui permet ou exige la communication est connue',
  'The identity and authority of the person who asks are verified':
    'L’identité et la qualité de la personne qui demande sont vérifiées',
  'Only the minimum necessary is released, unless the law requires more':
    'Seul le minimum nécessaire est communiqué, sauf si la loi exige davantage',
  'Counsel agreed to the release': 'Un avocat a approuvé la communication',
  '{{name}} changed this checklist on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} a modifié cette liste le {{at}}. Rechargez pour la voir, ou réessayez pour la remplacer.',
  'Another line already has this text.': 'Une autre ligne a déjà ce texte.',
  'Someone else changed the authority for release.':
    'Une autre personne a modifié le fondement de la communication.',
  'Approved on {{day}}': 'Approuvée le {{day}}',
  'Rejected on {{day}}': 'Rejetée le {{day}}',
  '{{name}} just changed the authority for release. Please check it first.':
    '{{name}} vient de modifier le fondement de la communication. Veuillez d’abord le vérifier.',
};
