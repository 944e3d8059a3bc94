import type { HelpTopic } from '../helpTopic.ts';

export const dashboardTopic: HelpTopic = {
  screen: 'Dashboard',
  purpose: 'Shows what needs work today and lists all requests. Open a request here, or take the next one.',
  questions: [
    [
      'Which request should I work on next?',
      'Choose “Start next”. It opens the most urgent request in this list that nobody is working on. It is yours until 15 minutes after your latest input.',
    ],
    [
      'What counts under “Needs Attention”?',
      'Requests that are overdue, due within 3 days, on hold, updated by the client, or pending for more than 3 days, and those whose client asks for another download.',
    ],
    [
      'How do I change many requests at once?',
      'Select up to 500 with their checkboxes. Then assign them, change their status or due date, send a message, or export them.',
    ],
    [
      'Can I keep my filters?',
      'Yes. Choose filters, columns and a sort order, open “Saved views”, and choose “Save as a new view”. You can share a view with all staff.',
    ],
  ],
  shortcuts: ['list'],
  guide: 'clerk#find-your-next-request',
};

export const searchTopic: HelpTopic = {
  screen: 'Search',
  purpose: 'Finds requests by any detail that a caller can say.',
  questions: [
    [
      'What can I search for?',
      'Patient names and dates of birth, order, case and claim numbers, invoices, payments, attorneys, firms, copy services, email addresses, phone numbers and facilities.',
    ],
    [
      'Do I have to spell a name exactly?',
      'No. Accents, capital letters and hyphens don’t matter, and the beginning of a word is enough. If there are few results, similar spellings follow.',
    ],
    [
      'Can I search for a Social Security number?',
      'No. The portal never searches for Social Security numbers.',
    ],
  ],
  guide: 'clerk#find-a-request-for-a-caller',
};

export const submissionsTopic: HelpTopic = {
  screen: 'Submissions',
  purpose: 'Lists new requests and updates that wait for a decision, oldest first.',
  questions: [
    [
      'How do I review a submission?',
      'Choose “Start review”. The documents open beside the checklist. Then choose “Approve”, “Ask for missing...” or “Reject...”.',
    ],
    [
      'What is the difference between asking and rejecting?',
      'Both ask the client for what you select. After a question, the submission stays under review with you. A rejected submission leaves this list until the client answers.',
    ],
    [
      'Someone else is reviewing it. Can I decide?',
      'Only the reviewer can decide. Choose “Take over the review” first.',
    ],
  ],
  guide: 'clerk#review-a-submission',
};

export const internalRequestTopic: HelpTopic = {
  screen: 'New Internal Request',
  purpose: 'Adds a request that reached you outside the portal, with its subpoena.',
  questions: [
    [
      'Does anyone pay the processing fee?',
      'No. The fee is recorded as settled, and the earnings in the analytics don’t include it.',
    ],
    [
      'Who is notified about it?',
      'Nobody, until you enter a contact address in the details of the request. The attorney on this form is not notified.',
    ],
    [
      'Which due date does it get?',
      'The one that you enter. If you leave it empty, the deadline rules set it.',
    ],
    ['Who can read the notes?', 'Only staff. They become a private note in the history.'],
  ],
  guide: 'clerk#add-an-internal-request',
};

export const analyticsTopic: HelpTopic = {
  screen: 'Analytics',
  purpose: 'Shows cases, earnings, invoices and due dates for a period.',
  questions: [
    [
      'Which period do the figures cover?',
      'The one that you choose at the top. Figures marked “as of now” don’t depend on it. Days are counted in UTC.',
    ],
    ['Do refunds lower the earnings?', 'Yes, on the day of the refund, also if it was made at Stripe.'],
    [
      'Why does a percentage show “N/A”?',
      'It would be a percentage of fewer than 10 requests or invoices. The numbers are below it.',
    ],
    ['Can I use the figures in a spreadsheet?', 'Yes. Choose “Export CSV”.'],
  ],
  guide: 'manager#read-the-figures-of-a-period',
};

export const paymentsTopic: HelpTopic = {
  screen: 'Payments',
  purpose: 'Lists Stripe payments that the portal couldn’t settle automatically.',
  questions: [
    [
      'What do I do with a payment in this list?',
      'Read what is wrong and the suggested action. “Retry” tries to settle it again. When someone has handled it, an admin chooses “Mark as resolved”.',
    ],
    [
      'Does “Mark as resolved” refund the payment?',
      'No. It doesn’t move any money. It records who handled the payment and how.',
    ],
    [
      'How often does the portal compare its payments with Stripe?',
      'Every hour. An admin can choose “Compare now” at any time.',
    ],
  ],
  guide: 'manager#check-payments-that-need-review',
};

export const reportsTopic: HelpTopic = {
  screen: 'Reports',
  purpose: 'Shows revenue, what is owed, how long requests took, and the work of each person.',
  questions: [
    [
      'What is behind a figure?',
      'Choose the figure. You see each payment, request or document that it counts, with a link to its request.',
    ],
    [
      'Since when is something owed?',
      'Since the invoice was sent or the document was released. “Receivables” shows what is owed today, whatever period you choose elsewhere.',
    ],
    [
      'Why are two spellings of a law firm one row?',
      'Case, spacing, punctuation and accents don’t matter. The row has the latest spelling.',
    ],
    ['Can I use the tables in a spreadsheet?', 'Yes. Each table has its own “Export CSV”.'],
  ],
  guide: 'manager#see-who-owes-money',
};

export const payoutsTopic: HelpTopic = {
  screen: 'Payments and payouts',
  purpose: 'Shows what Stripe collected, kept and sent to the bank, for matching the bank statement.',
  questions: [
    [
      'Which payments does one amount on the bank statement contain?',
      'Choose “Payouts”, then the payout with that amount. It lists its payments, refunds, disputes and fees.',
    ],
    [
      'Where is a payment from today?',
      'Transactions are copied from Stripe every hour. Bank payments follow when Stripe has received them.',
    ],
    [
      'Why does the revenue in the reports differ?',
      'Days here are in UTC, those of the reports in the time zone of the facility. An open dispute is already subtracted here, there only when it is lost. Automatic refunds are only here, checks only there.',
    ],
  ],
  guide: 'manager#match-the-bank-statement',
};
