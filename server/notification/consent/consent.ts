import { v7 } from 'uuid'
import { type ConsentPurpose, noticeVersion } from '#contract/account/consent.ts'
import type { MessageChannel } from '#contract/message/message.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import {
  closeConsents,
  findOpenConsent,
  insertConsent,
  isConsentBlocked,
  type Principal,
} from './consent-queries.ts'

export { listConsents, type Principal } from './consent-queries.ts'
export { isNumberProven } from './number-proof-queries.ts'

/** How and from where a consent was given or withdrawn. */
export interface Proof {
  how: 'profile' | 'form' | 'unsubscribe' | 'stop'
  address?: string | null
  requestId?: string | null
}

export interface Agreement {
  purpose: ConsentPurpose
  channel: MessageChannel
  /** The data it covers, such as "e-mail address" or "saved searches". */
  data?: string[]
  proof: Proof
}

/**
 * Returns whether a person may now be sent a message for this purpose on this channel: there is an
 * open consent, the account is active, and the address neither sent STOP nor turned out to be
 * wrong.
 */
export async function mayContact(
  db: Handle,
  person: Principal,
  purpose: ConsentPurpose,
  channel: MessageChannel,
): Promise<boolean> {
  const consent = await findOpenConsent(db, person, purpose, channel)
  return consent !== undefined && !(await isConsentBlocked(db, consent))
}

/**
 * Stores a consent; an open one stays unchanged. It does not lift a STOP, which belongs to the
 * number.
 */
export async function giveConsent(
  tx: Handle,
  person: Principal,
  { purpose, channel, data = [], proof }: Agreement,
): Promise<void> {
  const id = v7()
  await insertConsent(tx, { id, person, purpose, channel, data, notice: noticeVersion, proof })
}

/** Withdraws a consent; waiting promotional messages are then not sent. */
export async function withdrawConsent(
  tx: Handle,
  person: Principal,
  purpose: ConsentPurpose,
  channel: MessageChannel,
  proof: Proof,
): Promise<void> {
  await closeConsents(tx, person, [purpose], channel, proof)
}

/** Gives or withdraws a consent, as a switch is set. */
export function setConsent(
  db: Handle,
  person: Principal,
  isGiven: boolean,
  agreement: Agreement,
): Promise<void> {
  const { purpose, channel, proof } = agreement
  return transact(db, (tx) =>
    isGiven
      ? giveConsent(tx, person, agreement)
      : withdrawConsent(tx, person, purpose, channel, proof),
  )
}
