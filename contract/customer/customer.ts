import { z } from 'zod'
import {
  Acknowledgement,
  ChangePassword,
  checkRegistration,
  EmailSignIn,
  newPasswordFields,
  personName,
  withPassword,
} from '#contract/account/account.ts'
import { Language } from '#contract/account/language.ts'
import { orPendingSignIn } from '#contract/account/second-factor.ts'
import { version } from '#contract/crud.ts'
import { endpoint } from '#contract/endpoint.ts'
import {
  clearable,
  createdDays,
  email,
  idParams,
  ids,
  moment,
  optional,
  phone,
  searchText,
  text,
} from '#contract/field.ts'
import { Pagination, paging } from '#contract/page.ts'
import { PropertyType } from '#contract/property/vocabulary.ts'
import { Touches } from '#contract/touch.ts'
import { type WordOf, words } from '#contract/words.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { maxRupees } from '#domain/money/max-rupees.ts'
import { CustomerSeen, CustomerSort, CustomerStats, CustomerVerified } from './list.ts'

export const CustomerStatus = words({
  active: msg('Active'),
  inactive: msg('Inactive'),
  blocked: msg('Blocked'),
})
export type CustomerStatus = WordOf<typeof CustomerStatus>
export const CustomerSource = words({
  web: msg('Web'),
  mobile: msg('Mobile'),
  referral: msg('Referral'),
  social: msg('Social'),
})
export const Gender = words({ male: msg('Male'), female: msg('Female'), other: msg('Other') })

const named = z.object({ name: z.string() })

export const Customer = z.object({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  whatsapp: z.string().nullable(),
  /** The language of messages to the customer. */
  language: Language.schema,
  dateOfBirth: z.string().nullable(),
  gender: Gender.schema.nullable(),
  source: CustomerSource.schema,
  status: CustomerStatus.schema,
  isVerified: z.boolean(),
  interests: z.array(named),
  preferredLocations: z.array(named),
  budgetRange: z.object({ min: z.number(), max: z.number() }),
  propertyType: z.array(z.string()),
  /** The share of the seven checks of CUS-1, 0 to 100, computed by the server. */
  profileCompletion: z.number(),
  createdAt: moment,
  lastActive: moment.nullable(),
})
export type Customer = z.infer<typeof Customer>

/** A customer as the back office sees one. */
export const CustomerRecord = Customer.extend({ version: z.number() })
export type CustomerRecord = z.infer<typeof CustomerRecord>

export const CustomerRegistration = z
  .strictObject({
    firstName: personName,
    lastName: personName,
    phone,
    email,
    ...newPasswordFields,
    touches: Touches,
  })
  .superRefine(checkRegistration)

const budget = z
  .strictObject({
    min: z.number().int().min(0).max(maxRupees),
    max: z.number().int().min(0).max(maxRupees),
  })
  .refine((value) => value.max === 0 || value.min <= value.max, {
    error: () => t('The minimum budget is above the maximum.'),
    path: ['min'],
  })

// An item is a name or an object with one (API-8).
const chosen = z.union([text(120), z.object({ name: text(120) }).transform((item) => item.name)])

/** Under 18 is refused: a minor cannot consent (CUS-4). */
const dateOfBirth = z.iso.date({ error: () => t('Please enter a date.') }).refine(
  (value) => {
    const adult = new Date(value)
    adult.setUTCFullYear(adult.getUTCFullYear() + 18)
    return value >= '1900-01-01' && adult <= new Date()
  },
  { error: () => t('You must be at least 18 years old.') },
)

/** The fields that saving a profile may include; the others keep their value (API-2). */
export const CustomerProfile = z.strictObject({
  firstName: personName.optional(),
  lastName: personName.optional(),
  email: email.optional(),
  phone: phone.optional(),
  whatsapp: clearable(phone),
  language: Language.schema.optional(),
  dateOfBirth: clearable(dateOfBirth),
  gender: clearable(Gender.schema),
  interests: z.array(chosen).max(40).optional(),
  preferredLocations: z.array(chosen).max(40).optional(),
  budgetRange: budget.optional(),
  propertyType: z.array(PropertyType.schema).max(PropertyType.keys.length).optional(),
})

