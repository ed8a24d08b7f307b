import type { FastifyInstance } from 'fastify'
import { shortlist } from '#contract/shortlist/shortlist.ts'
import { t } from '#domain/locale/translate.ts'
import type { Context } from '#server/context.ts'
import { serve } from '#server/http/serve.ts'
import { registerShortlistRoomRoutes } from './room-routes.ts'
import {
  addHomes,
  changeShortlist,
  createShortlist,
  endShortlist,
  findShortlists,
  hideNote,
  openVotes,
  readShortlist,
  removeHome,
  removeParticipant,
  removeShortlist,
  replaceLink,
} from './service.ts'

export function registerShortlistRoutes(app: FastifyInstance, context: Context): void {
  registerShortlistRoomRoutes(app, context)

  serve(app, context, shortlist.list, async ({ db, viewer, query }) => ({
    shortlists: await findShortlists(db, viewer, query.homes ?? []),
  }))

  serve(app, context, shortlist.create, async ({ db, viewer, body }) => ({
    shortlist: await createShortlist(db, context, viewer, body),
  }))

  serve(app, context, shortlist.get, async ({ db, viewer, params }) => ({
    shortlist: await readShortlist(db, context, viewer, params.id),
  }))

  serve(app, context, shortlist.change, async ({ db, viewer, params, body }) => ({
    shortlist: await changeShortlist(db, context, { viewer, id: params.id }, body),
  }))

  serve(app, context, shortlist.remove, async ({ db, viewer, params }) => {
    await removeShortlist(db, { viewer, id: params.id })
    return { message: t('Shortlist deleted') }
  })

  serve(app, context, shortlist.end, async ({ db, viewer, params }) => ({
    shortlist: await endShortlist(db, context, { viewer, id: params.id }),
  }))

  serve(app, context, shortlist.replaceLink, async ({ db, viewer, params }) => ({
    shortlist: await replaceLink(db, context, { viewer, id: params.id }),
  }))

  serve(app, context, shortlist.addHomes, async ({ db, viewer, params, body }) => ({
    shortlist: await addHomes(db, context, { viewer, id: params.id }, body.propertyIds),
  }))

  serve(app, context, shortlist.removeHome, async ({ db, viewer, params }) => ({
    shortlist: await removeHome(db, context, { viewer, id: params.id }, params.partId),
  }))

  serve(app, context, shortlist.openVotes, async ({ db, viewer, params }) => ({
    shortlist: await openVotes(db, context, { viewer, id: params.id }, params.partId),
  }))

  serve(app, context, shortlist.removeParticipant, async ({ db, viewer, params }) => ({
    shortlist: await removeParticipant(db, context, { viewer, id: params.id }, params.partId),
  }))

  serve(app, context, shortlist.hideNote, async ({ db, viewer, params, body }) => {
    const note = { id: params.partId, isHidden: body.isHidden }
    return { shortlist: await hideNote(db, context, { viewer, id: params.id }, note) }
  })
}
