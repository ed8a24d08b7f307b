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

/** How a consent was given or taken back, and from where. */
export interface Proof {
  how: 'profile' | 'form' | 'unsubscribe' | 'stop'
  address?: string | null
  requestId?: string | null
}

export interface Agreement {
  purpose: ConsentPurpose
  channel: MessageChannel
  /** What it is about, piece by piece: "e-mail address", "saved searches". */
  data?: string[]
  proof: Proof
}

/**
 * Whether a person may be sent a message for a purpose by a channel now: consent holds, the account
 * is active, and the address neither said STOP nor proved wrong.
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
 * Writes down that a person agrees; one that holds already stays as it is. It lifts no STOP: that
 * is the number's own.
 */
export async function giveConsent(
  tx: Handle,
  person: Principal,
  { purpose, channel, data = [], proof }: Agreement,
): Promise<void> {
  const id = v7()
  await insertConsent(tx, { id, person, purpose, channel, data, notice: noticeVersion, proof })
}

/** Takes a consent back, as easily as it was given; promotional messages that wait do not go. */
export async function withdrawConsent(
  tx: Handle,
  person: Principal,
  purpose: ConsentPurpose,
  channel: MessageChannel,
  proof: Proof,
): Promise<void> {
  await closeConsents(tx, person, [purpose], channel, proof)
}

/** Gives or withdraws, as one switch says. */
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
