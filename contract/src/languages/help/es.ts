import type { Catalog } from '../catalog.ts';

/** The help of staff, in the order of the screens. The terms are those of es.ts. */
export const helpEs: Catalog = {
  // The panel.
  'Help: {{screen}}': 'Ayuda: {{screen}}',
  'Close the help': 'Cerrar la ayuda',
  'Common questions': 'Preguntas frecuentes',
  'You turned the shortcuts off.': 'Desactivó los atajos.',
  Guide: 'Guía',
  'Each step of your work, with pictures. In English.': 'Cada paso de su trabajo, con imágenes. En inglés.',
  'Guide for clerks (new tab)': 'Guía para el personal (pestaña nueva)',
  'Guide for admins (new tab)': 'Guía para administradores (pestaña nueva)',
  'Guide for managers (new tab)': 'Guía para responsables (pestaña nueva)',

  // Dashboard.
  'Shows what needs work today and lists all requests. Open a request here, or take the next one.':
    'Muestra lo que hay que hacer hoy y la lista de todas las solicitudes. Abra aquí una solicitud o tome la siguiente.',
  'Which request should I work on next?': '¿En qué solicitud trabajo ahora?',
  'Choose “Start next”. It opens the most urgent request in this list that nobody is working on. It is yours until 15 minutes after your latest input.':
    'Elija “Comenzar la siguiente”. Abre la solicitud más urgente de esta lista en la que nadie trabaja. Es suya hasta 15 minutos después de su última acción.',
  'What counts under “Needs Attention”?': '¿Qué se cuenta en “Requieren atención”?',
  'Requests that are overdue, due within 3 days, on hold, updated by the client, or pending for more than 3 days, and those whose client asks for another download.':
    'Las solicitudes atrasadas, las que tienen la fecha límite dentro de 3 días o menos, las que están en espera, las que actualizó el cliente y las pendientes desde hace más de 3 días. También aquellas cuyo cliente pide otra descarga.',
  'How do I change many requests at once?': '¿Cómo cambio muchas solicitudes a la vez?',
  'Select up to 500 with their checkboxes. Then assign them, change their status or due date, send a message, or export them.':
    'Seleccione hasta 500 con sus casillas. Después puede asignarlas, cambiar su estado o su fecha límite, enviar un mensaje o exportarlas.',
  'Can I keep my filters?': '¿Puedo guardar mis filtros?',
  'Yes. Choose filters, columns and a sort order, open “Saved views”, and choose “Save as a new view”. You can share a view with all staff.':
    'Sí. Elija filtros, columnas y un orden, abra “Vistas guardadas” y elija “Guardar como vista nueva”. Puede compartir una vista con todo el personal.',

  // Search.
  'Finds requests by any detail that a caller can say.':
    'Encuentra solicitudes por cualquier dato que diga quien llama.',
  'What can I search for?': '¿Qué puedo buscar?',
  'Patient names and dates of birth, order, case and claim numbers, invoices, payments, attorneys, firms, copy services, email addresses, phone numbers and facilities.':
    'Nombres y fechas de nacimiento de pacientes, números de orden, de caso y de reclamo, facturas, pagos, abogados, bufetes, servicios de copias, direcciones de correo electrónico, teléfonos y centros médicos.',
  'Do I have to spell a name exactly?': '¿Tengo que escribir el nombre exacto?',
  'No. Accents, capital letters and hyphens don’t matter, and the beginning of a word is enough. If there are few results, similar spellings follow.':
    'No. Los acentos, las mayúsculas y los guiones no importan, y basta el comienzo de una palabra. Si hay pocos resultados, siguen los de escritura parecida.',
  'Can I search for a Social Security number?': '¿Puedo buscar un número de Seguro Social?',
  'No. The portal never searches for Social Security numbers.':
    'No. El portal nunca busca números de Seguro Social.',

  // Submissions.
  'Lists new requests and updates that wait for a decision, oldest first.':
    'Muestra las solicitudes nuevas y las actualizaciones que esperan una decisión, primero las más antiguas.',
  'How do I review a submission?': '¿Cómo reviso un envío?',
  'Choose “Start review”. The documents open beside the checklist. Then choose “Approve”, “Ask for missing...” or “Reject...”.':
    'Elija “Iniciar la revisión”. Los documentos se abren junto a la lista de verificación. Después elija “Aprobar”, “Pedir lo que falta...” o “Rechazar...”.',
  'What is the difference between asking and rejecting?': '¿Qué diferencia hay entre preguntar y rechazar?',
  'Both ask the client for what you select. After a question, the submission stays under review with you. A rejected submission leaves this list until the client answers.':
    'En ambos casos se pide al cliente lo que usted selecciona. Después de una pregunta, el envío sigue en revisión con usted. Un envío rechazado sale de esta lista hasta que el cliente responda.',
  'Someone else is reviewing it. Can I decide?': 'Otra persona lo está revisando. ¿Puedo decidir?',
  'Only the reviewer can decide. Choose “Take over the review” first.':
    'Solo decide quien revisa. Elija primero “Hacerse cargo de la revisión”.',

  // New Internal Request.
  'Adds a request that reached you outside the portal, with its subpoena.':
    'Agrega una solicitud que le llegó fuera del portal, con su citación (subpoena).',
  'Does anyone pay the processing fee?': '¿Alguien paga la tarifa de procesamiento?',
  'No. The fee is recorded as settled, and the earnings in the analytics don’t include it.':
    'No. La tarifa se registra como saldada, y los ingresos de las estadísticas no la incluyen.',
  'Who is notified about it?': '¿A quién se notifica?',
  'Nobody, until you enter a contact address in the details of the request. The attorney on this form is not notified.':
    'A nadie, hasta que usted ingrese una dirección de contacto en los detalles de la solicitud. Al abogado de este formulario no se le notifica.',
  'Which due date does it get?': '¿Qué fecha límite recibe?',
  'The one that you enter. If you leave it empty, the deadline rules set it.':
    'La que usted ingrese. Si la deja vacía, la fijan las reglas de plazos.',
  'Who can read the notes?': '¿Quién puede leer las notas?',
  'Only staff. They become a private note in the history.':
    'Solo el personal. Quedan como nota privada en el historial.',

  // Analytics.
  'Shows cases, earnings, invoices and due dates for a period.':
    'Muestra casos, ingresos, facturas y fechas límite de un período.',
  'Which period do the figures cover?': '¿Qué período abarcan las cifras?',
  'The one that you choose at the top. Figures marked “as of now” don’t depend on it. Days are counted in UTC.':
    'El que elija arriba. Las cifras marcadas con “en este momento” no dependen de él. Los días se cuentan en UTC.',
  'Do refunds lower the earnings?': '¿Los reembolsos reducen los ingresos?',
  'Yes, on the day of the refund, also if it was made at Stripe.':
    'Sí, el día del reembolso, también si se hizo en Stripe.',
  'Shows revenue, what is owed, how long requests took, and the work of each person.':
    'Muestra los ingresos, lo que se debe, cuánto tardaron las solicitudes y el trabajo de cada persona.',
  'What is behind a figure?': '¿Qué hay detrás de una cifra?',
  'Choose the figure. You see each payment, request or document that it counts, with a link to its request.':
    'Elija la cifra. Verá cada pago, solicitud o documento que cuenta, con un enlace a su solicitud.',
  'Since when is something owed?': '¿Desde cuándo se debe algo?',
  'Since the invoice was sent or the document was released. “Receivables” shows what is owed today, whatever period you choose elsewhere.':
    'Desde que se envió la factura o se entregó el documento. “Cuentas por cobrar” muestra lo que se debe hoy, sea cual sea el período que elija en otras partes.',
  'Why are two spellings of a law firm one row?':
    '¿Por qué dos formas de escribir un bufete son una sola fila?',
  'Case, spacing, punctuation and accents don’t matter. The row has the latest spelling.':
    'No importan las mayúsculas, los espacios, la puntuación ni los acentos. La fila muestra la forma más reciente.',
  'Can I use the tables in a spreadsheet?': '¿Puedo usar las tablas en una hoja de cálculo?',
  'Yes. Each table has its own “Export CSV”.': 'Sí. Cada tabla tiene su propio “Exportar CSV”.',
  'Shows what Stripe collected, kept and sent to the bank, for matching the bank statement.':
    'Muestra lo que Stripe cobró, retuvo y envió al banco, para cotejar el estado de cuenta bancario.',
  'Which payments does one amount on the bank statement contain?':
    '¿Qué pagos contiene un monto del estado de cuenta bancario?',
  'Choose “Payouts”, then the payout with that amount. It lists its payments, refunds, disputes and fees.':
    'Elija “Transferencias” y después la transferencia con ese monto. Enumera sus pagos, reembolsos, disputas y comisiones.',
  'Where is a payment from today?': '¿Dónde está un pago de hoy?',
  'Transactions are copied from Stripe every hour. Bank payments follow when Stripe has received them.':
    'Los movimientos se copian de Stripe cada hora. Los pagos bancarios aparecen cuando Stripe los ha recibido.',
  'Why does the revenue in the reports differ?': '¿Por qué difieren los ingresos de los informes?',
  'Days here are in UTC, those of the reports in the time zone of the facility. An open dispute is already subtracted here, there only when it is lost. Automatic refunds are only here, checks only there.':
    'Aquí los días son UTC; en los informes, los de la zona horaria del centro médico. Aquí ya se resta una disputa abierta; allí, solo cuando se pierde. Los reembolsos automáticos solo están aquí; los cheques, solo allí.',
  'Why does a percentage show “N/A”?': '¿Por qué un porcentaje muestra “N/D”?',
  'It would be a percentage of fewer than 10 requests or invoices. The numbers are below it.':
    'Sería un porcentaje de menos de 10 solicitudes o facturas. Los números están debajo.',
  'Can I use the figures in a spreadsheet?': '¿Puedo usar las cifras en una hoja de cálculo?',
  'Yes. Choose “Export CSV”.': 'Sí. Elija “Exportar CSV”.',

  // Payments.
  'Lists Stripe payments that the portal couldn’t settle automatically.':
    'Muestra los pagos de Stripe que el portal no pudo conciliar automáticamente.',
  'What do I do with a payment in this list?': '¿Qué hago con un pago de esta lista?',
  'Read what is wrong and the suggested action. “Retry” tries to settle it again. When someone has handled it, an admin chooses “Mark as resolved”.':
    'Lea cuál es el problema y la acción sugerida. “Reintentar” intenta conciliarlo de nuevo. Cuando alguien se haya ocupado, un administrador elige “Marcar como resuelto”.',
  'Does “Mark as resolved” refund the payment?': '¿“Marcar como resuelto” reembolsa el pago?',
  'No. It doesn’t move any money. It records who handled the payment and how.':
    'No. No mueve dinero. Registra quién se ocupó del pago y cómo.',
  'How often does the portal compare its payments with Stripe?':
    '¿Cada cuánto compara el portal sus pagos con Stripe?',
  'Every hour. An admin can choose “Compare now” at any time.':
    'Cada hora. Un administrador puede elegir “Comparar ahora” en cualquier momento.',

  // Overview.
  'Shows what to do about this request: its review, assignment, due date and history.':
    'Muestra lo que hay que hacer con esta solicitud: la revisión, la asignación, la fecha límite y el historial.',
  'How do I answer a request?': '¿Cómo respondo una solicitud?',
  'Choose “Fulfill”. One form releases documents, sends an invoice and sets a status with a note. The client gets one message about all of it.':
    'Elija “Completar entrega”. Un solo formulario entrega documentos, envía una factura y fija un estado con una nota. El cliente recibe un mensaje sobre todo ello.',
  'Why is the request due on this day?': '¿Por qué la solicitud tiene esa fecha límite?',
  'Choose “Why this date?” to see the rule, the holidays and the pauses. A date that a person set is not moved by the rules.':
    'Elija “¿Por qué esta fecha?” para ver la regla, los días feriados y las pausas. Las reglas no mueven una fecha que fijó una persona.',
  'I left the page before I sent a form. Is my text lost?':
    'Salí de la página antes de enviar un formulario. ¿Se perdió mi texto?',
  'No. This browser tab keeps it until you send it or sign out. A notice on the page opens the form again.':
    'No. Esta pestaña del navegador lo conserva hasta que lo envíe o cierre la sesión. Un aviso en la página vuelve a abrir el formulario.',

  // Details.
  'Shows the facts of the request: patient, records, contact, and the accounts that can open it.':
    'Muestra los datos de la solicitud: el paciente, el expediente, el contacto y las cuentas que pueden abrirla.',
  'Can I correct what the client entered?': '¿Puedo corregir lo que ingresó el cliente?',
  'Yes. Choose “Edit” on the card. The activity shows who changed which fields.':
    'Sí. Elija “Editar” en la tarjeta. La actividad muestra quién cambió qué campos.',
  'The client lost the verification code. What do I do?':
    'El cliente perdió el código de verificación. ¿Qué hago?',
  'Show the code here and pass it on to the client. If someone else may know it, choose “Replace code”.':
    'Muestre aquí el código y comuníquelo al cliente. Si otra persona puede conocerlo, elija “Reemplazar código”.',
  'Can I change the scope of records?': '¿Puedo cambiar el alcance del expediente?',
  'You can narrow it, with the client’s consent. Nobody can widen it. For more records, the client submits another request.':
    'Puede reducirlo, con el consentimiento del cliente. Nadie puede ampliarlo. Para más documentos, el cliente envía otra solicitud.',

  // Documents.
  'Lists what the client sent and what you released.':
    'Muestra lo que envió el cliente y lo que usted entregó.',
  'How often can the client download a paid document?':
    '¿Cuántas veces puede descargar el cliente un documento pagado?',
  'Once, within 12 hours. Afterward you can allow one more download, or extend the window when it has ended.':
    'Una vez, en un plazo de 12 horas. Después usted puede permitir una descarga más, o ampliar el plazo cuando haya terminado.',
  'Can I change the charge or the embargo?': '¿Puedo cambiar el cargo o el período de espera?',
  'Yes, with “Change terms”, until the document is paid or downloaded.':
    'Sí, con “Cambiar condiciones”, hasta que el documento se pague o se descargue.',
  'I released the wrong document. What do I do?': 'Entregué un documento equivocado. ¿Qué hago?',
  'Choose “Withdraw”. Its links stop working at once. If it went to the wrong person, choose “Released to the wrong person” instead. That also records who opened it.':
    'Elija “Retirar”. Sus enlaces dejan de funcionar de inmediato. Si llegó a la persona equivocada, elija “Entregado a la persona equivocada”. Así también queda registrado quién lo abrió.',
  'Why can’t the client open a new document?': '¿Por qué el cliente no puede abrir un documento nuevo?',
  'It may still wait for the virus scan, or it must be paid for first. During an embargo, documents can’t be downloaded.':
    'Puede que aún espere el análisis de virus, o que haya que pagarlo primero. Durante un período de espera, los documentos no se pueden descargar.',

  // Messages.
  'One thread with the client. All staff read it and answer in it.':
    'Una sola conversación con el cliente. Todo el personal la lee y responde en ella.',
  'Does the client see my name?': '¿El cliente ve mi nombre?',
  'No. The client sees “Records staff”.': 'No. El cliente ve “El personal de expedientes”.',
  'Who can read an internal note?': '¿Quién puede leer una nota interna?',
  'Only staff. It is in the same thread, but the client never sees it.':
    'Solo el personal. Está en la misma conversación, pero el cliente nunca la ve.',
  'What does the email to the client say?': '¿Qué dice el correo al cliente?',
  'It has only a link to the request. The text of your message stays in the portal.':
    'Solo tiene un enlace a la solicitud. El texto de su mensaje queda en el portal.',
  'Can I print the thread?': '¿Puedo imprimir la conversación?',
  'Yes. Choose “Download thread” for a PDF. You choose each time whether it includes internal notes.':
    'Sí. Elija “Descargar los mensajes” para obtener un PDF. Cada vez elige si incluye las notas internas.',

  // Activity.
  'Lists what was sent about this request, and who viewed, changed or downloaded something in it.':
    'Muestra qué se envió sobre esta solicitud y quién vio, cambió o descargó algo de ella.',
  'Did an email to the client arrive?': '¿Llegó un correo al cliente?',
  'Look under “Notices”: it lists each email and text message with what became of it. If emails don’t reach someone, it also offers “Email the current status”, “Correct the address” or “Allow emails again”.':
    'Mire en “Avisos”: muestra cada correo y mensaje de texto con lo que pasó con él. Si los correos no llegan a alguien, también ofrece “Enviar el estado actual por correo”, “Corregir la dirección” o “Volver a permitir correos”.',
  'How do I find entries of one kind?': '¿Cómo encuentro las entradas de un tipo?',
  'Choose “Views”, “Changes” or “Downloads” above the list.':
    'Elija “Consultas”, “Cambios” o “Descargas” encima de la lista.',
  'Can an entry be changed or deleted?': '¿Se puede cambiar o eliminar una entrada?',
  'No. Nobody can change or delete entries here.': 'No. Aquí nadie puede cambiar ni eliminar entradas.',
  'Can I keep a copy?': '¿Puedo guardar una copia?',
  'Yes. Choose “Export CSV”. The export is an entry too.':
    'Sí. Elija “Exportar CSV”. La exportación también es una entrada.',

  // Money.
  'Shows what was charged, paid and refunded, what is owed, and the invoices.':
    'Muestra lo que se cobró, se pagó, se reembolsó y se debe, y las facturas.',
  'When does the client see an invoice?': '¿Cuándo ve el cliente una factura?',
  'After you choose “Send to Client”. Until then it is a draft that you can change or delete.':
    'Después de que elija “Enviar al cliente”. Hasta entonces es un borrador que puede cambiar o eliminar.',
  'Can I change an invoice that was sent?': '¿Puedo cambiar una factura enviada?',
  'No. Deactivate it and create another one. A paid invoice can’t be changed at all.':
    'No. Desactívela y cree otra. Una factura pagada no se puede cambiar de ninguna manera.',
  'The client paid by check. What do I do?': 'El cliente pagó con cheque. ¿Qué hago?',
  'An admin chooses “Mark as paid” at the invoice and enters the check number.':
    'Un administrador elige “Marcar como pagada” en la factura e ingresa el número del cheque.',
  'Who can refund a payment?': '¿Quién puede reembolsar un pago?',
  'Admins. They choose “Refund” at the paid invoice.':
    'Los administradores. Eligen “Reembolsar” en la factura pagada.',

  // Request Statuses.
  'Lists the statuses that a request can have.': 'Muestra los estados que puede tener una solicitud.',
  'What happens to requests when I delete their status?':
    '¿Qué pasa con las solicitudes si elimino su estado?',
  'You choose first: move them to another status, or deactivate the status so that they keep it. Clients get no email.':
    'Usted decide antes: pasarlas a otro estado, o desactivar el estado para que lo conserven. Los clientes no reciben ningún correo.',
  'Which statuses can’t be deleted?': '¿Qué estados no se pueden eliminar?',
  'The portal needs “Pending”, “Completed” and “Cancelled”. If you delete “On Hold” or “Update Requested”, they are only deactivated.':
    'El portal necesita “Pendiente”, “Completada” y “Cancelada”. Si elimina “En espera” o “Actualización solicitada”, solo se desactivan.',
  'When do others see my change?': '¿Cuándo ven los demás mi cambio?',
  'Within a minute, also on pages that are open.': 'En menos de un minuto, también en las páginas abiertas.',

  // Facilities.
  'Lists the facilities that clients and staff can choose.':
    'Muestra los centros médicos que pueden elegir los clientes y el personal.',
  'How do I add many facilities at once?': '¿Cómo agrego muchos centros médicos a la vez?',
  'Choose “Add a list”. Paste one name per line, or choose a CSV file. Up to 500 fit in one list.':
    'Elija “Agregar una lista”. Pegue un nombre por línea o elija un archivo CSV. Caben hasta 500 en una lista.',
  'Should I add “Other”?': '¿Debo agregar “Otro”?',
  'No. Forms add it automatically, so that people can type a facility that isn’t listed.':
    'No. Los formularios lo agregan automáticamente, para que se pueda ingresar un centro médico que no está en la lista.',
  'What happens to the requests of a facility that I delete?':
    '¿Qué pasa con las solicitudes de un centro médico que elimino?',
  'They keep its name. Nobody can choose it for new requests.':
    'Conservan su nombre. Nadie puede elegirlo para solicitudes nuevas.',

  // Invoice Options.
  'Lists the items that staff add to invoices with one click, with their prices.':
    'Muestra los conceptos que el personal agrega a las facturas con un clic, con sus precios.',
  'Does a new price change existing invoices?': '¿Un precio nuevo cambia las facturas existentes?',
  'No. Invoices keep the price that they were made with.':
    'No. Las facturas conservan el precio con el que se crearon.',
  'How do I stop offering an item?': '¿Cómo dejo de ofrecer un concepto?',
  'Choose “Deactivate” if you may need it again. Otherwise delete it. Existing invoices keep it.':
    'Elija “Desactivar” si puede volver a necesitarlo. Si no, elimínelo. Las facturas existentes lo conservan.',

  // Review Checklist.
  'Sets what staff check when they review a submission, for each authority for release too.':
    'Fija lo que el personal comprueba al revisar un envío, también según el fundamento de la entrega.',
  'Must everything be checked before an approval?': '¿Hay que comprobar todo antes de aprobar?',
  'No. Staff who approve without a required line of an authority must enter a reason.':
    'No. Quien aprueba sin una línea obligatoria de un fundamento debe indicar un motivo.',
  'Why can’t I delete an item?': '¿Por qué no puedo eliminar un punto?',
  'It comes with the portal. You can deactivate it, or limit it to some request types.':
    'Viene con el portal. Puede desactivarlo o limitarlo a algunos tipos de solicitud.',
  'Who can change the checklists of authorities?': '¿Quién puede cambiar las listas de los fundamentos?',
  'Only admins. A decision keeps the version that it was made with.':
    'Solo los administradores. Una decisión conserva la versión con la que se tomó.',

  // Deadlines.
  'Sets when requests are due: the rules, the holidays, what stops the clock, and the reminders.':
    'Fija la fecha límite de las solicitudes: las reglas, los días feriados, lo que detiene el plazo y los recordatorios.',
  'Does a new rule move dates that are already set?': '¿Una regla nueva mueve fechas ya fijadas?',
  'Yes, those of open requests, except dates that a person set. “Preview and save” lists them before anything is saved.':
    'Sí, las de las solicitudes abiertas, salvo las que fijó una persona. “Ver efectos y guardar” las muestra antes de guardar nada.',
  'What does “Review with counsel before use” mean?':
    '¿Qué significa “Revisar con un abogado antes de usar”?',
  'The rules come with the portal and follow public sources. Ask a lawyer whether they are right for you.':
    'Las reglas vienen con el portal y siguen fuentes públicas. Pregunte a un abogado si son correctas para usted.',
  'What happens while we wait for the client?': '¿Qué pasa mientras esperamos al cliente?',
  'While a request waits for the client, its due date can move. You choose here for which waits. The request is then neither due soon nor overdue.':
    'Mientras una solicitud espera al cliente, su fecha límite puede aplazarse. Aquí elige en qué casos. La solicitud no está entonces ni por vencer ni atrasada.',
  'Who can change the rules?': '¿Quién puede cambiar las reglas?',
  'Only admins. Staff can read them.': 'Solo los administradores. El personal puede leerlas.',

  // Message Templates.
  'Lists the texts with which staff can begin a message to a client.':
    'Muestra los textos con los que el personal puede empezar un mensaje a un cliente.',
  'What is a placeholder?': '¿Qué es un marcador?',
  'A name in braces. The portal replaces it with a fact of the request, such as the order ID.':
    'Un nombre entre llaves. El portal lo reemplaza por un dato de la solicitud, como el número de orden.',
  'In which language is the message?': '¿En qué idioma está el mensaje?',
  'In the language of the request. Without a text in that language, it is in English.':
    'En el idioma de la solicitud. Si no hay texto en ese idioma, está en inglés.',
  'Do changes affect messages that were sent?': '¿Los cambios afectan a mensajes ya enviados?',
  'No. They apply to new messages only.': 'No. Solo valen para mensajes nuevos.',
  'Who can change templates?': '¿Quién puede cambiar las plantillas?',

  // People.
  'Lists all accounts. Admins invite people, change roles and disable accounts here.':
    'Muestra todas las cuentas. Aquí los administradores invitan a personas, cambian roles y desactivan cuentas.',
  'How does a colleague get an account?': '¿Cómo obtiene una cuenta un colega?',
  'Choose “Invite”. The link in the invitation works for 7 days.':
    'Elija “Invitar”. El enlace de la invitación funciona durante 7 días.',
  'A colleague leaves. What do I do?': 'Un colega se va. ¿Qué hago?',
  'Choose “Manage” and disable the account. The person is signed out everywhere. Nothing is deleted.':
    'Elija “Administrar” y desactive la cuenta. Se cierran todas las sesiones de la persona. No se elimina nada.',
  'Someone lost their phone and can’t sign in. What do I do?':
    'Alguien perdió su teléfono y no puede iniciar sesión. ¿Qué hago?',
  'Make sure who is asking. Then choose “Manage” and “Reset two-step sign-in”.':
    'Asegúrese de quién lo pide. Después elija “Administrar” y “Restablecer verificación en dos pasos”.',

  // Copy Services and Notices.
  'Sets the copy services that clients can choose, the support contact, and the notices that everyone sees.':
    'Fija los servicios de copias que pueden elegir los clientes, el contacto de soporte y los avisos que todos ven.',
  'Why can’t clients choose a copy service?': '¿Por qué los clientes no pueden elegir un servicio de copias?',
  'It is inactive, or it has no active location.': 'Está inactivo o no tiene ninguna sucursal activa.',
  'What is the incident note for?': '¿Para qué sirve la nota de incidente?',
  'Tell everyone on the service status page what doesn’t work now. Clear the text when it works again.':
    'Informe a todos, en la página de estado del servicio, de lo que no funciona ahora. Borre el texto cuando vuelva a funcionar.',
  'Can I undo a change?': '¿Puedo deshacer un cambio?',
  'Yes. Choose “Restore this value” in the history. The restore is a new change in the history.':
    'Sí. Elija “Restaurar este valor” en el historial. La restauración es un cambio nuevo en el historial.',
  'Who can change these texts?': '¿Quién puede cambiar estos textos?',

  // Privacy.
  'Shows who received the documents of a patient, and holds requests for an accounting of disclosures and suspensions. For admins, it also has incidents and retention.':
    'Muestra quién recibió los documentos de un paciente, y contiene las solicitudes de un informe de divulgaciones y las suspensiones. Para los administradores, también los incidentes y la conservación.',
  'A patient asks who received their records. What do I do?':
    'Un paciente pregunta quién recibió su expediente. ¿Qué hago?',
  'Enter the patient and choose “Show disclosures”. Then choose “Record an accounting request”. The accounting is due 60 days later.':
    'Ingrese el paciente y elija “Mostrar divulgaciones”. Después elija “Registrar una solicitud de informe”. El informe debe entregarse a más tardar 60 días después.',
  'We sent records by mail or fax. Where do I record that?':
    'Enviamos un expediente por correo postal o por fax. ¿Dónde lo registro?',
  'Show the disclosures of the patient and choose “Record a disclosure”.':
    'Muestre las divulgaciones del paciente y elija “Registrar una divulgación”.',
  'What is a suspension?': '¿Qué es una suspensión?',
  'An agency asks you to withhold its disclosures for a time. Accountings leave them out until the suspension ends.':
    'Un organismo le pide omitir sus divulgaciones durante un tiempo. Los informes las omiten hasta que termina la suspensión.',
  'We released something to the wrong person. How much time do we have?':
    'Entregamos algo a la persona equivocada. ¿Cuánto tiempo tenemos?',
  'The patient must be notified at most 60 days after the discovery. State law can be shorter. Admins see the days left under “Incidents”.':
    'Hay que notificar al paciente a más tardar 60 días después del descubrimiento. La ley estatal puede fijar un plazo más corto. Los administradores ven los días que quedan en “Incidentes”.',
  'When are files deleted?': '¿Cuándo se eliminan los archivos?',
  'Admins set the days after closing under “Retention”. Until then, files are kept.':
    'Los administradores fijan los días después del cierre en “Conservación”. Hasta entonces, los archivos se conservan.',

  // Security.
  'Change your password and set up two-step sign-in.':
    'Cambie su contraseña y configure la verificación en dos pasos.',
  'What if I lose my phone?': '¿Y si pierdo mi teléfono?',
  'Sign in with a recovery code. Then choose “Set up again”. If you have no recovery codes, ask an admin to reset your two-step sign-in.':
    'Inicie sesión con un código de recuperación. Después elija “Volver a configurar”. Si no tiene códigos de recuperación, pida a un administrador que restablezca su verificación en dos pasos.',
  'What happens when I change my password?': '¿Qué pasa cuando cambio mi contraseña?',
  'You are signed out everywhere. Sign in again with the new password.':
    'Se cierran todas sus sesiones. Inicie sesión de nuevo con la contraseña nueva.',
  'Why was I signed out?': '¿Por qué se cerró mi sesión?',
  'Staff are signed out after 15 minutes without input, and 12 hours after they signed in at the latest.':
    'La sesión del personal se cierra tras 15 minutos sin actividad, y a más tardar 12 horas después de iniciarla.',

  // Preferences.
  'Choose your language, time zone, theme and keyboard shortcuts.':
    'Elija su idioma, su zona horaria, el tema y los atajos de teclado.',
  'Which time zone do times have?': '¿Qué zona horaria tienen las horas?',
  'That of your device, until you choose one here.': 'La de su dispositivo, hasta que elija una aquí.',
  'Do my settings apply on other devices?': '¿Mi configuración vale en otros dispositivos?',
  'Yes, wherever you sign in.': 'Sí, dondequiera que inicie sesión.',
  'Keys do things that I don’t want. What do I do?': 'Las teclas hacen cosas que no quiero. ¿Qué hago?',
  'Turn off “Keyboard shortcuts”. They never work while you type in a field.':
    'Desactive “Atajos de teclado”. Nunca funcionan mientras escribe en un campo.',

  // Notifications.
  'Choose how the portal notifies you.': 'Elija cómo le notifica el portal.',
  'What is staff notified about?': '¿Qué se notifica al personal?',
  'Updates and messages of clients, if the request is yours or nobody’s, messages for you, and due dates of your requests.':
    'Actualizaciones y mensajes de clientes, si la solicitud es suya o de nadie, mensajes para usted y fechas límite de sus solicitudes.',
  'Can I turn off all emails?': '¿Puedo desactivar todos los correos?',
  'No. You always get emails about your account, such as when your password changes.':
    'No. Siempre recibe correos sobre su cuenta, por ejemplo cuando cambia su contraseña.',

  // Profile.
  'Shows your name, phone number, job title and department.':
    'Muestra su nombre, su teléfono, su puesto y su departamento.',
  'Can I change my email address?': '¿Puedo cambiar mi dirección de correo electrónico?',
  'No. You sign in with this address.': 'No. Inicia sesión con esta dirección.',
  'Who sees my name?': '¿Quién ve mi nombre?',
  'Your colleagues. In messages, clients see “Records staff” instead.':
    'Sus colegas. En los mensajes, los clientes ven “El personal de expedientes” en su lugar.',

  // Confirm your address.
  'Confirms that the email address of your account is yours.':
    'Confirma que la dirección de correo electrónico de su cuenta es suya.',
  'How long does the link work?': '¿Cuánto tiempo funciona el enlace?',
  'For 24 hours, and only once.': '24 horas, y una sola vez.',
  'Why do I have to be signed in?': '¿Por qué tengo que haber iniciado sesión?',
  'Only the account that asked for the link can be confirmed with it.':
    'Solo se puede confirmar con él la cuenta que pidió el enlace.',
};
