import type { FastifyInstance } from 'fastify'
import { shortlistRoom } from '#contract/shortlist/room.ts'
import type { Context } from '#server/context.ts'
import type { Handle } from '#server/db/connect.ts'
import { serve } from '#server/http/serve.ts'
import type { Trace, Viewer } from '#server/http/viewer.ts'
import { rateLimits } from '#server/resilience/rate-limits.ts'
import { countCall } from './count-calls.ts'
import { joinShortlist } from './join.ts'
import { setParticipantCookie } from './participant-cookie.ts'
import { addNote, readComparison, readRoom, removeNote, setStatus, vote } from './room.ts'
import type { Caller } from './seat.ts'

interface Asked {
  viewer: Viewer | undefined
  request: { headers: { cookie?: string | undefined } }
}

const callerOf = ({ viewer, request }: Asked): Caller => ({
  viewer,
  cookies: request.headers.cookie,
})

interface Counted {
  db: Handle
  trace: Trace
}

const countedAct = {
  prepare: ({ db, body, trace }: Counted & { body: { token: string } }) =>
    countCall(db, trace, body.token, rateLimits.shortlistActPerAddress),
}

const countedLook = {
  prepare: ({ db, query, trace }: Counted & { query: { token: string } }) =>
    countCall(db, trace, query.token, rateLimits.shortlistLookPerAddress),
}

/** Registers a shared shortlist for everybody who has its link. */
export function registerShortlistRoomRoutes(app: FastifyInstance, context: Context): void {
  registerReads(app, context)

  serve<typeof shortlistRoom.join, void>(
    app,
    context,
    shortlistRoom.join,
    async ({ db, body, reply, ...asked }) => {
      const { room, cookie } = await joinShortlist(db, context, callerOf(asked), body)
      if (cookie) setParticipantCookie(reply, context.config, cookie)
      return { room }
    },
    {
      prepare: ({ db, body, trace }) =>
        countCall(db, trace, body.token, rateLimits.shortlistJoinPerAddress),
    },
  )

  serve<typeof shortlistRoom.vote, void>(
    app,
    context,
    shortlistRoom.vote,
    async ({ db, params, body: { token, vote: given }, ...asked }) => ({
      room: await vote(db, { token, caller: callerOf(asked), id: params.id }, given),
    }),
    countedAct,
  )

  serve<typeof shortlistRoom.setStatus, void>(
    app,
    context,
    shortlistRoom.setStatus,
    async ({ db, params, body: { token, ...change }, ...asked }) => ({
      room: await setStatus(db, { token, caller: callerOf(asked), id: params.id }, change),
    }),
    countedAct,
  )

  serve<typeof shortlistRoom.addNote, void>(
    app,
    context,
    shortlistRoom.addNote,
    async ({ db, params, body: { token, text }, ...asked }) => ({
      room: await addNote(db, { token, caller: callerOf(asked), id: params.id }, text),
    }),
    countedAct,
  )

  serve<typeof shortlistRoom.removeNote, void>(
    app,
    context,
    shortlistRoom.removeNote,
    async ({ db, params, body: { token }, ...asked }) => ({
      room: await removeNote(db, { token, caller: callerOf(asked), id: params.id }),
    }),
    countedAct,
  )
}

function registerReads(app: FastifyInstance, context: Context): void {
  serve<typeof shortlistRoom.get, void>(
    app,
    context,
    shortlistRoom.get,
    async ({ db, query, reply, ...asked }) => {
      // The address gives access, so no cache may store the response.
      reply.header('cache-control', 'no-store')
      return { room: await readRoom(db, query.token, callerOf(asked)) }
    },
    countedLook,
  )

  serve<typeof shortlistRoom.comparison, void>(
    app,
    context,
    shortlistRoom.comparison,
    async ({ db, query, reply }) => {
      reply.header('cache-control', 'no-store')
      return { properties: await readComparison(db, query.token) }
    },
    countedLook,
  )
}
