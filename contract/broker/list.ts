import { z } from 'zod'
import { publicTexts } from '#contract/public-text.ts'
import { type WordOf, words } from '#contract/words.ts'
import { msg } from '#domain/locale/translate.ts'

/** Where a broker works, in the broker's own words; public. */
export const operatingAreas = publicTexts(120, 40)

/** Sort orders of the list of brokers. `waiting` is for the KYC queue: the longest wait first. */
export const BrokerSort = words({
  'joined-desc': msg('Newest first'),
  joined: msg('Oldest first'),
  name: msg('Name A to Z'),
  'name-desc': msg('Name Z to A'),
  company: msg('Company A to Z'),
  'company-desc': msg('Company Z to A'),
  status: msg('Status A to Z'),
  'status-desc': msg('Status Z to A'),
  waiting: msg('Waiting longest'),
})
export type BrokerSort = WordOf<typeof BrokerSort>

/** Whether a broker has sent KYC documents. */
export const DocumentsSent = words({ sent: msg('Documents sent'), none: msg('No documents yet') })

/** The figures above the list of brokers (BRK-9). */
export const BrokerStats = z.object({
  total: z.number(),
  active: z.number(),
  blocked: z.number(),
  kyc: z.object({ verified: z.number(), pending: z.number() }),
  subscriptions: z.object({ active: z.number(), expired: z.number() }),
})
export type BrokerStats = z.infer<typeof BrokerStats>
