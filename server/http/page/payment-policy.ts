import type { FastifyReply, FastifyRequest } from 'fastify'

const payPage = /^\/broker-portal\/plan\/pay\/[\w-]+\/?(\?|$)/

/** What the form of the payment provider loads: a script, and frames of its own. */
export interface PaymentOrigins {
  script: string
  frames: string
}

/**
 * Lets the payment gateway's script and form into the one page where a broker pays, and nowhere
 * else. Its form is a frame on its own address; what is typed there never passes through us.
 */
export function admitGateway(
  request: FastifyRequest,
  reply: FastifyReply,
  origins: PaymentOrigins | undefined,
): void {
  if (!origins || !payPage.test(request.url)) return
  const policy = String(reply.getHeader('content-security-policy') ?? '')
  reply.header('content-security-policy', openedTo(policy, origins))
  reply.header(
    'permissions-policy',
    `camera=(), microphone=(), geolocation=(self), payment=(self "${origins.script}")`,
  )
}

/** Returns the policy with the gateway beside us where its form needs it. */
export function openedTo(policy: string, { script, frames }: PaymentOrigins): string {
  return policy
    .split('; ')
    .map((rule) => {
      if (rule.startsWith('script-src ')) return `${rule} ${script}`
      return /^(frame|connect)-src /.test(rule) ? `${rule} ${frames}` : rule
    })
    .join('; ')
}
