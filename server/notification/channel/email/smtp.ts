import { Readable } from 'node:stream'
import { createTransport, type NodemailerError } from 'nodemailer'
import { type Provider, SendFailure, wrongAddress } from '#server/notification/channel/provider.ts'
import { certificateTrouble } from '#server/resilience/certificate.ts'

const late = 'The mail server took too long.'

/**
 * Returns a provider that sends e-mail over SMTP, which has no idempotency: an attempt without a
 * response counts as sent. `milliseconds` limit the whole attempt, because a slow server never
 * triggers the timeouts for silence.
 */
export function smtp(url: string, from: string, { milliseconds = 45_000 } = {}): Provider {
  const transport = createTransport(
    // One connection at a time: the outbox sends messages one after the other.
    { url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 },
    { from, disableFileAccess: true, disableUrlAccess: true },
  )
  const domain = from.replace(/^.*@|>.*$/g, '')
  return {
    name: 'smtp',
    idempotent: false,
    carries: true,
    needsTemplate: false,
    async send({ id, recipient, subject, text, unsubscribe }) {
      let isHandedOver = false
      let isLate = false
      const body = Readable.from(
        (function* () {
          // The attempt was given up before the body was sent and will be retried, so it must not
          // be sent now.
          if (isLate) throw new Error(late)
          isHandedOver = true
          yield text
        })(),
      )
      const over = Promise.withResolvers<never>()
      const timer = setTimeout(() => {
        isLate = true
        over.reject(new Error(late))
      }, milliseconds)
      try {
        const sending = transport.sendMail({
          // An address object keeps commas and brackets within the address.
          to: { name: '', address: recipient },
          subject,
          text: body,
          messageId: `<${id}@${domain}>`,
          ...(unsubscribe && { headers: unsubscribeHeaders(unsubscribe.oneClick) }),
        })
        const { messageId } = await Promise.race([sending, over.promise])
        return { providerMessageId: messageId }
      } catch (error) {
        throw failureOf(error as NodemailerError, isHandedOver, url)
      } finally {
        clearTimeout(timer)
      }
    },
    close: () => transport.close(),
  }
}

/** Mail programs show these as an unsubscribe button (RFC 2369, RFC 8058). */
const unsubscribeHeaders = (oneClick: string) => ({
  'List-Unsubscribe': `<${oneClick}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** A 4xx may be retried and a 5xx may not; no response after the body was sent is uncertain. */
function failureOf(error: NodemailerError, isHandedOver: boolean, url: string): Error {
  const { responseCode = 0, code, command, message } = error
  if (responseCode >= 500) {
    const isWrong = command === 'RCPT TO'
    return new SendFailure('refused', message, isWrong ? wrongAddress : String(responseCode))
  }
  if (responseCode >= 400) return error
  if (code === 'EENVELOPE') return new SendFailure('refused', message)
  if (isHandedOver) return new SendFailure('uncertain', message)
  const certificate = certificateTrouble(error, url)
  return certificate ? new Error(`Not sent: ${certificate}.`, { cause: error }) : error
}
