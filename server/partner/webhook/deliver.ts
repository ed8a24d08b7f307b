import type { WebhookEvent } from '#contract/partner/webhook-event.ts'
import { msg } from '#domain/locale/translate.ts'
import type { CertificateFailure } from '#server/resilience/certificate.ts'
import { type PostFailure, post } from '#server/resilience/post.ts'
import type { Secrets } from '#server/secret/secret.ts'
import type { DueDelivery, Outcome } from './delivery-queries.ts'
import { signatureHeaders } from './signature.ts'
import { privateAddress, type Targets } from './target.ts'

export const timeoutMs = 10_000
const maxResponseBytes = 4_096
/** The maximum length of the log's column. */
const maxShown = 500

const minute = 60
const hour = 60 * minute

/**
 * The waits of the Standard Webhooks specification, which add up to a little more than three days:
 * by then a receiver that accepts nothing is paused.
 */
const waits = [
  ...[5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour],
  24 * hour,
]

export interface Delivering {
  secrets: Secrets
  targets: Targets
  /** Breaks off what is under way when the process stops. */
  signal: AbortSignal
  timeoutMs: number
}

/** Posts a delivery; returns what became of it, or undefined where it was broken off. */
export async function deliver(
  { secrets, targets, signal, timeoutMs }: Delivering,
  due: DueDelivery,
): Promise<Outcome | undefined> {
  const begin = performance.now()
  const body = JSON.stringify(eventOf(due))
  const { sealed_secret, sealed_old_secret } = due
  const sealed = sealed_old_secret ? [sealed_secret, sealed_old_secret] : [sealed_secret]
  const outcome = (made: Omit<Outcome, 'durationMs' | 'wait'>): Outcome => ({
    ...made,
    durationMs: Math.round(performance.now() - begin),
    ...(made.status === 'pending' && waitAfter(due.attempts)),
  })
  const failed = (error: string) =>
    outcome({ status: 'pending', responseStatus: null, response: null, error: shown(error) })
  try {
    if (targets.isPrivateIp(due.url)) return failed(privateAddress)
    const { webhook_id: webhookId, id, url } = due
    const { status, text } = await post({
      url,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'BrickBazaar-Webhooks/1',
        ...signatureHeaders(secrets, { webhookId, sealed, id, at: new Date(), body }),
      },
      ...{ body, milliseconds: timeoutMs, maxBytes: maxResponseBytes, signal },
      lookup: targets.lookup,
    })
    const isAccepted = status >= 200 && status < 300
    return outcome({
      status: isAccepted ? 'delivered' : 'pending',
      responseStatus: status,
      response: shown(text),
      error: isAccepted ? null : refusalOf(status),
    })
  } catch (failure) {
    if (signal.aborted) return undefined
    const { certificate, message } = failure as PostFailure
    if (certificate) return failed(certificateFailures[certificate])
    return failed(message || msg('The connection failed.'))
  }
}

const certificateFailures: Record<CertificateFailure, string> = {
  expired: msg('The certificate of this address has expired.'),
  early: msg('The certificate of this address is not valid yet.'),
  name: msg('The certificate of this address is for another host name.'),
  authority: msg('The certificate of this address is from an authority that we do not know.'),
  plain: msg('This address starts with https, but answers without it.'),
  refused: msg('No secure connection to this address is possible.'),
}

const refusalOf = (status: number) =>
  status >= 300 && status < 400
    ? msg('The receiver redirects. Redirects are not followed.')
    : msg('The receiver did not accept it.')

/** After the last try there is no further one. */
function waitAfter(attempts: number): Pick<Outcome, 'status'> & { wait?: number } {
  const wait = waits[attempts - 1]
  return wait === undefined ? { status: 'failed' } : { status: 'pending', wait }
}

/** The body as the contract has it; the same for each try. */
function eventOf(due: DueDelivery): WebhookEvent {
  const { kind, property_id, lead_id, change_id, price } = due
  const timestamp = due.happened_at.toISOString()
  if (kind === 'test') return { type: kind, timestamp, data: { webhook: due.webhook_id } }
  if (kind === 'lead.created') {
    return { type: kind, timestamp, data: { lead: lead_id ?? '', listing: property_id } }
  }
  const data = { listing: property_id ?? '', price: price ?? 0, change: change_id ?? '' }
  return { type: kind, timestamp, data }
}

/** The beginning of what a receiver said, as PostgreSQL can store it. */
const shown = (text: string) =>
  text.replaceAll('\u0000', '').toWellFormed().slice(0, maxShown).toWellFormed()
