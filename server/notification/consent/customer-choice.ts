import { isDeepStrictEqual } from 'node:util'
import type { CustomerChoices, WhatsappCode } from '#contract/account/contact-choice.ts'
import { refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import { record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { CustomerViewer } from '#server/http/viewer.ts'
import { readSettings } from '#server/notification/setting-queries.ts'
import { setConsent } from './consent.ts'
import { findOpenConsent, getAddresses, saveContactChoice } from './consent-queries.ts'
import { readChoices, refuseStopped } from './contact-choice.ts'
import { askForNumberProof, type ProofContext } from './number-code.ts'
import { isNumberProven } from './number-proof-queries.ts'

/**
 * Returns the channels of a customer: replies to inquiries by e-mail unless turned off, and alerts
 * on the channels with a consent. Includes the hours of alerts, which the back office sets.
 */
export async function customerChoices(db: Handle, viewer: CustomerViewer) {
  const { email, whatsapp } = await getAddresses(db, viewer)
  const choices = await readCustomerChoices(db, viewer)
  const { promotionalFrom: from, promotionalUntil: until } = await readSettings(db)
  const isWhatsappProven = whatsapp !== null && (await isNumberProven(db, viewer, whatsapp))
  return { choices, addresses: { email, whatsapp }, isWhatsappProven, alertHours: { from, until } }
}

async function readCustomerChoices(db: Handle, viewer: CustomerViewer): Promise<CustomerChoices> {
  const alerts = async (channel: 'email' | 'whatsapp') =>
    (await findOpenConsent(db, viewer, 'alerts', channel)) !== undefined
  return {
    answersByEmail: (await readChoices(db, viewer)).email,
    alertsByEmail: await alerts('email'),
    alertsByWhatsapp: await alerts('whatsapp'),
  }
}

export function changeCustomerChoices(
  db: Handle,
  context: ProofContext,
  viewer: CustomerViewer,
  wanted: CustomerChoices,
) {
  return transact(db, async (tx) => {
    const { choices: before, addresses } = await customerChoices(tx, viewer)
    if (wanted.alertsByWhatsapp && !addresses.whatsapp) {
      throw refuse('invalid_input', {
        fields: { alertsByWhatsapp: t('Please add your WhatsApp number to your profile first.') },
      })
    }
    let whatsappCode: WhatsappCode = null
    if (wanted.alertsByWhatsapp) {
      await refuseStopped(tx, addresses.whatsapp, 'alertsByWhatsapp')
      whatsappCode = await askForNumberProof(tx, context, viewer, {
        whatsapp: addresses.whatsapp ?? '',
        address: viewer.trace.address,
      })
    }
    await saveContactChoice(tx, viewer, 'email', wanted.answersByEmail)
    const { address, requestId } = viewer.trace
    for (const [channel, isGiven, data] of [
      ['email', wanted.alertsByEmail, 'e-mail address'],
      ['whatsapp', wanted.alertsByWhatsapp, 'WhatsApp number'],
    ] as const) {
      await setConsent(tx, viewer, isGiven, {
        purpose: 'alerts',
        channel,
        data: [data, 'saved searches'],
        proof: { how: 'profile', address, requestId },
      })
    }
    if (!isDeepStrictEqual(before, wanted)) {
      const change = { before: { ...before }, after: { ...wanted } }
      await record(tx, viewer, 'customer.contact', { kind: 'customer', id: viewer.id }, change)
    }
    return { ...(await customerChoices(tx, viewer)), whatsappCode }
  })
}
