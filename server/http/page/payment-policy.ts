import type { FastifyReply, FastifyRequest } from 'fastify'
import { withoutLocale } from '#domain/locale/locale.ts'

const payPage = /^\/broker-portal\/plan\/pay\/[\w-]+\/?(\?|$)/

/** What the payment provider's form loads: a script, and its own frames. */
export interface PaymentOrigins {
  script: string
  frames: string
}

/**
 * Allows the payment provider's script and form on the broker's payment page only. Its form is a
 * frame on its own origin, so what is typed there never passes through this server.
 */
export function admitGateway(
  request: FastifyRequest,
  reply: FastifyReply,
  origins: PaymentOrigins | undefined,
): void {
  if (!origins || !payPage.test(withoutLocale(request.url))) return
  const policy = String(reply.getHeader('content-security-policy') ?? '')
  reply.header('content-security-policy', openedTo(policy, origins))
  reply.header(
    'permissions-policy',
    `camera=(), microphone=(), geolocation=(self), payment=(self "${origins.script}")`,
  )
}

/** Returns the policy extended by the provider's origins where its form needs them. */
export function openedTo(policy: string, { script, frames }: PaymentOrigins): string {
  return policy
    .split('; ')
    .map((rule) => {
      if (rule.startsWith('script-src ')) return `${rule} ${script}`
      return /^(frame|connect)-src /.test(rule) ? `${rule} ${frames}` : rule
    })
    .join('; ')
}
