import { type WordOf, words } from './words.ts'

/** Whose session a token belongs to. Each realm has its own accounts, tokens and sign-in. */
export const Realm = words({
  administrator: 'Administrator',
  customer: 'Customer',
  broker: 'Broker',
})
export type Realm = WordOf<typeof Realm>

/** Roles of administrators (ACC-1). */
export const Role = words({ superadmin: 'Super Admin', admin: 'Admin', moderator: 'Moderator' })
export type Role = WordOf<typeof Role>

const everyone: readonly Role[] = ['superadmin', 'admin', 'moderator']
const managers: readonly Role[] = ['superadmin', 'admin']

const superadmins: readonly Role[] = ['superadmin']

/**
 * The one table of rights (ACC-1). A moderator reads and reviews (listings, KYC, tickets, flags,
 * drafts of pages); deletion, plans, money, imports, exports and changes of people belong to admin
 * and superadmin; administrators to superadmins alone.
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
  'record.import': managers,
  'record.export': managers,
  'administrator.change': superadmins,
} as const satisfies Record<string, readonly Role[]>

export type Right = keyof typeof rights

/**
 * What an endpoint asks of its caller: nothing, a customer, a broker, or an administrator's right.
 */
export type Access = 'public' | 'customer' | 'broker' | Right

/** Says whether a role holds a right. */
export function hasRight(role: Role, right: Right): boolean {
  return (rights[right] as readonly Role[]).includes(role)
}

/** The realm whose token opens an access; `undefined` for public ones. */
export function realmOf(access: Access): Realm | undefined {
  if (access === 'public') return undefined
  return access === 'customer' || access === 'broker' ? access : 'administrator'
}
