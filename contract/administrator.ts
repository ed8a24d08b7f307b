import { z } from 'zod'
import { Role } from './access.ts'
import { Acknowledgement, ChangePassword, personName, UsernameSignIn } from './account.ts'
import { endpoint } from './endpoint.ts'
import { email, moment } from './field.ts'

export const Administrator = z.object({
  _id: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: Role.schema,
  avatar: z.string().nullable(),
  isActive: z.boolean(),
  lastLogin: moment.nullable(),
  /** The rights of the role, so that a screen hides what it cannot do without its own table. */
  may: z.array(z.string()),
})
export type Administrator = z.infer<typeof Administrator>

export const AdministratorProfile = z.strictObject({
  firstName: personName.optional(),
  lastName: personName.optional(),
  email: email.optional(),
})

const one = z.object({ admin: Administrator })

export const administrator = {
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    summary: 'Sign in as an administrator',
    body: UsernameSignIn,
    reply: z.object({ token: z.string(), admin: Administrator }),
  }),
  profile: endpoint({
    method: 'GET',
    path: '/auth/profile',
    access: 'self.change',
    summary: 'The signed-in administrator',
    reply: one,
  }),
  changeProfile: endpoint({
    method: 'PUT',
    path: '/auth/profile',
    access: 'self.change',
    summary: 'Change name and email of the signed-in administrator',
    body: AdministratorProfile,
    reply: one,
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/auth/change-password',
    access: 'self.change',
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
}
