import { type WordOf, words } from '#contract/words.ts'
import { msg } from '#domain/locale/translate.ts'

/** The role of a member in an agency; each agency has one owner. */
export const AgencyRole = words({
  owner: msg('Owner'),
  manager: msg('Manager'),
  agent: msg('Agent'),
})
export type AgencyRole = WordOf<typeof AgencyRole>

/** Roles that can be given; ownership is handed over. */
export const GivenRole = words({
  manager: msg('Manager'),
  agent: msg('Agent'),
})
export type GivenRole = WordOf<typeof GivenRole>

/** How a new lead of a member is assigned. */
export const AssignRule = words({
  none: msg('Nobody, we assign by hand'),
  'in-turn': msg('Members in turn'),
  locality: msg('Members who work in the locality'),
  listing: msg('The member whose listing it is'),
})
export type AssignRule = WordOf<typeof AssignRule>

/** Returns whether a role manages the agency: its members and all their leads. */
export function manages(role: AgencyRole): boolean {
  return role === 'owner' || role === 'manager'
}
