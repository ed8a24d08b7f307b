import { v7 } from 'uuid'
import type { Realm } from '#contract/access.ts'
import type { MessageChannel } from '#contract/message.ts'
import type { Handle } from '#server/db/connect.ts'
import { countSince, insertMessages } from './outbox-queries.ts'
import { cleaned, render, type TemplateName, templateOf, type VariablesOf } from './template.ts'

/** Whom a message is for: it goes by those of its template's channels there is an address for. */
export interface Recipient {
  email?: string | null | undefined
  phone?: string | null | undefined
  whatsapp?: string | null | undefined
  account?: { realm: Realm; id: string } | undefined
}

export interface Queued<Name extends TemplateName> {
  to: Recipient
  template: Name
  variables: VariablesOf<Name>
}

/**
 * Puts a message into the outbox in the caller's transaction: it is sent if what it tells about is
 * kept, and only then. One row for each channel.
 */
export async function queueMessage<Name extends TemplateName>(
  tx: Handle,
  { to, template: name, variables }: Queued<Name>,
): Promise<void> {
  const template = templateOf(name)
  if (!template) throw new Error(`There is no message ${name}`)
  const values = cleaned(template, variables)
  const { subject, text } = render(template, values, { masked: true })
  const address: Record<MessageChannel, string | null | undefined> = {
    email: to.email,
    sms: to.phone,
    whatsapp: to.whatsapp,
  }
  await insertMessages(
    tx,
    template.channels.flatMap((channel) => {
      const recipient = address[channel]
      if (!recipient) return []
      return {
        id: v7(),
        channel,
        recipient,
        account_realm: to.account?.realm ?? null,
        account_id: to.account?.id ?? null,
        template: name,
        category: template.category,
        variables: JSON.stringify(values),
        subject: channel === 'email' ? subject : null,
        body: text,
      }
    }),
  )
}

/** How many messages of a kind were queued for an account in the last so many minutes. */
export function countQueued(
  tx: Handle,
  account: { realm: Realm; id: string },
  template: TemplateName,
  minutes: number,
): Promise<number> {
  return countSince(tx, account, template, minutes)
}
