import { isDeepStrictEqual } from 'node:util'
import type { ContactChoices, WhatsappCode } from '#contract/account/contact-choice.ts'
import { refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import { record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { BrokerViewer } from '#server/http/viewer.ts'
import { setConsent } from './consent.ts'
import { getAddresses, saveContactChoice } from './consent-queries.ts'
import { readChoices, refuseStopped } from './contact-choice.ts'
import { askForNumberProof, type ProofContext } from './number-code.ts'
import { isNumberProven } from './number-proof-queries.ts'

export async function ownChoices(db: Handle, viewer: BrokerViewer) {
  const { email, phone, whatsapp } = await getAddresses(db, viewer)
  const choices = await readChoices(db, viewer)
  const isWhatsappProven = whatsapp !== null && (await isNumberProven(db, viewer, whatsapp))
  return { choices, addresses: { email, sms: phone, whatsapp }, isWhatsappProven }
}

export function changeChoices(
  db: Handle,
  context: ProofContext,
  viewer: BrokerViewer,
  wanted: ContactChoices,
) {
  return transact(db, async (tx) => {
    const { choices: before, addresses } = await ownChoices(tx, viewer)
    if (wanted.whatsapp && !addresses.whatsapp) {
      throw refuse('invalid_input', {
        fields: { whatsapp: t('Please add your WhatsApp number to your profile first.') },
      })
    }
    let whatsappCode: WhatsappCode = null
    if (wanted.whatsapp) {
      await refuseStopped(tx, addresses.whatsapp, 'whatsapp')
      whatsappCode = await askForNumberProof(tx, context, viewer, {
        whatsapp: addresses.whatsapp ?? '',
        address: viewer.trace.address,
      })
    }
    await saveContactChoice(tx, viewer, 'email', wanted.email)
    await saveContactChoice(tx, viewer, 'sms', wanted.sms)
    const { address, requestId } = viewer.trace
    await setConsent(tx, viewer, wanted.whatsapp, {
      purpose: 'account',
      channel: 'whatsapp',
      data: ['WhatsApp number', 'inquiries', 'decisions', 'plan'],
      proof: { how: 'profile', address, requestId },
    })
    const change = { before: { ...before }, after: { ...wanted } }
    if (!isDeepStrictEqual(before, wanted)) {
      await record(tx, viewer, 'broker.contact', { kind: 'broker', id: viewer.id }, change)
    }
    return { ...(await ownChoices(tx, viewer)), whatsappCode }
  })
}
