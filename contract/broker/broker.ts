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
  count,
  createdDays,
  day,
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
import { publicName, publicText } from '#contract/public-text.ts'
import { type WordOf, words } from '#contract/words.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { BrokerSort, BrokerStats, DocumentsSent, operatingAreas } from './list.ts'
import { ResponseTime } from './response-time.ts'
import { Specialization } from './specialization.ts'

export const BrokerStatus = words({
  active: msg('Active'),
  inactive: msg('Inactive'),
  blocked: msg('Blocked'),
  suspended: msg('Suspended'),
})
export type BrokerStatus = WordOf<typeof BrokerStatus>
export const KycStatus = words({
  pending: msg('Pending'),
  verified: msg('Verified'),
  rejected: msg('Rejected'),
})
export type KycStatus = WordOf<typeof KycStatus>

export const Broker = z.object({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  whatsapp: z.string().nullable(),
  /** The language of messages to the broker. */
  language: Language.schema,
  companyName: z.string(),
  experience: z.number(),
  specialization: z.array(z.string()),
  operatingAreas: z.array(z.string()),
  /** The text under the name on the public page, written by the broker. */
  about: z.string().nullable(),
  status: BrokerStatus.schema,
  kycStatus: KycStatus.schema,
  kycRejectionReason: z.string().nullable(),
  ...{ rating: z.number(), totalDeals: z.number() },
  response: ResponseTime.nullable(),
  isEmailVerified: z.boolean(),
  createdAt: moment,
})
export type Broker = z.infer<typeof Broker>

/** A broker as the back office sees one. */
export const BrokerRecord = Broker.extend({
  statusReason: z.string().nullable(),
  /** The last day of a suspension in India: 2026-12-31. */
  suspendedUntil: z.string().nullable(),
  /** When the KYC was submitted for its decision. */
  kycSubmittedAt: moment,
  documentCount: z.number(),
  hasPanCard: z.boolean(),
  documentsVersion: z.number(),
  /** The last day of a verified KYC: its RERA certificate expires then. */
  kycValidUntil: z.string().nullable(),
  /** The plan that is active today, or else the last one. */
  subscriptionPlan: z.object({ name: z.string() }).nullable(),
  /** The midnight in India at which the plan expires or expired. */
  subscriptionExpiry: moment.nullable(),
  version: z.number(),
})
export type BrokerRecord = z.infer<typeof BrokerRecord>

const experience = count(80)

const newBrokerFields = {
  firstName: personName,
  lastName: personName,
  email,
  phone,
  companyName: publicName(160),
  experience: experience.default(0),
  specialization: z.array(Specialization.schema).max(7).default([]),
  operatingAreas: operatingAreas.default([]),
}

export const BrokerRegistration = z
  .strictObject({ ...newBrokerFields, whatsapp: optional(phone), ...newPasswordFields })
  .superRefine(checkRegistration)

/** The fields that saving a profile may include; the others keep their value (API-2). */
export const BrokerProfile = z.strictObject({
  firstName: personName.optional(),
  lastName: personName.optional(),
  email: email.optional(),
  phone: phone.optional(),
  companyName: publicName(160).optional(),
  whatsapp: clearable(phone),
  language: Language.schema.optional(),
  experience: experience.optional(),
  specialization: z.array(Specialization.schema).max(7).optional(),
  operatingAreas: operatingAreas.optional(),
  about: clearable(publicText(600)),
})

/** A broker added by an administrator; the broker sets the password through a link. */
export const BrokerDraft = z.strictObject({ ...newBrokerFields, whatsapp: clearable(phone) })

/** Fields that are left out keep their value (API-2). Carries the `version` it was made from. */
export const BrokerChange = BrokerProfile.omit({ language: true }).extend({ version })

const one = z.object({ broker: Broker })
const record = z.object({ broker: BrokerRecord })
/** The reply to a sign-in. */
export const BrokerSession = z.object({ token: z.string(), broker: Broker })

