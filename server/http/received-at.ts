import type { FastifyReply } from 'fastify'

/** When the request arrived: later decisions were not yet on its sender's screen. */
export const receivedAt = (reply: FastifyReply): Date => new Date(Date.now() - reply.elapsedTime)
