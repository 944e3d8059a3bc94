import type { IncidentLetterKind } from '@portal/contract/incidents/schemas.ts';
import type { Language } from '@portal/contract/languages/languages.ts';
import { fillTemplate } from '@portal/contract/fields/localizableText.ts';

/**
 * The texts of letters about an incident, to be edited before they are issued. What only a person knows is in square
 * brackets. The letter to the patient has what 45 CFR 164.404(c)(1) requires: what happened with both days, the kinds of
 * information, what the patient can do, what we do, and how to reach us.
 */
const templates: Readonly<Record<IncidentLetterKind, Readonly<Record<Language, string>>>> = {
  patient: {
    en: `Dear {{patient}},

We are writing to tell you about an incident with your medical records.

What happened: On {{releasedOn}}, we released documents with your records to a person who should not have received them. We discovered this on {{discoveredOn}}. [Describe in plain words how it happened.]

What information was involved: [List the kinds of information, such as your name, date of birth, diagnoses, or dates of treatment. Say that no Social Security number or account number was involved, if that is so.]

What we are doing: We withdrew the documents on {{withdrawnOn}}, so nobody can open them now. We asked the person who received them to destroy or return every copy. [Describe the investigation and what you do to prevent this from happening again.]

What you can do: Look closely at the bills and statements that you get from your health plan and your providers. Tell them about services that you did not receive. You can also get a free credit report at annualcreditreport.com or at 877-322-8228. [Add other steps that fit this case, or delete this sentence.]

How to reach us: If you have questions, please call {{phone}} or write to {{email}}. [Check that the number is toll-free, or add your website or postal address.]

We are sorry that this happened.`,
    es: `Estimado/a {{patient}}:

Le escribimos para informarle de un incidente con su expediente médico.

Qué ocurrió: El {{releasedOn}} entregamos documentos con su expediente a una persona que no debía recibirlos. Lo descubrimos el {{discoveredOn}}. [Describa con palabras sencillas cómo ocurrió.]

Qué información estuvo involucrada: [Enumere los tipos de información, como su nombre, fecha de nacimiento, diagnósticos o fechas de tratamiento. Indique que no estuvo involucrado ningún número de Seguro Social ni de cuenta, si es así.]

Qué estamos haciendo: Retiramos los documentos el {{withdrawnOn}}, de modo que ya nadie puede abrirlos. Pedimos a la persona que los recibió que destruya o devuelva todas las copias. [Describa la investigación y lo que hace para que no vuelva a ocurrir.]

Qué puede hacer usted: Revise con atención las facturas y los estados de cuenta de su plan de salud y de sus proveedores. Infórmeles de los servicios que no recibió. También puede obtener un informe de crédito gratuito en annualcreditreport.com o en el 877-322-8228. [Agregue otros pasos que correspondan a este caso o elimine esta oración.]

Cómo comunicarse con nosotros: Si tiene preguntas, llame al {{phone}} o escriba a {{email}}. [Compruebe que el número sea gratuito o agregue su sitio web o dirección postal.]

Lamentamos lo ocurrido.`,
    fr: `Bonjour {{patient}},

Nous vous écrivons au sujet d’un incident concernant votre dossier médical.

Ce qui s’est passé : le {{releasedOn}}, nous avons communiqué des documents de votre dossier à une personne qui n’aurait pas dû les recevoir. Nous l’avons découvert le {{discoveredOn}}. [Décrivez simplement comment cela s’est produit.]

Informations concernées : [Énumérez les types d’informations, par exemple votre nom, votre date de naissance, des diagnostics ou des dates de soins. Indiquez qu’aucun numéro de sécurité sociale américain ni de compte n’est concerné, si c’est le cas.]

Ce que nous faisons : nous avons retiré les documents le {{withdrawnOn}} ; plus personne ne peut les ouvrir. Nous avons demandé à la personne qui les a reçus de détruire ou de renvoyer toutes les copies. [Décrivez l’enquête et ce que vous faites pour que cela ne se reproduise pas.]

Ce que vous pouvez faire : examinez attentivement les factures et relevés de votre assurance santé et de vos fournisseurs de soins. Signalez-leur les services que vous n’avez pas reçus. Vous pouvez aussi obtenir un rapport de crédit gratuit sur annualcreditreport.com ou au 877-322-8228. [Ajoutez d’autres démarches adaptées à ce cas, ou supprimez cette phrase.]

Comment nous joindre : pour toute question, appelez le {{phone}} ou écrivez à {{email}}. [Vérifiez que le numéro est gratuit, ou ajoutez votre site web ou votre adresse postale.]

Nous regrettons ce qui s’est passé.`,
  },
  recipient: {
    en: `On {{releasedOn}}, we released these documents to you by mistake: {{documents}}. They contain confidential health information about a person, and you were not authorized to receive them.

Please do not read, use, copy, or share them. Federal law protects this information.

Please do one of the following within [number] days:
- destroy every copy, on paper and on every device, in email and in backups, or
- return every copy to us.

Then sign the statement below and send it to us: {{email}}. If you have questions, please call {{phone}}.

STATEMENT

I received the documents named above. I state that:
- I have destroyed or returned every copy of them, and kept none.
- I have not used them, and have not shared what they say with anyone, except: ______________________

Name: ______________________________

Signature: ______________________________

Date: ______________________________`,
    es: `El {{releasedOn}} le entregamos por error estos documentos: {{documents}}. Contienen información de salud confidencial sobre una persona, y usted no estaba autorizado/a a recibirlos.

No los lea, use, copie ni comparta. La ley federal protege esta información.

Haga una de estas cosas en un plazo de [número] días:
- destruya todas las copias, en papel y en todos los dispositivos, en el correo electrónico y en las copias de seguridad, o
- devuélvanos todas las copias.

Después firme la declaración siguiente y envíenosla: {{email}}. Si tiene preguntas, llame al {{phone}}.

DECLARACIÓN

Recibí los documentos mencionados. Declaro que:
- He destruido o devuelto todas las copias y no conservé ninguna.
- No los he usado ni he compartido su contenido con nadie, excepto: ______________________

Nombre: ______________________________

Firma: ______________________________

Fecha: ______________________________`,
    fr: `Le {{releasedOn}}, nous vous avons communiqué ces documents par erreur : {{documents}}. Ils contiennent des informations de santé confidentielles sur une personne, et vous n’étiez pas autorisé(e) à les recevoir.

Veuillez ne pas les lire, les utiliser, les copier ni les partager. La loi fédérale protège ces informations.

Veuillez, dans un délai de [nombre] jours :
- détruire toutes les copies, sur papier et sur tous les appareils, dans les courriels et les sauvegardes, ou
- nous renvoyer toutes les copies.

Signez ensuite la déclaration ci-dessous et envoyez-la-nous : {{email}}. Pour toute question, appelez le {{phone}}.

DÉCLARATION

J’ai reçu les documents cités ci-dessus. Je déclare que :
- J’ai détruit ou renvoyé toutes les copies et n’en ai conservé aucune.
- Je ne les ai pas utilisés et n’ai communiqué leur contenu à personne, sauf : ______________________

Nom : ______________________________

Signature : ______________________________

Date : ______________________________`,
  },
};

/** What a template needs to know. Days are formatted for the reader. */
export interface LetterFacts {
  readonly patient: string;
  readonly documents: string;
  readonly releasedOn: string;
  readonly withdrawnOn: string;
  readonly discoveredOn: string;
  readonly phone: string;
  readonly email: string;
}

/** The text of a letter from its template. */
export function letterText(kind: IncidentLetterKind, language: Language, facts: LetterFacts): string {
  return fillTemplate(templates[kind][language], { ...facts });
}
