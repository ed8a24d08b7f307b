import { msg } from '#domain/locale/translate.ts'
import { type WordOf, words } from './words.ts'

/** The kind of account a token belongs to. Each realm has its own accounts, tokens and sign-in. */
export const Realm = words({
  administrator: msg('Administrator'),
  customer: msg('Customer'),
  broker: msg('Broker'),
})
export type Realm = WordOf<typeof Realm>

/** Roles of administrators (ACC-1). */
export const Role = words({
  superadmin: msg('Super Admin'),
  admin: msg('Admin'),
  moderator: msg('Moderator'),
})
export type Role = WordOf<typeof Role>

const everyone: readonly Role[] = ['superadmin', 'admin', 'moderator']
const managers: readonly Role[] = ['superadmin', 'admin']

const superadmins: readonly Role[] = ['superadmin']

/**
 * The table of rights (ACC-1). Moderators read and review (listings, KYC, tickets, flags, drafts of
 * pages). Deletion, plans, money, imports, exports and changes of people need an admin or
 * superadmin; administrators are managed by superadmins alone.
 */
export const rights = {
  'self.change': everyone,
  'property.read': everyone,
  'property.review': everyone,
  'property.change': managers,
  'property.remove': managers,
  'property.import': managers,
  'broker.read': everyone,
  'broker.review': everyone,
  'broker.change': managers,
  'broker.remove': managers,
  'customer.read': managers,
  'customer.change': managers,
  'customer.remove': managers,
  'location.read': everyone,
  'location.change': managers,
  'interest.read': everyone,
  'interest.change': managers,
  'page.read': everyone,
  'page.draft': everyone,
  'page.publish': managers,
  'subscription.read': managers,
  'subscription.change': managers,
  'report.read': everyone,
  'revenue.read': managers,
  'message.read': managers,
  'message.resend': managers,
  'message.change': managers,
  'ticket.read': everyone,
  'ticket.change': everyone,
  'flag.read': everyone,
  'flag.change': everyone,
  'review.read': everyone,
  'review.change': everyone,
  'audit.read': everyone,
  'approval.decide': managers,
  'job.read': managers,
  'job.run': managers,
  'record.import': managers,
  'record.export': managers,
  'partner.read': managers,
  'partner.change': managers,
  'administrator.change': superadmins,
  'factor.reset': superadmins,
} as const satisfies Record<string, readonly Role[]>

export type Right = keyof typeof rights

/**
 * What an endpoint requires of its caller: nothing, a customer, a broker, or an administrator's
 * right.
 */
export type Access = 'public' | 'customer' | 'broker' | Right

/** Whether a role has a right. */
export function hasRight(role: Role, right: Right): boolean {
  return (rights[right] as readonly Role[]).includes(role)
}

/** Returns the realm whose token grants an access; `undefined` for public ones. */
export function realmOf(access: Access): Realm | undefined {
  if (access === 'public') return undefined
  return access === 'customer' || access === 'broker' ? access : 'administrator'
}
