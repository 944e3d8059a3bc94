import type { ManagementTab } from '../../management/managementTab.ts';
import type { HelpTopic } from '../helpTopic.ts';

export const managementTopics: Readonly<Record<ManagementTab, HelpTopic>> = {
  statuses: {
    screen: 'Request Statuses',
    purpose: 'Lists the statuses that a request can have.',
    questions: [
      [
        'What happens to requests when I delete their status?',
        'You choose first: move them to another status, or deactivate the status so that they keep it. Clients get no email.',
      ],
      [
        'Which statuses can’t be deleted?',
        'The portal needs “Pending”, “Completed” and “Cancelled”. If you delete “On Hold” or “Update Requested”, they are only deactivated.',
      ],
      ['When do others see my change?', 'Within a minute, also on pages that are open.'],
    ],
    guide: 'admin#change-the-statuses',
  },
  facilities: {
    screen: 'Facilities',
    purpose: 'Lists the facilities that clients and staff can choose.',
    questions: [
      [
        'How do I add many facilities at once?',
        'Choose “Add a list”. Paste one name per line, or choose a CSV file. Up to 500 fit in one list.',
      ],
      [
        'Should I add “Other”?',
        'No. Forms add it automatically, so that people can type a facility that isn’t listed.',
      ],
      [
        'What happens to the requests of a facility that I delete?',
        'They keep its name. Nobody can choose it for new requests.',
      ],
    ],
    guide: 'admin#add-your-facilities',
  },
  invoices: {
    screen: 'Invoice Options',
    purpose: 'Lists the items that staff add to invoices with one click, with their prices.',
    questions: [
      ['Does a new price change existing invoices?', 'No. Invoices keep the price that they were made with.'],
      [
        'How do I stop offering an item?',
        'Choose “Deactivate” if you may need it again. Otherwise delete it. Existing invoices keep it.',
      ],
    ],
    guide: 'admin#set-your-prices',
  },
  'redaction-reasons': {
    screen: 'Redaction reasons',
    purpose: 'Lists the reasons that staff choose from when they redact parts of pages.',
    questions: [
      [
        'Who reads a reason?',
        'Staff, and everyone who gets a packet that lists its redactions. It names the page, the reason and the legal basis, and nothing of what was redacted.',
      ],
      [
        'What happens to redactions whose reason I delete?',
        'They keep it. Nobody can choose it for new redactions.',
      ],
    ],
    guide: 'admin#check-the-rules-and-checklists',
  },
  checklist: {
    screen: 'Review Checklist',
    purpose: 'Sets what staff check when they review a submission, for each authority for release too.',
    questions: [
      [
        'Must everything be checked before an approval?',
        'No. Staff who approve without a required line of an authority must enter a reason.',
      ],
      [
        'Why can’t I delete an item?',
        'It comes with the portal. You can deactivate it, or limit it to some request types.',
      ],
      [
        'Who can change the checklists of authorities?',
        'Only admins. A decision keeps the version that it was made with.',
      ],
      [
        'How do I make a second person check a packet?',
        'An admin adds a rule under “Page Checks before a Release” and chooses the share of the requests, the number of pages, or packets with sensitive records. Without a rule there is no second check.',
      ],
    ],
    guide: 'admin#check-the-rules-and-checklists',
  },
  deadlines: {
    screen: 'Deadlines',
    purpose: 'Sets when requests are due: the rules, the holidays, what stops the clock, and the reminders.',
    questions: [
      [
        'Does a new rule move dates that are already set?',
        'Yes, those of open requests, except dates that a person set. “Preview and save” lists them before anything is saved.',
      ],
      [
        'What does “Review with counsel before use” mean?',
        'The rules come with the portal and follow public sources. Ask a lawyer whether they are right for you.',
      ],
      [
        'What happens while we wait for the client?',
        'While a request waits for the client, its due date can move. You choose here for which waits. The request is then neither due soon nor overdue.',
      ],
      ['Who can change the rules?', 'Only admins. Staff can read them.'],
    ],
    guide: 'admin#check-the-rules-and-checklists',
  },
  templates: {
    screen: 'Message Templates',
    purpose: 'Lists the texts with which staff can begin a message to a client.',
    questions: [
      [
        'What is a placeholder?',
        'A name in braces. The portal replaces it with a fact of the request, such as the order ID.',
      ],
      [
        'In which language is the message?',
        'In the language of the request. Without a text in that language, it is in English.',
      ],
      ['Do changes affect messages that were sent?', 'No. They apply to new messages only.'],
      ['Who can change templates?', 'Only admins. Staff can read them.'],
    ],
    guide: 'admin#write-message-templates',
  },
  people: {
    screen: 'People',
    purpose: 'Lists all accounts. Admins invite people, change roles and disable accounts here.',
    questions: [
      [
        'How does a colleague get an account?',
        'Choose “Invite”. The link in the invitation works for 7 days.',
      ],
      [
        'A colleague leaves. What do I do?',
        'Choose “Manage” and disable the account. The person is signed out everywhere. Nothing is deleted.',
      ],
      [
        'Someone lost their phone and can’t sign in. What do I do?',
        'Make sure who is asking. Then choose “Manage” and “Reset two-step sign-in”.',
      ],
    ],
    guide: 'admin#invite-your-colleagues',
  },
  'copy-services': {
    screen: 'Copy Services and Notices',
    purpose:
      'Sets the copy services that clients can choose, the support contact, and the notices that everyone sees.',
    questions: [
      ['Why can’t clients choose a copy service?', 'It is inactive, or it has no active location.'],
      [
        'What is the incident note for?',
        'Tell everyone on the service status page what doesn’t work now. Clear the text when it works again.',
      ],
      [
        'Can I undo a change?',
        'Yes. Choose “Restore this value” in the history. The restore is a new change in the history.',
      ],
      ['Who can change these texts?', 'Only admins. Staff can read them.'],
    ],
    guide: 'admin#set-the-support-contact',
  },
  privacy: {
    screen: 'Privacy',
    purpose:
      'Shows who received the documents of a patient, and holds requests for an accounting of disclosures and suspensions. For admins, it also has incidents and retention.',
    questions: [
      [
        'A patient asks who received their records. What do I do?',
        'Enter the patient and choose “Show disclosures”. Then choose “Record an accounting request”. The accounting is due 60 days later.',
      ],
      [
        'We sent records by mail or fax. Where do I record that?',
        'Show the disclosures of the patient and choose “Record a disclosure”.',
      ],
      [
        'What is a suspension?',
        'An agency asks you to withhold its disclosures for a time. Accountings leave them out until the suspension ends.',
      ],
      [
        'We released something to the wrong person. How much time do we have?',
        'The patient must be notified at most 60 days after the discovery. State law can be shorter. Admins see the days left under “Incidents”.',
      ],
      [
        'When are files deleted?',
        'Admins set the days after closing under “Retention”. Until then, files are kept.',
      ],
    ],
    guide: 'manager#answer-a-patient-who-asks-who-received-their-records',
  },
};
