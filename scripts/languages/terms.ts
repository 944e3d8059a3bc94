/** How one English term is worded in the other languages. */
export interface Term {
  /** In the English text, as a whole word in any case. */
  readonly term: RegExp;
  readonly es?: Wording;
  readonly fr?: Wording;
}

export interface Wording {
  /** The beginning of the word to use, in lower case. */
  readonly use: string;
  /** Words for it that are not used. They are right in texts without the term. */
  readonly not: RegExp;
  /** Texts in which such a word means something else, with the reason. */
  readonly except?: Readonly<Record<string, string>>;
}

/** A document that is kept back for a time is not left out. */
const KEPT_BACK = {
  'Documents are copies of what the facility released. We do not guarantee their content. A document may be withheld for a time after upload, and you may be able to download it only once or for a limited time. Download and keep what you need.':
    'It is kept back for a time.',
};

/** One term for a concept. docs/glossary.md has the English ones. */
export const terms: readonly Term[] = [
  {
    term: /order IDs?/,
    es: { use: 'número de orden', not: /pedido/ },
    fr: { use: 'numéro de commande', not: /identifiant de commande|n° d’ordre/ },
  },
  {
    term: /facilit(?:y|ies)/,
    es: { use: 'centro', not: /instalaci[oó]n|establecimiento/ },
    fr: { use: 'établissement', not: /centre médical/ },
  },
  {
    term: /subpoenas?/,
    es: {
      use: 'citaci',
      not: /orden judicial|requerimiento/,
      except: {
        'Court order, subpoena, or other legal process': 'It names a court order beside the subpoena.',
      },
    },
  },
  {
    term: /accountings?/,
    es: { use: 'informe', not: /registro|contabilidad/ },
    fr: { use: 'relevé', not: /\bregistre|comptabilité/ },
  },
  { term: /embargo(?:es)?/, es: { use: 'período de espera', not: /embargo/ } },
  {
    term: /emails?/,
    es: {
      use: 'corre',
      not: /\be-?mail/,
      except: {
        'The identity of the Function App needs the role Communication and Email Service Owner.':
          'It is the name of a role in Azure.',
      },
    },
    fr: {
      use: 'courriel',
      not: /e-?mails?\b|\bmél\b/,
      except: {
        'The identity of the Function App needs the role Communication and Email Service Owner.':
          'It is the name of a role in Azure.',
      },
    },
  },
  { term: /text messages?/, es: { use: 'mensajes de texto', not: /\bsms\b/ } },
  { term: /copy services?/, fr: { use: 'service de reprographie', not: /service de copie/ } },
  {
    term: /checklists?/,
    es: { use: 'lista de verificación', not: /lista de control/ },
    fr: { use: 'liste de contrôle', not: /liste de vérification|check-?list/ },
  },
  { term: /counsel/, es: { use: 'abogado', not: /asesor/ }, fr: { use: 'avocat', not: /conseil(?!le)/ } },
  {
    term: /waived?|waives/,
    es: { use: 'condon', not: /exent|dispens|renunci/ },
    fr: { use: 'renonc', not: /dispens|exonér/ },
  },
  {
    term: /withhold|withholds|withheld/,
    es: { use: 'omit', not: /retien|reten/, except: KEPT_BACK },
    fr: { use: 'omet', not: /retien|reten/, except: KEPT_BACK },
  },
  { term: /overdue/, es: { use: 'atrasad', not: /vencid/ }, fr: { use: 'retard', not: /périmé|échu/ } },
  {
    term: /refund(?:s|ed)?/,
    es: { use: 'reembols', not: /devoluci|devolver/ },
    fr: { use: 'rembours', not: /\bristourne|remise d’argent/ },
  },
  {
    term: /disputes?/,
    es: { use: 'disputa', not: /litigio|controversia/ },
    fr: {
      use: 'contestation',
      not: /litige/,
      except: {
        'Respond in the Stripe Dashboard, under Disputes, before the evidence is due.':
          'It is the label in Stripe.',
        'Respond in the Stripe Dashboard, under Disputes, before the evidence is due. Do not refund the payment.':
          'It is the label in Stripe.',
      },
    },
  },
  {
    term: /virus scan/,
    es: { use: 'análisis de virus', not: /escane/ },
    fr: { use: 'analyse antivirus', not: /scan\b/ },
  },
  {
    term: /download windows?/,
    es: { use: 'plazo de descarga', not: /ventana/ },
    fr: { use: 'période de téléchargement', not: /fenêtre/ },
  },
  {
    term: /verification codes?/,
    es: { use: 'código de verificación', not: /clave/ },
    fr: { use: 'code de vérification', not: /code de confirmation/ },
  },
  { term: /holidays?/, es: { use: 'feriado', not: /festivo/ }, fr: { use: 'jour', not: /vacances/ } },
  {
    term: /releases?|released/,
    es: { use: 'entreg', not: /public(?:ad|ar|amos)|liberad/ },
    fr: { use: 'communi', not: /mis(?:e|es)? à disposition|publi(?:é|er)|remis/ },
  },
  {
    term: /uploads?|uploaded/,
    es: { use: 'carg', not: /\bsub(?:ir|ido|ida|e|a)\b/ },
    fr: {
      use: 'téléver',
      not: /télécharg(?:er|ez) (?:vers|sur)|\bcharg(?:er|ez|é) (?:le|un|votre) (?:fichier|document)/,
    },
  },
  { term: /submissions?/, fr: { use: 'soumission', not: /dépôt/ } },
  { term: /amounts?/, es: { use: 'monto', not: /importe/ }, fr: { use: 'montant', not: /somme d’argent/ } },
  {
    term: /authority for release/,
    es: { use: 'fundamento', not: /base legal|autoridad/ },
    fr: { use: 'fondement', not: /base légale|autorité/ },
  },
  {
    term: /assignees?|assigned to/,
    es: { use: 'asign', not: /encargad/ },
    fr: { use: 'attribu', not: /assigné|affecté/ },
  },
  {
    term: /rejects?|rejected/,
    es: { use: 'rechaz', not: /denegad|declinad/ },
    fr: { use: 'reje', not: /refus/ },
  },
  {
    term: /someone else/,
    es: { use: 'otra persona', not: /alguien más/ },
    fr: { use: 'une autre personne', not: /quelqu’un d’autre/ },
  },
  {
    term: /unfinished/,
    es: { use: 'sin terminar', not: /inconclus|incomplet/ },
    fr: { use: 'inachev', not: /non termin|incompl/ },
  },
  { term: /scope/, es: { use: 'alcance', not: /ámbito/ }, fr: { use: 'étendue', not: /portée|périmètre/ } },
  {
    term: /staff/,
    es: { use: 'personal', not: /empleados/ },
    fr: { use: 'personnel', not: /employés|équipe/ },
  },
  {
    term: /claim numbers?/,
    es: { use: 'reclamo', not: /reclamaci|siniestro/ },
    fr: { use: 'réclamation', not: /sinistre/ },
  },
  { term: /on hold/, es: { use: 'espera', not: /suspendid/ } },
  {
    term: /clearing/,
    es: { use: 'proceso', not: /compensaci/ },
    fr: { use: 'compensation', not: /en attente de la banque|règlement en cours/ },
  },
  { term: /failed to/, fr: { use: 'impossible', not: /échec (?:de|du|lors)/ } },
  { term: /quick[- ]add items?/, es: { use: 'concepto frecuente', not: /artículo/ } },
];