/** A customer added by an administrator; the customer sets the password through a link (ACC-2). */
export const CustomerDraft = z.strictObject({
  firstName: personName,
  lastName: personName,
  email,
  phone,
  whatsapp: clearable(phone),
  source: optional(CustomerSource.schema).default('web'),
})

/** The fields that an administrator may change; the others keep their value (API-2). */
export const CustomerChange = z.strictObject({
  firstName: personName.optional(),
  lastName: personName.optional(),
  email: email.optional(),
  phone: phone.optional(),
  whatsapp: clearable(phone),
  dateOfBirth: clearable(dateOfBirth),
  gender: clearable(Gender.schema),
  source: CustomerSource.schema.optional(),
  isVerified: z.boolean().optional(),
  version,
})

export const CustomerListQuery = z.strictObject({
  ...paging(10),
  search: searchText,
  status: optional(CustomerStatus.schema),
  source: optional(CustomerSource.schema),
  verified: optional(CustomerVerified.schema),
  seen: optional(CustomerSeen.schema),
  ...createdDays,
  sort: CustomerSort.schema.default('joined-desc'),
  ids,
})

const one = z.object({ customer: Customer })
const record = z.object({ customer: CustomerRecord })
/** The reply to a sign-in. */
export const CustomerSession = z.object({ token: z.string(), customer: Customer })

export const customer = {
  register: endpoint({
    method: 'POST',
    path: '/customer-auth/register',
    access: 'public',
    summary: 'Register a customer and sign in',
    body: CustomerRegistration,
    reply: CustomerSession,
    status: 201,
  }),
  login: endpoint({
    method: 'POST',
    path: '/customer-auth/login',
    access: 'public',
    summary: 'Sign in as a customer',
    body: EmailSignIn,
    reply: orPendingSignIn(CustomerSession),
  }),
  profile: endpoint({
    method: 'GET',
    path: '/customer-auth/profile',
    access: 'customer',
    summary: 'Get the signed-in customer',
    reply: one,
  }),
  changeProfile: endpoint({
    method: 'PUT',
    path: '/customer-auth/profile',
    access: 'customer',
    summary: 'Change the given fields of the profile',
    body: CustomerProfile.extend(withPassword),
    reply: one,
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/customer-auth/change-password',
    access: 'customer',
    stepUp: 'with-factor',
    summary: 'Change the password; other sessions end',
    body: ChangePassword,
    reply: Acknowledgement,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/customer-auth/logout',
    access: 'customer',
    summary: 'End this session',
    reply: Acknowledgement,
  }),
  list: endpoint({
    method: 'GET',
    path: '/customers',
    access: 'customer.read',
    summary: 'List customers, newest first by default',
    query: CustomerListQuery,
    reply: z.object({ customers: z.array(CustomerRecord), pagination: Pagination }),
  }),
  stats: endpoint({
    method: 'GET',
    path: '/customers/stats/overview',
    access: 'customer.read',
    summary: 'Count customers',
    reply: z.object({ stats: CustomerStats }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/customers/:id',
    access: 'customer.read',
    summary: 'Get one customer',
    params: idParams,
    reply: record,
  }),
  create: endpoint({
    method: 'POST',
    path: '/customers',
    access: 'customer.change',
    summary: 'Add a customer, who is sent a link to set the first password',
    body: CustomerDraft,
    reply: record,
    status: 201,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/customers/:id',
    access: 'customer.change',
    summary: 'Change the given fields of a customer',
    params: idParams,
    body: CustomerChange,
    reply: record,
  }),
  changeStatus: endpoint({
    method: 'PATCH',
    path: '/customers/:id/status',
    access: 'customer.change',
    summary: 'Change the status; a customer who is no longer active is signed out at once',
    params: idParams,
    body: z.strictObject({
      status: CustomerStatus.schema,
      reason: optional(text(500)),
      /** The status shown on screen: refused where it has changed since. */
      decidedOn: CustomerStatus.schema.optional(),
    }),
    reply: record,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/customers/:id',
    access: 'customer.remove',
    stepUp: true,
    summary: 'Delete a customer who has sent no inquiries',
    params: idParams,
    reply: Acknowledgement,
  }),
}
