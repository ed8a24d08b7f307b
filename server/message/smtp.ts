import { Readable } from 'node:stream'
import { createTransport, type NodemailerError } from 'nodemailer'
import { type Provider, SendFailure } from './provider.ts'

/** E-mail through an SMTP server. SMTP knows no idempotency: an attempt without an answer counts as sent. */
export function smtp(url: string, from: string): Provider {
  const transport = createTransport(
    // One connection at a time: the outbox sends one after the other.
    { url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 },
    { from, disableFileAccess: true, disableUrlAccess: true },
  )
  const domain = from.replace(/^.*@|>.*$/g, '')
  return {
    name: 'smtp',
    idempotent: false,
    async send({ id, recipient, subject, text }) {
      let isHandedOver = false
      const body = Readable.from(
        (function* () {
          isHandedOver = true
          yield text
        })(),
      )
      try {
        const { messageId } = await transport.sendMail({
          // An address object, so that commas and brackets in it stay part of the address.
          to: { name: '', address: recipient },
          subject,
          text: body,
          messageId: `<${id}@${domain}>`,
        })
        return { providerMessageId: messageId, costPaise: 0 }
      } catch (error) {
        throw failureOf(error as NodemailerError, isHandedOver)
      }
    },
    close: () => transport.close(),
  }
}

/** A 4xx is worth another try, a 5xx is not; silence after the text left is neither. */
function failureOf(error: NodemailerError, isHandedOver: boolean): Error {
  const { responseCode = 0, code, message } = error
  if (responseCode >= 500) return new SendFailure('refused', message)
  if (responseCode >= 400) return error
  if (code === 'EENVELOPE') return new SendFailure('refused', message)
  return isHandedOver ? new SendFailure('uncertain', message) : error
}
