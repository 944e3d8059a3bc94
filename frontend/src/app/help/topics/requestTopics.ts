import type { RequestTab } from '../../../features/desk/requestTabs.ts';
import type { HelpTopic } from '../helpTopic.ts';

export const requestTopics: Readonly<Record<RequestTab, HelpTopic>> = {
  overview: {
    screen: 'Overview',
    purpose: 'Shows what to do about this request: its review, assignment, due date and history.',
    questions: [
      [
        'How do I answer a request?',
        'Choose “Fulfill”. One form releases documents, sends an invoice and sets a status with a note. The client gets one message about all of it.',
      ],
      [
        'Why is the request due on this day?',
        'Choose “Why this date?” to see the rule, the holidays and the pauses. A date that a person set is not moved by the rules.',
      ],
      [
        'I left the page before I sent a form. Is my text lost?',
        'No. This browser tab keeps it until you send it or sign out. A notice on the page opens the form again.',
      ],
    ],
    shortcuts: ['request'],
    guide: 'clerk#fulfill-a-request',
  },
  details: {
    screen: 'Details',
    purpose: 'Shows the facts of the request: patient, records, contact, and the accounts that can open it.',
    questions: [
      [
        'Can I correct what the client entered?',
        'Yes. Choose “Edit” on the card. The activity shows who changed which fields.',
      ],
      [
        'The client lost the verification code. What do I do?',
        'Show the code here and pass it on to the client. If someone else may know it, choose “Replace code”.',
      ],
      [
        'Can I change the scope of records?',
        'You can narrow it, with the client’s consent. Nobody can widen it. For more records, the client submits another request.',
      ],
    ],
    shortcuts: ['request'],
    guide: 'clerk#correct-the-details',
  },
  documents: {
    screen: 'Documents',
    purpose: 'Lists what the client sent and what you released.',
    questions: [
      [
        'How often can the client download a paid document?',
        'Once, within 12 hours. Afterward you can allow one more download, or extend the window when it has ended.',
      ],
      [
        'Can I change the charge or the embargo?',
        'Yes, with “Change terms”, until the document is paid or downloaded.',
      ],
      [
        'I released the wrong document. What do I do?',
        'Choose “Withdraw”. Its links stop working at once. If it went to the wrong person, choose “Released to the wrong person” instead. That also records who opened it.',
      ],
      [
        'Why can’t the client open a new document?',
        'It may still wait for the virus scan, or it must be paid for first. During an embargo, documents can’t be downloaded.',
      ],
    ],
    shortcuts: ['request'],
    guide: 'clerk#fulfill-a-request',
  },
  messages: {
    screen: 'Messages',
    purpose: 'One thread with the client. All staff read it and answer in it.',
    questions: [
      ['Does the client see my name?', 'No. The client sees “Records staff”.'],
      [
        'Who can read an internal note?',
        'Only staff. It is in the same thread, but the client never sees it.',
      ],
      [
        'What does the email to the client say?',
        'It has only a link to the request. The text of your message stays in the portal.',
      ],
      [
        'Can I print the thread?',
        'Yes. Choose “Download thread” for a PDF. You choose each time whether it includes internal notes.',
      ],
    ],
    shortcuts: ['request'],
    guide: 'clerk#write-to-the-client',
  },
  activity: {
    screen: 'Activity',
    purpose: 'Lists what was sent about this request, and who viewed, changed or downloaded something in it.',
    questions: [
      [
        'Did an email to the client arrive?',
        'Look under “Notices”: it lists each email and text message with what became of it. If emails don’t reach someone, it also offers “Email the current status”, “Correct the address” or “Allow emails again”.',
      ],
      ['How do I find entries of one kind?', 'Choose “Views”, “Changes” or “Downloads” above the list.'],
      ['Can an entry be changed or deleted?', 'No. Nobody can change or delete entries here.'],
      ['Can I keep a copy?', 'Yes. Choose “Export CSV”. The export is an entry too.'],
    ],
    shortcuts: ['request'],
    guide: 'manager#see-who-did-what',
  },
  money: {
    screen: 'Money',
    purpose: 'Shows what was charged, paid and refunded, what is owed, and the invoices.',
    questions: [
      [
        'When does the client see an invoice?',
        'After you choose “Send to Client”. Until then it is a draft that you can change or delete.',
      ],
      [
        'Can I change an invoice that was sent?',
        'No. Deactivate it and create another one. A paid invoice can’t be changed at all.',
      ],
      [
        'The client paid by check. What do I do?',
        'An admin chooses “Mark as paid” at the invoice and enters the check number.',
      ],
      ['Who can refund a payment?', 'Admins. They choose “Refund” at the paid invoice.'],
    ],
    shortcuts: ['request'],
    guide: 'clerk#bill-the-client',
  },
};

export const assembleTopic: HelpTopic = {
  screen: 'Assemble records',
  purpose:
    'Makes one packet from the files of a request: you arrange their pages, and the portal builds the document.',
  questions: [
    [
      'Are my files changed?',
      'No. The portal keeps each file as it was sent and shows its SHA-256. The packet is a new document.',
    ],
    [
      'How do I arrange pages without a mouse?',
      'Go to a page with the arrow keys, and add more with Shift. Alt and an arrow key move them, R rotates them, and Delete removes them with a reason. “Show as a list” shows the pages as a table.',
    ],
    [
      'How do I hide a part of a page?',
      'Choose “Redact”, or press D, and draw a box. “Find words to redact...”, under “Find and select”, finds words on all pages with text. Confirm each box: no packet is built before. The packet has a picture of the page, without what is below the boxes.',
    ],
    [
      'How does the client get the packet?',
      'Choose “Check and release...”, look at the first page and the names, and confirm the patient. Then you release it with “Fulfill” or “Upload Documents”. If it needs a second check, another person does.',
    ],
    [
      'I released a packet with an error. What now?',
      'Correct its pages, build it again, and choose at “Check and release...” which packet it replaces, and why. If that was paid for, the new version costs nothing. If it had pages of another person, it is withdrawn at once.',
    ],
  ],
  shortcuts: ['bench'],
  guide: 'clerk#assemble-records',
};

export const checkPagesTopic: HelpTopic = {
  screen: 'Check pages',
  purpose:
    'Shows the pages of a packet one by one, with what their text says, so that no page of another patient leaves.',
  questions: [
    [
      'Which pages do I have to check?',
      'The pages to check: those that name another person, have dates outside of the order or words of sensitive records, or can’t be read. An admin can require more in the Management Center.',
    ],
    [
      'The other name is the patient’s maiden name. Do I check every page?',
      'No. Accept the name once on all pages, with the reason.',
    ],
    [
      'A page belongs to another patient. What now?',
      'Choose “Problem...” and say what it is. Then remove or redact the page in “Assemble records”, and build the packet again.',
    ],
    [
      'Why do I check a page again?',
      'It was rotated, redacted or moved to another section after the check, or its text is compared with a changed order.',
    ],
    [
      'What is the second check?',
      'For some requests, a person who did not change the pages checks the packet too, before its release. Look at the pages, choose “Check the packet”, and confirm the patient, or choose “Send back...” and say what must be corrected.',
    ],
  ],
  shortcuts: ['checks'],
  guide: 'clerk#check-the-pages',
};
