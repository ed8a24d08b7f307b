import { v7 } from 'uuid'
import type { Database } from '#server/db/connect.ts'
import { messageOf } from '#server/db/failure.ts'
import { claimDue, type Due, settle, settleLapsed } from './outbox-queries.ts'
import { type Accepted, type Providers, SendFailure } from './provider.ts'
import { render, spent, templateOf } from './template.ts'

/** After so many tries a message is dead: a person looks at it and sends it again. */
const attempts = 6
const firstWaitSeconds = 30
/** Longer than any provider's own time limits together. */
const leaseSeconds = 120
/** So that a round ends and a stopping server need not wait for a long queue. */
const perRound = 200

const uncertain =
  'The server stopped while this was being sent, so it may have arrived. It is not sent again by itself.'

/** Sends what is due, one message after the other; safe beside any number of other senders. */
export async function sendDue(
  db: Database,
  providers: Providers,
  signal?: AbortSignal,
): Promise<number> {
  const all = Object.values(providers)
  const idempotent = all.filter((provider) => provider.idempotent).map(({ name }) => name)
  await settleLapsed(db, { idempotent, uncertain })
  const names = {
    sms: providers.sms.name,
    whatsapp: providers.whatsapp.name,
    email: providers.email.name,
  }
  for (let sent = 0; sent < perRound; sent++) {
    if (signal?.aborted) return sent
    const lease = v7()
    const due = await claimDue(db, lease, names, leaseSeconds)
    if (!due) return sent
    await sendOne(db, providers, due, lease)
  }
  return perRound
}

async function sendOne(
  db: Database,
  providers: Providers,
  { id, channel, recipient, template: name, variables, attempts: attempt }: Due,
  lease: string,
): Promise<void> {
  const template = templateOf(name)
  const values = textsOf(variables)
  const key = { id, lease }
  if (!template) {
    return settle(db, key, { status: 'failed', error: `There is no message "${name}" any more.` })
  }
  let accepted: Accepted
  try {
    const said = render(template, values, { masked: false })
    accepted = await providers[channel].send({ id, channel, recipient, ...said })
  } catch (error) {
    const isOver = error instanceof SendFailure || attempt >= attempts
    return settle(db, key, {
      status: isOver ? 'failed' : 'pending',
      error: messageOf(error).slice(0, 500),
      waitSeconds: firstWaitSeconds * 4 ** (attempt - 1),
    })
  }
  await settle(db, key, {
    status: 'sent',
    variables: JSON.stringify(spent(template, values)),
    provider_message_id: accepted.providerMessageId,
    cost_paise: accepted.costPaise,
    error: null,
  })
}

function textsOf(variables: unknown): Record<string, string> {
  const entries = typeof variables === 'object' && variables ? Object.entries(variables) : []
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}
