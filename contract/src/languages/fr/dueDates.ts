import type { Catalog } from '../catalog.ts';

/** Why a request is due on its date, pauses of the clock, and the earliest production date. */
export const dueDates: Catalog = {
  'Set by a person. The deadline rules do not move it.':
    'Fixée par une personne. Les règles d’échéance ne la déplacent pas.',
  'not before {{day}}, the earliest production date':
    'pas avant le {{day}}, date la plus proche permise pour la production',
  '{{reasons}} → {{day}}': '{{reasons}} → {{day}}',
  '{{rule}} (rush)': '{{rule}} (urgent)',
  '{{days}} after submission on {{day}}': '{{days}} après la soumission du {{day}}',
  '{{days}} after submission on {{day}}, because the service date is not known':
    '{{days}} après la soumission du {{day}}, car la date de signification n’est pas connue',
  '{{days}} after service on {{day}}': '{{days}} après la signification du {{day}}',
  '{{days}} after submission on {{day}}, because the fee is not paid yet':
    '{{days}} après la soumission du {{day}}, car les frais ne sont pas encore payés',
  '{{days}} after receipt of the fee on {{day}}': '{{days}} après la réception des frais le {{day}}',
  '1 business day': '1 jour ouvrable',
  '{{days}} business days': '{{days}} jours ouvrables',
  '1 day': '1 jour',
  '{{days}} days': '{{days}} jours',
  'paused 1 day': '1 jour de pause',
  'paused {{days}} days': '{{days}} jours de pause',
  '{{day}} is a holiday ({{name}})': 'le {{day}} est férié ({{name}})',
  '{{day}} is on a weekend': 'le {{day}} tombe en fin de semaine',
  '{{days}} are on a weekend': 'tombent une fin de semaine : {{days}}',
  'Waiting for the client since {{day}}: we rejected the submission. The due date moves until they answer.':
    'En attente du client depuis le {{day}} : nous avons rejeté la soumission. L’échéance est repoussée jusqu’à sa réponse.',
  'Waiting for the client since {{day}}: we asked for what is missing. The due date moves until they answer.':
    'En attente du client depuis le {{day}} : nous avons demandé ce qui manque. L’échéance est repoussée jusqu’à sa réponse.',
  'Waiting for the client since {{day}}: the fee is not paid. The due date moves until they pay.':
    'En attente du client depuis le {{day}} : les frais ne sont pas payés. L’échéance est repoussée jusqu’à son paiement.',
  'We’ve been waiting for your answer since {{day}}. The expected date moves until you answer.':
    'Nous attendons votre réponse depuis le {{day}}. La date prévue est repoussée jusqu’à votre réponse.',
  'We’ve been waiting for your payment since {{day}}. The expected date moves until you pay.':
    'Nous attendons votre paiement depuis le {{day}}. La date prévue est repoussée jusqu’à votre paiement.',
  'If they pay today, it is due {{day}}.': 'S’il paie aujourd’hui, l’échéance est le {{day}}.',
  'If they answer today, it is due {{day}}.': 'S’il répond aujourd’hui, l’échéance est le {{day}}.',
  'If you pay today, expect the records by {{day}}.':
    'Si vous payez aujourd’hui, vous devriez recevoir le dossier au plus tard le {{day}}.',
  'If you answer today, expect the records by {{day}}.':
    'Si vous répondez aujourd’hui, vous devriez recevoir le dossier au plus tard le {{day}}.',
  'Expected by {{day}}': 'Prévu au plus tard le {{day}}',
  Paused: 'En pause',
  'Why this date?': 'Pourquoi cette date ?',
  'Source: {{source}}': 'Source : {{source}}',
  'Use the calculated date': 'Utiliser la date calculée',
  'The deadline rules replace the date that a person set. Holidays and waiting for the client move it again.':
    'Les règles d’échéance remplacent la date fixée par une personne. Les jours fériés et l’attente du client la déplacent de nouveau.',
  'The due date was not changed': 'L’échéance n’a pas été modifiée',
  'Calculated date restored: from {{from}} to {{to}}': 'Date calculée rétablie : {{from}} → {{to}}',
  'The deadline rules do not apply to this request':
    'Les règles d’échéance ne s’appliquent pas à cette demande',
  'Earliest production date: {{day}}': 'Production permise à partir du {{day}}',
  '{{name}} released documents earlier on {{time}}':
    '{{name}} a communiqué des documents plus tôt, le {{time}}',
  'These records may not be produced before {{day}} ({{source}}). To release them earlier, give a reason.':
    'Ces dossiers ne peuvent pas être produits avant le {{day}} ({{source}}). Pour les communiquer plus tôt, indiquez un motif.',
  'These records may not be produced before {{day}}. To release them earlier, give a reason.':
    'Ces dossiers ne peuvent pas être produits avant le {{day}}. Pour les communiquer plus tôt, indiquez un motif.',
  'Reason for the early release': 'Motif de la communication anticipée',
  'The portal moved the due date from {{from}} to {{to}}':
    'Le portail a déplacé l’échéance : {{from}} → {{to}}',
  '{{who}} added {{files}} before the earliest production date':
    '{{who}} a ajouté {{files}} avant la date la plus proche permise pour la production',
  'Leave empty to use the deadline rules.': 'Laissez vide pour appliquer les règles d’échéance.',
  'We are working on your request and will write to you.':
    'Nous travaillons sur votre demande et nous vous écrirons.',
  'If you pay today, we’ll continue and write to you.':
    'Si vous payez aujourd’hui, nous continuerons et nous vous écrirons.',
  'If you answer today, we’ll continue and write to you.':
    'Si vous répondez aujourd’hui, nous continuerons et nous vous écrirons.',
  'It was due before it arrived on {{day}}. The client sees no date.':
    'Elle était due avant son arrivée le {{day}}. Le client ne voit aucune date.',
  'It was due before it arrived on {{day}}: {{reason}}. The client sees no date.':
    'Elle était due avant son arrivée le {{day}} : {{reason}}. Le client ne voit aucune date.',
  'Due before it arrived': 'Due avant son arrivée',
  'Clients see the expected date on the request page. We don’t email them about it.':
    'Les clients voient la date prévue sur la page de la demande. Nous ne leur envoyons pas de courriel à ce sujet.',
};
