import * as z from 'zod/mini';
import { admins, operation } from '../../endpoint.ts';
import { instant, numberInQuery } from '../../fields/fields.ts';
import { email } from '../schemas/person.ts';
import { role, userId } from '../schemas/user.ts';
import { roles } from '../catalogs/roles.ts';

/** `invited`: has not accepted the invitation yet. `disabled`: cannot sign in. */
const accountStates = ['active', 'invited', 'disabled'] as const;

export const accountState = z.enum(accountStates);

export type AccountState = z.output<typeof accountState>;

/** An account as admins see it. */
export const personView = z.object({
  userId,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role,
  state: accountState,
  twoStep: z.boolean(),
  createdAt: instant,
  lastSignInAt: z.nullable(instant),
});

export type PersonView = z.output<typeof personView>;

const MAX_PEOPLE = 50;
const page = z._default(numberInQuery(1, 1000), 1);
const limit = z._default(numberInQuery(1, MAX_PEOPLE), 20);

export const listUsers = operation({
  function: 'manageUsers',
  method: 'GET',
  summary: 'Lists accounts by name or address, newest first. `search` matches word prefixes.',
  access: admins,
  query: z.object({
    search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
    role: z._default(z.enum([...roles, 'all']), 'all'),
    state: z._default(z.enum([...accountStates, 'all']), 'all'),
    page,
    limit,
  }),
  data: z.object({
    users: z.array(personView),
    pagination: z.object({ page: z.int(), limit: z.int(), hasNext: z.boolean(), hasPrev: z.boolean() }),
  }),
});

export const inviteUser = operation({
  function: 'manageUsers',
  method: 'POST',
  status: 201,
  summary:
    'Invites a person by email to join with a role. `isDelayed`: emails take longer than usual at the moment. `inviteUrl` is only returned by a portal on one machine.',
  access: admins,
  body: z.object({ email, role }),
  data: z.object({
    user: personView,
    isDelayed: z.optional(z.boolean()),
    inviteUrl: z.optional(z.string()),
  }),
});

export const changeUser = operation({
  function: 'manageUsers',
  method: 'PUT',
  summary:
    'Changes the role of an account, disables or enables it, ends its sessions, resets its second step, or resends its invitation (`isDelayed`: emails take longer than usual at the moment). The last active admin cannot be removed.',
  access: admins,
  body: z.discriminatedUnion('action', [
    z.object({ action: z.literal('set-role'), userId, role }),
    z.object({ action: z.literal('disable'), userId }),
    z.object({ action: z.literal('enable'), userId }),
    z.object({ action: z.literal('resend'), userId }),
    z.object({ action: z.literal('end-sessions'), userId }),
    z.object({ action: z.literal('reset-two-step'), userId }),
  ]),
  data: z.object({
    user: personView,
    isDelayed: z.optional(z.boolean()),
    inviteUrl: z.optional(z.string()),
  }),
});
