import { Readable } from 'node:stream'
import { createTransport, type NodemailerError } from 'nodemailer'
import { type Provider, SendFailure, wrongAddress } from '#server/notification/channel/provider.ts'

const late = 'The mail server took too long.'

/**
 * E-mail through an SMTP server. SMTP knows no idempotency: an attempt without an answer counts as
 * sent. `milliseconds` are for the whole of it: a server that trickles never falls silent.
 */
export function smtp(url: string, from: string, { milliseconds = 45_000 } = {}): Provider {
  const transport = createTransport(
    // One connection at a time: the outbox sends one after the other.
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
          // Given up before a word was said: it is tried again, so it must not go now.
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
          // An address object, so that commas and brackets in it stay part of the address.
          to: { name: '', address: recipient },
          subject,
          text: body,
          messageId: `<${id}@${domain}>`,
          ...(unsubscribe && { headers: unsubscribeHeaders(unsubscribe.oneClick) }),
        })
        const { messageId } = await Promise.race([sending, over.promise])
        return { providerMessageId: messageId }
      } catch (error) {
        throw failureOf(error as NodemailerError, isHandedOver)
      } finally {
        clearTimeout(timer)
      }
    },
    close: () => transport.close(),
  }
}

/** What mail programs show as their own button (RFC 2369, RFC 8058). */
const unsubscribeHeaders = (oneClick: string) => ({
  'List-Unsubscribe': `<${oneClick}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** A 4xx is worth another try, a 5xx is not; silence after the text left is neither. */
function failureOf(error: NodemailerError, isHandedOver: boolean): Error {
  const { responseCode = 0, code, command, message } = error
  if (responseCode >= 500) {
    const isWrong = command === 'RCPT TO'
    return new SendFailure('refused', message, isWrong ? wrongAddress : String(responseCode))
  }
  if (responseCode >= 400) return error
  if (code === 'EENVELOPE') return new SendFailure('refused', message)
  return isHandedOver ? new SendFailure('uncertain', message) : error
}
