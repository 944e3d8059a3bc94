import * as z from 'zod/mini';
import { isCalendarDay, latestDayOnEarth } from '../../fields/dates.ts';
import { atMost, checkAcrossFields, DAY_LENGTH, optionalText } from '../../fields/fields.ts';
import { type AuthorityField, authorityKinds, fieldsOfAuthority } from './authorityKinds.ts';

/** A calendar day, YYYY-MM-DD; empty or missing if unknown. */
const day = z.optional(
  z.string().check(
    atMost(DAY_LENGTH, 'Please enter a valid date'),
    z.refine(
      (value) => value === '' || (isCalendarDay(value) && value >= '1900-01-01'),
      'Please enter a valid date',
    ),
  ),
);

/** A day in the future has not begun anywhere on earth. */
const pastDay = day.check(
  z.refine((value) => !value || value <= latestDayOnEarth(new Date()), 'The date must not be in the future'),
);

type Facts = { readonly [Name in AuthorityField]?: unknown };

/** What must not be before what, with the message. */
const orders = [
  ['signedOn', 'expiresOn', 'The expiration date must not be before the signature'],
  ['issuedOn', 'expiresOn', 'The expiration date must not be before the issue date'],
  ['issuedOn', 'servedOn', 'The date of service must not be before the issue date'],
  ['issuedOn', 'earliestProductionOn', 'The production date must not be before the issue date'],
  ['servedOn', 'earliestProductionOn', 'The production date must not be before the date of service'],
] as const;

function authorityProblems(facts: Facts): { field: AuthorityField; message: string }[] {
  return orders.flatMap(([earlier, later, message]) => {
    const [from, to] = [facts[earlier], facts[later]];
    return typeof from === 'string' && typeof to === 'string' && to !== '' && to < from
      ? [{ field: later, message }]
      : [];
  });
}

/**
 * On what authority records are released, and what is known of it. Only the kind is required. Facts that the kind does
 * not have are dropped.
 */
export const authority = z
  .object({
    kind: z.enum(authorityKinds, 'Please choose the authority for release'),
    issuingCourt: optionalText(200),
    description: optionalText(200),
    signedOn: pastDay,
    expiresOn: day,
    expiresUpon: optionalText(200),
    issuedOn: pastDay,
    servedOn: pastDay,
    consumerNoticeOn: pastDay,
    earliestProductionOn: day,
  })
  .check(checkAcrossFields<Facts>(authorityProblems), z.overwrite(knownFacts));

export type Authority = z.output<typeof authority>;

/** Drops empty facts and those of other kinds. The order of the facts is that of the kind, so that equal ones have equal texts. */
function knownFacts<Sent extends Facts & { kind: string }>(sent: Sent): Sent {
  const known = fieldsOfAuthority(sent.kind).filter((field) => sent[field]);
  return Object.fromEntries([
    ['kind', sent.kind],
    ...known.map((field) => [field, sent[field]]),
  ]) as unknown as Sent;
}
