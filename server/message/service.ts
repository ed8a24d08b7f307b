import { v7 } from 'uuid'
import type { Realm } from '#contract/access.ts'
import { smsSegments } from '#domain/sms-segment.ts'
import type { Handle } from '#server/db/connect.ts'
import { countSince, insertMessages } from './outbox-queries.ts'
import { cleaned, render } from './render.ts'
import { type TemplateName, templateOf, type VariablesOf } from './template.ts'
import { type Recipient, waysTo } from './way.ts'

export interface Queued<Name extends TemplateName> {
  to: Recipient
  template: Name
  variables: VariablesOf<Name>
}

/**
 * Puts a message into the outbox in the caller's transaction: it is sent if what it tells about is
 * kept, and only then. One row for each way it may take; none where the person agreed to none.
 */
export async function queueMessage<Name extends TemplateName>(
  tx: Handle,
  { to, template: name, variables }: Queued<Name>,
): Promise<void> {
  const template = templateOf(name)
  if (!template) throw new Error(`There is no message ${name}`)
  const values = cleaned(template, variables)
  const ways = await waysTo(tx, to, template)
  await insertMessages(
    tx,
    ways.map(({ channel, recipient, consentId }) => {
      const { subject, text } = render(template, values, { channel, masked: true })
      return {
        id: v7(),
        channel,
        recipient,
        account_realm: to.account?.realm ?? null,
        account_id: to.account?.id ?? null,
        template: name,
        category: template.category,
        is_promotional: template.purpose !== undefined,
        consent_id: consentId,
        variables: JSON.stringify(values),
        subject: channel === 'email' ? subject : null,
        body: text,
        segments: channel === 'sms' ? smsSegments(text).count : 1,
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
