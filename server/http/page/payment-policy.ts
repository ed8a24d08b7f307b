import type { FastifyReply, FastifyRequest } from 'fastify'

const payPage = /^\/broker-portal\/plan\/pay\/[\w-]+\/?(\?|$)/

/**
 * Lets the payment gateway's script and form into the one page where a broker pays, and nowhere
 * else. Its form is a frame on its own address; what is typed there never passes through us.
 */
export function admitGateway(
  request: FastifyRequest,
  reply: FastifyReply,
  scriptOrigin: string | undefined,
): void {
  if (!scriptOrigin || !payPage.test(request.url)) return
  const policy = String(reply.getHeader('content-security-policy') ?? '')
  reply.header('content-security-policy', openedTo(policy, scriptOrigin))
  reply.header(
    'permissions-policy',
    `camera=(), microphone=(), geolocation=(self), payment=(self "${scriptOrigin}")`,
  )
}

/** The policy with the gateway beside us where its form needs it. */
export function openedTo(policy: string, scriptOrigin: string): string {
  const { protocol, hostname } = new URL(scriptOrigin)
  // Frames and calls of theirs come from further hosts of the same company.
  const hosts = hostname.endsWith('.razorpay.com') ? `${protocol}//*.razorpay.com` : scriptOrigin
  return policy
    .split('; ')
    .map((rule) => {
      if (rule.startsWith('script-src ')) return `${rule} ${scriptOrigin}`
      return /^(frame|connect)-src /.test(rule) ? `${rule} ${hosts}` : rule
    })
    .join('; ')
}
