import { z } from 'zod'
import {
  Acknowledgement,
  ChangePassword,
  checkNewPassword,
  EmailSignIn,
  newPasswordFields,
  personName,
} from './account.ts'
import { endpoint } from './endpoint.ts'
import {
  clearable,
  count,
  email,
  idParams,
  moment,
  optional,
  phone,
  searchText,
  text,
} from './field.ts'
import { Pagination, paging } from './page.ts'
import { type WordOf, words } from './words.ts'

export const BrokerStatus = words({
  active: 'Active',
  inactive: 'Inactive',
  blocked: 'Blocked',
  suspended: 'Suspended',
})
export type BrokerStatus = WordOf<typeof BrokerStatus>

export const KycStatus = words({ pending: 'Pending', verified: 'Verified', rejected: 'Rejected' })
export type KycStatus = WordOf<typeof KycStatus>

/** One vocabulary for registration, profile and directory (design 6.7). */
export const Specialization = words({
  residential: 'Residential',
  commercial: 'Commercial',
  industrial: 'Industrial',
  agricultural: 'Agricultural',
  rental: 'Rental',
  luxury: 'Luxury',
  investment: 'Investment',
})

/** Which KYC state an administrator's decision may lead to (design 3, Broker). */
export const kycLifecycle: Record<KycStatus, readonly KycStatus[]> = {
  pending: ['verified', 'rejected'],
  verified: ['rejected'],
  // A rejected broker returns to pending by sending new documents, never by an administrator.
  rejected: [],
}

export const Broker = z.object({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  whatsapp: z.string().nullable(),
  companyName: z.string(),
  experience: z.number(),
  specialization: z.array(z.string()),
  operatingAreas: z.array(z.string()),
  status: BrokerStatus.schema,
  kycStatus: KycStatus.schema,
  kycRejectionReason: z.string().nullable(),
  rating: z.number(),
  totalDeals: z.number(),
  createdAt: moment,
})
export type Broker = z.infer<typeof Broker>

const experience = count(80)

export const BrokerRegistration = z
  .strictObject({
    firstName: personName,
    lastName: personName,
    email,
    phone,
    companyName: text(160),
    whatsapp: optional(phone),
    experience: experience.default(0),
    specialization: z.array(Specialization.schema).max(7).default([]),
    operatingAreas: z.array(text(120)).max(40).default([]),
    ...newPasswordFields,
  })
  .superRefine((value, context) => checkNewPassword(value, context))

/** What a profile save may name; what it leaves out stays (design 6.3). */
export const BrokerProfile = z.strictObject({
  firstName: personName.optional(),
  lastName: personName.optional(),
  email: email.optional(),
  phone: phone.optional(),
  companyName: text(160).optional(),
  whatsapp: clearable(phone),
  experience: experience.optional(),
  specialization: z.array(Specialization.schema).max(7).optional(),
  operatingAreas: z.array(text(120)).max(40).optional(),
})

const one = z.object({ broker: Broker })
const signedIn = z.object({ token: z.string(), broker: Broker })

export const BrokerListQuery = z.strictObject({
  ...paging(10),
  search: searchText,
  status: optional(BrokerStatus.schema),
  kycStatus: optional(KycStatus.schema),
})

export const broker = {
  register: endpoint({
    method: 'POST',
    path: '/broker-auth/register',
    access: 'public',
    summary: 'Open a broker account and sign in; KYC starts pending',
    body: BrokerRegistration,
    reply: signedIn,
    status: 201,
  }),
  login: endpoint({
    method: 'POST',
    path: '/broker-auth/login',
    access: 'public',
    summary: 'Sign in as a broker',
    body: EmailSignIn,
    reply: signedIn,
  }),
  profile: endpoint({
    method: 'GET',
    path: '/broker-auth/profile',
    access: 'broker',
    summary: 'The signed-in broker',
    reply: one,
  }),
  changeProfile: endpoint({
    method: 'PUT',
    path: '/broker-auth/profile',
    access: 'broker',
    summary: 'Change what the profile save names',
    body: BrokerProfile,
    reply: one,
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/broker-auth/change-password',
    access: 'broker',
    summary: 'Change the password; other sessions end',
    body: ChangePassword,
    reply: Acknowledgement,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/broker-auth/logout',
    access: 'broker',
    summary: 'End this session',
    reply: Acknowledgement,
  }),
  list: endpoint({
    method: 'GET',
    path: '/brokers',
    access: 'broker.read',
    summary: 'Brokers, newest first',
    query: BrokerListQuery,
    reply: z.object({ brokers: z.array(Broker), pagination: Pagination }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/brokers/:id',
    access: 'broker.read',
    summary: 'One broker',
    params: idParams,
    reply: one,
  }),
  changeStatus: endpoint({
    method: 'PATCH',
    path: '/brokers/:id/status',
    access: 'broker.change',
    summary: 'Change the status; a broker who is no longer active is signed out at once',
    params: idParams,
    body: z.strictObject({ status: BrokerStatus.schema }),
    reply: one,
  }),
  changeKyc: endpoint({
    method: 'PATCH',
    path: '/brokers/:id/kyc',
    access: 'broker.review',
    summary: 'Verify or reject the KYC; verifying puts approved listings live',
    params: idParams,
    body: z
      .strictObject({
        kycStatus: KycStatus.schema,
        rejectionReason: optional(text(500, 'Please provide a rejection reason')),
      })
      .refine((value) => value.kycStatus !== 'rejected' || value.rejectionReason, {
        message: 'Please provide a rejection reason',
        path: ['rejectionReason'],
      }),
    reply: one,
  }),
}
