import { z } from 'zod'
import { Role } from '#contract/access.ts'
import { endpoint } from '#contract/endpoint.ts'
import { email, foldName, idParams, moment, optional, searchText, text } from '#contract/field.ts'
import { Pagination, paging } from '#contract/page.ts'
import { words } from '#contract/words.ts'
import { msg, t } from '#domain/locale/translate.ts'
import {
  Acknowledgement,
  ChangePassword,
  personName,
  UsernameSignIn,
  withPassword,
} from './account.ts'
import { Language } from './language.ts'
import { orPendingSignIn } from './second-factor.ts'

export const Administrator = z.object({
  _id: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** The language of messages to the administrator. */
  language: Language.schema,
  role: Role.schema,
  avatar: z.string().nullable(),
  isActive: z.boolean(),
  lastLogin: moment.nullable(),
  /** The rights of the role, so that screens can hide actions without a table of their own. */
  may: z.array(z.string()),
})
export type Administrator = z.infer<typeof Administrator>

export const AdministratorProfile = z.strictObject({
  firstName: personName.optional(),
  lastName: personName.optional(),
  email: email.optional(),
  language: Language.schema.optional(),
})

const one = z.object({ admin: Administrator })
/** The reply to a sign-in. */
export const AdministratorSession = z.object({ token: z.string(), admin: Administrator })

/** An administrator in the list for superadmins. */
export const AdministratorRow = Administrator.omit({ may: true }).extend({
  /** Whether the administrator was invited and has not set a password yet. */
  isInvited: z.boolean(),
  createdAt: moment,
})
export type AdministratorRow = z.infer<typeof AdministratorRow>

const row = z.object({ administrator: AdministratorRow })

const username = text(40)
  .transform(foldName)
  .pipe(
    z.string().regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]{2,}$/u, {
      error: () => t('Use at least 3 characters: letters, digits, dots, hyphens or underscores.'),
    }),
  )

export const AdministratorStatus = words({ active: msg('Active'), inactive: msg('Inactive') })

export const Invitation = z.strictObject({
  username,
  email,
  firstName: personName,
  lastName: personName,
  role: Role.schema,
})

export const administrator = {
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    summary: 'Sign in as an administrator',
    body: UsernameSignIn,
    reply: orPendingSignIn(AdministratorSession),
  }),
  profile: endpoint({
    method: 'GET',
    path: '/auth/profile',
    access: 'self.change',
    summary: 'Get the signed-in administrator',
    reply: one,
  }),
  changeProfile: endpoint({
    method: 'PUT',
    path: '/auth/profile',
    access: 'self.change',
    summary: 'Change name, email and language of the signed-in administrator',
    body: AdministratorProfile.extend(withPassword),
    reply: one,
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/auth/change-password',
    access: 'self.change',
    stepUp: 'with-factor',
    summary: 'Change the password; other sessions end',
    body: ChangePassword,
    reply: Acknowledgement,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout',
    access: 'self.change',
    summary: 'End this session',
    reply: Acknowledgement,
  }),
  list: endpoint({
    method: 'GET',
    path: '/administrators',
    access: 'administrator.change',
    summary: 'List administrators by name',
    query: z.strictObject({
      ...paging(20),
      search: searchText,
      role: optional(Role.schema),
      status: optional(AdministratorStatus.schema),
    }),
    reply: z.object({ administrators: z.array(AdministratorRow), pagination: Pagination }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/administrators/:id',
    access: 'administrator.change',
    summary: 'Get one administrator',
    params: idParams,
    reply: row,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/administrators',
    access: 'administrator.change',
    stepUp: true,
    summary: 'Add an administrator, who is sent a link to set the first password',
    body: Invitation,
    reply: row,
    status: 201,
  }),
  inviteAgain: endpoint({
    method: 'POST',
    path: '/administrators/:id/invitation',
    access: 'administrator.change',
    stepUp: true,
    summary: 'Send the link to set a password again; the earlier link stops working',
    params: idParams,
    reply: Acknowledgement,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/administrators/:id',
    access: 'administrator.change',
    stepUp: true,
    summary: 'Change the role, or deactivate: a deactivated administrator is signed out at once',
    params: idParams,
    body: z.strictObject({ role: Role.schema.optional(), isActive: z.boolean().optional() }),
    reply: row,
  }),
}