export const BrokerListQuery = z.strictObject({
  ...paging(10),
  search: searchText,
  status: optional(BrokerStatus.schema),
  kycStatus: optional(KycStatus.schema),
  /** Whether the broker has sent documents. */
  documents: optional(DocumentsSent.schema),
  ...createdDays,
  sort: BrokerSort.schema.default('joined-desc'),
  ids,
})

const reason = optional(text(500))

export const broker = {
  register: endpoint({
    method: 'POST',
    path: '/broker-auth/register',
    access: 'public',
    summary: 'Register a broker and sign in; the KYC starts as pending',
    body: BrokerRegistration,
    reply: BrokerSession,
    status: 201,
  }),
  login: endpoint({
    method: 'POST',
    path: '/broker-auth/login',
    access: 'public',
    summary: 'Sign in as a broker',
    body: EmailSignIn,
    reply: orPendingSignIn(BrokerSession),
  }),
  profile: endpoint({
    method: 'GET',
    path: '/broker-auth/profile',
    access: 'broker',
    summary: 'Get the signed-in broker',
    reply: one,
  }),
  changeProfile: endpoint({
    method: 'PUT',
    path: '/broker-auth/profile',
    access: 'broker',
    summary: 'Change the given fields of the profile',
    body: BrokerProfile.extend(withPassword),
    reply: one,
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/broker-auth/change-password',
    access: 'broker',
    stepUp: 'with-factor',
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
    summary: 'List brokers, newest first by default',
    query: BrokerListQuery,
    reply: z.object({ brokers: z.array(BrokerRecord), pagination: Pagination }),
  }),
  stats: endpoint({
    method: 'GET',
    path: '/brokers/stats/overview',
    access: 'broker.read',
    summary: 'Count brokers by status and KYC',
    reply: z.object({ stats: BrokerStats }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/brokers/:id',
    access: 'broker.read',
    summary: 'Get one broker',
    params: idParams,
    reply: record,
  }),
  create: endpoint({
    method: 'POST',
    path: '/brokers',
    access: 'broker.change',
    summary: 'Add a broker, who is sent a link to set the first password',
    body: BrokerDraft,
    reply: record,
    status: 201,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/brokers/:id',
    access: 'broker.change',
    summary: 'Change the given fields of a broker',
    params: idParams,
    body: BrokerChange,
    reply: record,
  }),
  changeStatus: endpoint({
    method: 'PATCH',
    path: '/brokers/:id/status',
    access: 'broker.change',
    summary: 'Change the status; a broker who is no longer active is signed out at once',
    params: idParams,
    body: z
      .strictObject({
        status: BrokerStatus.schema,
        reason,
        /** The last day of a suspension in India; the broker is active again afterwards. */
        until: optional(day),
        /** The status shown on screen: refused where it has changed since. */
        decidedOn: BrokerStatus.schema.optional(),
      })
      .refine((value) => value.status === 'suspended' || value.until === undefined, {
        error: () => t('You can set an end date only for a suspension.'),
        path: ['until'],
      }),
    reply: record,
  }),
  changeKyc: endpoint({
    method: 'PATCH',
    path: '/brokers/:id/kyc',
    access: 'broker.review',
    summary: 'Verify, reject or revoke the KYC; verifying puts approved listings live',
    params: idParams,
    body: z
      .strictObject({
        kycStatus: KycStatus.schema,
        rejectionReason: optional(text(500, msg('Please provide a rejection reason'))),
        /** The version the reviewer saw: refused where documents have changed since. */
        documentsVersion: count(1_000_000).optional(),
        /** The status shown on screen: refused where it has changed since. */
        decidedOn: KycStatus.schema.optional(),
      })
      .refine((value) => value.kycStatus !== 'rejected' || value.rejectionReason, {
        error: () => t('Please provide a rejection reason'),
        path: ['rejectionReason'],
      }),
    reply: record,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/brokers/:id',
    access: 'broker.remove',
    stepUp: true,
    summary: 'Delete a broker without listings and inquiries',
    params: idParams,
    reply: Acknowledgement,
  }),
}
