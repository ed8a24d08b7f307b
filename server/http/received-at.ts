import type { FastifyReply } from 'fastify'

/** When the request came in: what was decided since was not on the screen of who sent it. */
export const receivedAt = (reply: FastifyReply): Date => new Date(Date.now() - reply.elapsedTime)
