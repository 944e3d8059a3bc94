import { printedRows } from '../../../submissions/authorization/testing/printedRows.ts';
import type { ReadPage } from '../readFacts.ts';

/** A page of a chart that was made up. */
export interface ChartPage extends ReadPage {
  readonly lines: readonly string[];
  /** Whether it is of another patient. */
  readonly isOfStranger: boolean;
  /** Whether it names a relative, a guarantor or a referring physician. */
  readonly isMentioning: boolean;
}

interface Person {
  readonly first: string;
  readonly middle: string;
  readonly last: string;
  /** YYYY-MM-DD */
  readonly born: string;
  readonly number: string;
}

const PAGES = 200;
const STRANGERS = 10;
const MENTIONING_SHARE = 0.15;
/** Pages that go on from the page before, without a word about whose they are. */
const CONTINUED_SHARE = 0.12;

const FIRST =
  'Maria John Ana Robert Linh Fatima Carlos Grace Wei Priya Daniel Rosa Kim Tyler Aaliyah José Nguyen Peter Olga Samuel Hannah April Mark Will Dolores'.split(
    ' ',
  );
const LAST =
  "Santos,Baker,O'Neil,Garcia-Lopez,Tran,Haddad,Young,Price,Day,Nguyen,Patel,Kowalski,De Leon,Cruz,St. John,Johnson,Ruiz,Park,Le,Vang,Thao,Singh,Brown,Field,Rivera".split(
    ',',
  );
const PROVIDERS = ['Susan Lee', 'Robert Chen', 'James Park', 'Anita Rao', 'Paul Meyer', 'Olivia Grant'];
const FACILITIES = ['Valley Medical Center', 'Sierra Vista Clinic', 'St. Agnes Hospital', 'Mercy Imaging'];

/** Two hundred pages of the chart of one patient, with one page of each of ten strangers. The same for the same seed. */
export function chartPages(seed: number): {
  patient: { patientName: string; patientDob: string };
  pages: ChartPage[];
} {
  const random = randomFrom(seed);
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const two = (value: number) => String(value).padStart(2, '0');
  const day = (from: number, to: number) => `${whole(from, to)}-${two(whole(1, 12))}-${two(whole(1, 28))}`;
  const person = (last = pick(LAST)): Person => ({
    first: pick(FIRST),
    middle: pick(['', 'A', 'M', 'Elena', 'J']),
    last,
    born: day(1935, 2010),
    number: `${pick(['', '00', 'A'])}${whole(100_000, 9_999_999)}`,
  });
  const patient = person();
  const isOther = ({ first, last, born }: Person) =>
    !(first === patient.first && last === patient.last) && born !== patient.born;
  // A relative with the same last name is a stranger as well.
  const strangers = Array.from({ length: STRANGERS }, (_, index) => {
    let stranger = person(index === 0 ? patient.last : undefined);
    while (!isOther(stranger)) stranger = person(index === 0 ? patient.last : undefined);
    return stranger;
  });
  const places = new Set<number>();
  while (places.size < STRANGERS) places.add(whole(1, PAGES - 1));
  const owners = [...places].toSorted((a, b) => a - b);
  const pages = Array.from({ length: PAGES }, (_, index): ChartPage => {
    const stranger = strangers[owners.indexOf(index)];
    const isContinued = !stranger && index > 0 && random() < CONTINUED_SHARE;
    const isMentioning = random() < MENTIONING_SHARE;
    const lines = [
      ...(isContinued ? [`Page ${whole(2, 9)} of 9`] : header(stranger ?? patient)),
      ...body(),
      ...(isMentioning ? mention() : []),
      pick([
        `Electronically signed by ${pick(PROVIDERS)}, MD on ${written(day(2024, 2026))}`,
        `Printed ${written(day(2025, 2026))} by ${pick(PROVIDERS).split(' ')[1]!.toLowerCase()}`,
        `cc: Dr. ${pick(PROVIDERS)}`,
        'CONFIDENTIAL: Protected Health Information',
      ]),
    ];
    return { lines, rows: printedRows(lines), isRead: true, isOfStranger: Boolean(stranger), isMentioning };
  });
  const { first, middle, last, born } = patient;
  return {
    patient: { patientName: [first, middle, last].filter(Boolean).join(' '), patientDob: born },
    pages,
  };

  function written(iso: string): string {
    const [year = '', month = '', date = ''] = iso.split('-');
    return pick([
      `${month}/${date}/${year}`,
      `${Number(month)}/${Number(date)}/${year}`,
      `${Number(month)}/${Number(date)}/${year.slice(2)}`,
      `${year}-${month}-${date}`,
      `${month}-${date}-${year}`,
    ]);
  }

  function named({ first, middle, last }: Person): string {
    const initial = middle.slice(0, 1);
    return pick([
      `${first} ${last}`,
      `${first} ${initial ? `${initial}. ` : ''}${last}`,
      `${last}, ${first}`,
      `${last.toUpperCase()}, ${first.toUpperCase()}${initial ? ` ${initial}` : ''}`,
      `${first.toUpperCase()} ${last.toUpperCase()}`,
      `${pick(['Mr.', 'Ms.', 'Mrs.'])} ${first} ${last}`,
    ]);
  }

  function header(who: Person): string[] {
    const [name, born] = [named(who), written(who.born)];
    const comma = `${who.last.toUpperCase()}, ${who.first.toUpperCase()}${who.middle ? ` ${who.middle.slice(0, 1)}` : ''}`;
    const facility = pick(FACILITIES);
    const attending = `Attending: ${pick(PROVIDERS)} MD`;
    return pick([
      () => [facility, `Patient: ${name}   DOB: ${born}   MRN: ${who.number}`],
      () => [`Patient Name: ${name}   Date of Birth: ${born}`, attending],
      () => [`${comma}   DOB: ${born}   MRN ${who.number}   ${attending}`],
      () => [
        facility,
        `Patient Name:      ${name}`,
        `Birth date:        ${born}`,
        `Med Rec #:         ${who.number}`,
      ],
      () => [
        'Patient Name          DOB             MRN',
        `${name.padEnd(22)}${born.padEnd(16)}${who.number}`,
      ],
      () => [facility, `Name: ${name}   Acct: ${whole(1_000_000, 9_999_999)}   DOB: ${born}`],
      () => [comma, `Age: ${whole(20, 90)}   Sex: ${pick(['F', 'M'])}   Room: ${whole(1, 400)}`],
      () => [`Resident: ${name}   Room ${whole(1, 99)}`, attending],
      () => [facility, '', `RE: ${name}`, `DOB: ${born}`, '', 'Dear Colleague,'],
      () => [`Pt: ${name}   ${born}`, facility],
      () => [facility, `MRN: ${who.number}`, 'Medication Administration Record'],
      () => [`${who.last.toUpperCase()} ${who.first.toUpperCase()}`, `MRN ${who.number}   ${facility}`],
      () => ['PATIENT IDENTIFICATION', name, born],
    ])();
  }

  function body(): string[] {
    const provider = pick(PROVIDERS);
    const service = written(day(2023, 2025));
    return pick([
      () => [
        'PROGRESS NOTE',
        `Date of service: ${service}   Provider: ${provider}, MD`,
        'Subjective: The patient reports improved pain and denies fever.',
        'Patient: Alert And Oriented',
        'Assessment: Lumbar Strain, Hypertension',
        'Plan: Continue Lisinopril 10 mg daily. Return in two weeks.',
      ],
      () => [
        'LABORATORY REPORT',
        `Collected: ${service}   Ordering physician: ${provider} MD`,
        'Test Name          Result          Reference Range',
        'Hemoglobin A1c     6.1 %           4.0 - 5.6',
        'Sodium             139 mmol/L      135 - 145',
        'Specimen: Whole Blood   Status: Final',
      ],
      () => [
        'OPERATIVE REPORT',
        `Surgeon: ${provider}, MD   Assistant: ${pick(PROVIDERS)}, PA-C`,
        `Anesthesia: General   Date of procedure: ${service}`,
        'Preoperative Diagnosis: Rotator Cuff Tear',
        'The patient was placed in the beach chair position.',
      ],
      () => [
        'RADIOLOGY REPORT',
        `Exam date: ${service}   Referred by: Emergency Department`,
        'MRI Lumbar Spine Without Contrast',
        'Impression: Mild Disc Bulge At L4-L5.',
        `Radiologist: ${provider}, MD`,
      ],
      () => [
        'PATIENT EDUCATION',
        'Patient Instructions: Take With Food',
        'Patient Education: Call If Fever Persists',
        `Nurse: ${provider}, RN   Verbalized Understanding: Yes`,
        'Pharmacy Name: Central Valley Drug',
      ],
      () => [
        'BILLING STATEMENT',
        `Statement Date: ${service}   Account Number: ${whole(10_000, 99_999)}`,
        'Description          Code          Charges',
        'Office Visit Level Three     99213     $185.00',
        `Rendering Provider: ${provider} MD   Insurance: Blue Shield`,
      ],
      () => [
        'NURSING FLOWSHEET',
        'Time     BP        Pulse     Temp',
        '08:00    128/76    72        98.4',
        '12:00    131/80    75        98.6',
        `Patient Location: West Tower   Patient Class: Inpatient`,
      ],
      () => [
        'PHYSICAL THERAPY EVALUATION',
        `Therapist: ${provider}, PT   Visit date: ${service}`,
        'Patient Goals: Return To Work',
        'Range of Motion: Flexion 110 degrees. Patient tolerated treatment well.',
        'Home Exercise Program: Heel Slides, Quad Sets',
      ],
      () => [
        'DISCHARGE SUMMARY',
        `Admission date: ${service}   Discharge date: ${written(day(2023, 2025))}`,
        'Hospital Course: The patient improved with conservative treatment.',
        `Follow up with Dr. ${provider} in one week.`,
        'Condition at discharge: Stable. Patient Status: Full Code',
      ],
      () => [
        'CONSENT TO TREATMENT',
        'Patient or Legal Representative Signature: ______________   Date: ________',
        'Witness Name: ______________',
        `Interpreter: ${provider}   Language: Spanish`,
        'I understand the Notice of Privacy Practices of Valley Medical Center.',
      ],
    ])();
  }

  function mention(): string[] {
    const other = named(person());
    return pick([
      () => [`Spouse: ${other}   Phone: (559) 555-0142`],
      () => [`Guarantor: ${other}   DOB: ${written(day(1940, 1990))}`],
      () => [`Emergency contact: ${other}   Relationship: Sister`],
      () => [`Referring physician: ${pick(PROVIDERS)} MD`],
      () => [`Mother: ${other}`],
      () => [`Newborn: ${other}   Newborn DOB: ${written(day(2024, 2025))}`],
      () => [`Subscriber: ${other}   Subscriber DOB: ${written(day(1940, 1990))}`],
    ])();
  }
}

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
